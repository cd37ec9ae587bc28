import { otherMemberIn } from '../../shared/rules/conversation-id.ts';
import { onFrame } from '../live/browser-frames.ts';
import { push } from '../live/push.ts';
import { isHidden } from '../visibility/viewer.ts';
import { readConversation } from './store/conversations.ts';

/** Shows the other member that one is typing, as long as neither hides from the other. */
const showTyping = onFrame('typing', async ({ memberId, viewer }, { conversationId }) => {
  const otherId = otherMemberIn(conversationId, memberId);
  if (otherId === undefined) return;
  const [isOtherHidden, conversation] = await Promise.all([
    isHidden(viewer, otherId),
    readConversation(conversationId, { consistent: false }),
  ]);
  if (conversation && !isOtherHidden) await push(otherId, { type: 'typing', conversationId, memberId });
});

export const conversationFrames = [showTyping];
