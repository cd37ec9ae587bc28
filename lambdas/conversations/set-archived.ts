import { conversations } from '../../shared/api/conversations.ts';
import { handle } from '../http/handle.ts';
import { checkMember, readOwn } from './access.ts';
import { presentNow } from './present-now.ts';
import { setArchived } from './store/changes.ts';

export const handler = handle(
  conversations.setArchived,
  async ({ member, effect, params: { conversationId }, body }) => {
    await checkMember(conversationId, member);
    return presentNow(member, await setArchived(effect, conversationId, member._id, body.archived));
  },
  async ({ member, params }) => presentNow(member, await readOwn(params.conversationId, member)),
);
