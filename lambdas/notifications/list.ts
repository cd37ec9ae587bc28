import { notifications } from '../../shared/api/notifications.ts';
import type { NotificationFilter } from '../../shared/rules/notifications/filters.ts';
import { etagOf } from '../http/answer/etag.ts';
import { decodeCursor, encodeCursor } from '../http/cursor.ts';
import { Unauthenticated } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { Reply } from '../http/reply.ts';
import type { MemberSummary } from '../members/store/items.ts';
import { readCard } from '../members/store/members.ts';
import type { PageOf } from '../table/paginate.ts';
import type { Viewer } from '../visibility/viewer.ts';
import { readRows } from './store/groups/rows.ts';
import { readNotifications, readShown } from './store/list.ts';
import { readReferences } from './store/references.ts';
import { namedInRow, presentNotification, presentRow } from './view.ts';

/** Names the list as it stands, from its counts alone: a poll that finds nothing new reads nothing else. */
function tagOf({ _id, notificationChanges, unread }: MemberSummary, query: object): string {
  return etagOf([_id, notificationChanges, unread, JSON.stringify(query)].join(' '));
}

async function readSingles(viewer: Viewer, card: MemberSummary, page: PageOf) {
  const { notifications: found, more } = await readNotifications(card, page);
  const [shown, references] = await Promise.all([readShown(card, found), readReferences(viewer, found)]);
  return {
    shown: shown.flatMap((one) => presentNotification(one, card, references) ?? []),
    next: more ? found.at(-1)?._id : undefined,
  };
}

async function readGrouped(
  viewer: Viewer,
  card: MemberSummary,
  page: PageOf,
  kind: NotificationFilter | undefined,
) {
  const { rows, next } = await readRows(card, page, kind);
  const references = await readReferences(viewer, rows.flatMap(namedInRow));
  return { shown: rows.flatMap((row) => presentRow(row, card, references) ?? []), next };
}

export const handler = handle(notifications.list, async ({ member, query, hasSeen }) => {
  const card = await readCard(member, member._id);
  if (!card) throw new Unauthenticated();
  const etag = tagOf(card, query);
  const headers = { etag, 'x-unread-count': String(card.unread) };
  if (hasSeen(etag)) return new Reply([], { headers });
  const { grouped, kind, limit, cursor } = query;
  // A position in one of them is none in another.
  const name = [notifications.list.name, ...(grouped === '1' ? ['grouped', kind ?? ''] : [])]
    .join(' ')
    .trim();
  const page = { before: await decodeCursor(name, cursor), limit };
  const { shown, next } =
    grouped === '1' ? await readGrouped(member, card, page, kind) : await readSingles(member, card, page);
  return new Reply(shown, { next: next && (await encodeCursor(name, next)), headers });
});
