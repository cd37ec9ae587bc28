import { conversations } from '../../shared/api/conversations.ts';
import { handle } from '../http/handle.ts';
import { checkMember, readOwn } from './access.ts';
import { markRead } from './store/changes.ts';
import { unreadOf } from './store/conversations.ts';

export const handler = handle(
  conversations.markRead,
  async ({ member, effect, params: { conversationId }, body }) => {
    await checkMember(conversationId, member);
    return { unread: await markRead(effect, conversationId, body.messageId, member._id) };
  },
  async ({ member, params }) => ({
    unread: unreadOf(await readOwn(params.conversationId, member), member._id),
  }),
);
