import { notifications } from '../../shared/api/notifications.ts';
import { etagOf } from '../http/answer/etag.ts';
import { decodeCursor, encodeCursor } from '../http/cursor.ts';
import { Unauthenticated } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { Reply } from '../http/reply.ts';
import type { MemberSummary } from '../members/store/items.ts';
import { readCard } from '../members/store/members.ts';
import { readNotifications } from './store/list.ts';
import { readReferences } from './store/references.ts';
import { presentNotification } from './view.ts';

/** Names the list as it stands, from its counts alone: a poll that finds nothing new reads nothing else. */
function tagOf(
  { _id, notificationChanges, unread }: MemberSummary,
  page: { cursor?: string | undefined; limit: number },
): string {
  return etagOf([_id, notificationChanges, unread, page.cursor ?? '', page.limit].join(' '));
}

export const handler = handle(notifications.list, async ({ member, query, hasSeen }) => {
  const card = await readCard(member, member._id);
  if (!card) throw new Unauthenticated();
  const etag = tagOf(card, query);
  const headers = { etag, 'x-unread-count': String(card.unread) };
  if (hasSeen(etag)) return new Reply([], { headers });
  const before = await decodeCursor(notifications.list.name, query.cursor);
  const page = await readNotifications(card, { before, limit: query.limit });
  const last = page.notifications.at(-1);
  const next = page.more && last ? await encodeCursor(notifications.list.name, last._id) : undefined;
  const references = await readReferences(member, page.notifications);
  const shown = page.notifications.flatMap((one) => presentNotification(one, card, references) ?? []);
  return new Reply(shown, { next, headers });
});
