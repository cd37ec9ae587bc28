import type { NotificationFilter } from '../../../../shared/rules/notifications/filters.ts';
import { NOTIFICATION_FILTERS } from '../../../../shared/rules/notifications/filters.ts';
import { filterOf } from '../../../../shared/rules/notifications/lists.ts';
import type { MemberSummary } from '../../../members/store/items.ts';
import type { List, PageOf } from '../../../table/paginate.ts';
import type { Stored } from '../../../table/table.ts';
import type { GroupItem, NotificationItem } from '../items.ts';
import { type GroupSubject, notificationKeys } from '../keys.ts';
import { newestOf } from '../lists.ts';

/** A row of the grouped list: a notification by itself, or a group. */
export type Row = Stored<NotificationItem> | Stored<GroupItem>;

export const isGroup = (row: Row): row is Stored<GroupItem> => 'senders' in row;

const SUBJECTS: GroupSubject[] = ['posts', 'projects'];

/** Where the rows of a filter stand, beside others that were written before there were lists. */
function listsOf(memberId: string, filter: NotificationFilter | undefined): List[] {
  const single = (list: NotificationFilter | 'others') => ({
    partition: notificationKeys.list(memberId, list),
  });
  const grouped = (subject: GroupSubject): List => ({
    partition: notificationKeys.byNewest(memberId, subject, '').gsi1pk ?? '',
    index: 'gsi1',
  });
  if (!filter) return [...[...NOTIFICATION_FILTERS, 'others' as const].map(single), ...SUBJECTS.map(grouped)];
  return [single(filter), single('others'), ...(filter === 'projects' ? [grouped(filter)] : [])];
}

/** Pages that are read for one answer at most: what was written before there were lists may match no filter for long. */
const ROUNDS = 4;

/**
 * Reads a page of the grouped list of a member, newest first.
 *
 * @param card of the member
 * @param page `before` is the id of the newest notification of a row
 * @returns the rows, and where the next page begins; it may hold fewer rows than asked for although there are more
 */
export async function readRows(
  card: MemberSummary,
  { before, limit }: PageOf,
  filter: NotificationFilter | undefined,
): Promise<{ rows: Row[]; next: string | undefined }> {
  const lists = listsOf(card._id, filter);
  const rows: Row[] = [];
  for (let round = 1, last = before; ; round += 1) {
    const { items, more } = await newestOf<Row>(lists, { before: last, limit });
    const kept = items.filter(({ _id }) => _id > card.clearedUpTo);
    for (const row of kept) {
      if (rows.length === limit) return { rows, next: last };
      last = row._id;
      const isShown = isGroup(row) ? row.count > 0 : !row.dismissed;
      if (isShown && (!filter || filterOf(row.type) === filter)) rows.push(row);
    }
    // Behind a cleared row there are only cleared ones.
    if (!more || kept.length < items.length) return { rows, next: undefined };
    if (rows.length === limit || round === ROUNDS) return { rows, next: last };
  }
}
