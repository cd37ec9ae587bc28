import { conversations } from '../../shared/api/conversations.ts';
import { otherMemberIn } from '../../shared/rules/conversation-id.ts';
import { handle } from '../http/handle.ts';
import { postMessage } from './post-message.ts';
import { ConversationNotFoundError } from './store/errors.ts';
import { readMessage } from './store/messages.ts';
import { presentMessage } from './view.ts';

export const handler = handle(
  conversations.send,
  async (call) => {
    const otherId = otherMemberIn(call.params.conversationId, call.member._id);
    if (otherId === undefined) throw new ConversationNotFoundError();
    const { message } = await postMessage(call, otherId, { isReply: true });
    return presentMessage(message);
  },
  async ({ params }, messageId) => presentMessage(await readMessage(params.conversationId, messageId)),
);
