import { conversations } from '../../shared/api/conversations.ts';
import { decodeCursor, encodeCursor } from '../http/cursor.ts';
import { handle } from '../http/handle.ts';
import { Reply } from '../http/reply.ts';
import { readMany, sidesOf } from './store/conversations.ts';
import { readDetails } from './store/details.ts';
import { countUnread, readEntries } from './store/entries.ts';
import type { ConversationItem } from './store/items.ts';
import { presentConversation } from './view.ts';

export const handler = handle(conversations.list, async ({ member, query }) => {
  const isArchived = query.archived === 'true';
  const list = `${conversations.list.name} ${isArchived}`;
  const before = await decodeCursor(list, query.cursor);
  const [{ items: entries, more }, unread] = await Promise.all([
    readEntries(member._id, isArchived, { before, limit: query.limit }),
    countUnread(member),
  ]);
  const last = entries.at(-1);
  const [found, next] = await Promise.all([
    readMany(entries.map(({ conversationId }) => conversationId)),
    more && last ? encodeCursor(list, last.gsi1sk) : undefined,
  ]);
  const [details, { muted }] = await Promise.all([readDetails(member._id, found), member.hidden()]);
  const isMuted = ({ conversation }: { conversation: ConversationItem }) =>
    muted.has(sidesOf(conversation, member._id).other.memberId);
  return new Reply(
    details.map((detail) =>
      presentConversation(member._id, { ...detail, isArchived, isMuted: isMuted(detail) }),
    ),
    { next, headers: { 'x-unread-count': String(unread) } },
  );
});
