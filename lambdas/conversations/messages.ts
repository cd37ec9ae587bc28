import { conversations } from '../../shared/api/conversations.ts';
import { truncateToSize } from '../http/answer/truncate-to-size.ts';
import { decodeCursor, encodeCursor } from '../http/cursor.ts';
import { handle } from '../http/handle.ts';
import { Reply } from '../http/reply.ts';
import { checkMember } from './access.ts';
import { readMessages, searchMessages } from './store/messages.ts';
import { presentMessage } from './view.ts';

export const handler = handle(conversations.messages, async ({ member, params, query }) => {
  const { conversationId } = params;
  const list = `${conversations.messages.name} ${conversationId} ${query.search}`;
  const before = await decodeCursor(list, query.cursor);
  const page = query.search
    ? searchMessages(conversationId, query.search, before)
    : readMessages(conversationId, { before, limit: query.limit }).then(({ items, more }) => ({
        found: items,
        next: more ? items.at(-1)?._id : undefined,
      }));
  const [{ found, next }] = await Promise.all([page, checkMember(conversationId, member)]);
  const shown = truncateToSize(found.map(presentMessage));
  const end = shown.length < found.length ? shown.at(-1)?._id : next;
  return new Reply(shown, { next: end && (await encodeCursor(list, end)) });
});
