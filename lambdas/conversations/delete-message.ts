import { conversations } from '../../shared/api/conversations.ts';
import { handle } from '../http/handle.ts';
import { checkMember } from './access.ts';
import { deleteMessage } from './store/changes.ts';
import { readMessage } from './store/messages.ts';
import { presentMessage } from './view.ts';

export const handler = handle(
  conversations.deleteMessage,
  async ({ member, effect, params: { conversationId, messageId } }) => {
    await checkMember(conversationId, member);
    return presentMessage(await deleteMessage(effect, conversationId, messageId, member._id));
  },
  async ({ params }) => presentMessage(await readMessage(params.conversationId, params.messageId)),
);
