import { conversations } from '../../shared/api/conversations.ts';
import { handle } from '../http/handle.ts';
import { readOwn } from './access.ts';
import { presentNow } from './present-now.ts';

export const handler = handle(conversations.get, async ({ member, params }) =>
  presentNow(member, await readOwn(params.conversationId, member)),
);
