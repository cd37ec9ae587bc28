import { NOTIFICATION_GROUP_IDS } from '../../../../shared/limits.ts';
import type { NotificationType } from '../../../../shared/model/notification-type.ts';
import type { MemberSummary } from '../../../members/store/items.ts';
import { getMany } from '../../../table/batch.ts';
import type { Key } from '../../../table/key.ts';
import { newestFirst } from '../../../table/paginate.ts';
import type { Stored } from '../../../table/table.ts';
import type { Write } from '../../../table/write.ts';
import type { CountedWrite } from '../changes.ts';
import type { GroupItem, NotificationItem } from '../items.ts';
import { notificationKeys } from '../keys.ts';
import { readCommentsOf } from './commenters.ts';
import { contentOf, type GroupContent, groupOfStored, groupWrite, type Reaction, rangeOf } from './group.ts';

/** Groups of one member as they stand, by sort key. */
export type Groups = ReadonlyMap<string, Stored<GroupItem>>;

/** Reads some groups of one member. */
export async function readGroups(
  keys: Iterable<Key<GroupItem> | undefined>,
  options = { consistent: true },
): Promise<Groups> {
  const different = new Map([...keys].flatMap((key) => (key ? [[key.sk, key] as const] : [])));
  const groups = await getMany([...different.values()], options);
  return new Map(groups.map((group) => [group.sk, group]));
}

/** What becomes of one group. */
interface GroupChange {
  key: Key<GroupItem>;
  /** The newest of the notifications that change: it says what the group is about. */
  about: Reaction;
  added: Reaction[];
  removed: Reaction[];
  unread: number;
}

interface Recent {
  _id: string;
  senderId: string;
}

const recentOf = ({ ids, senders }: GroupContent): Recent[] =>
  ids.map((_id, at) => ({ _id, senderId: senders[at] ?? '' }));

const asRecent = ({ _id, senderId = '' }: Reaction): Recent => ({ _id, senderId });

const PAGE = 100;

/**
 * Reads the newest notifications of a group that are older than those that it lists.
 *
 * @param without ids of such as are being removed
 */
async function readOlder(
  key: Key<GroupItem>,
  before: string | undefined,
  count: number,
  clearedUpTo: string,
  without: ReadonlySet<string>,
): Promise<Recent[]> {
  const { memberId = '' } = notificationKeys.group.valuesOf(key) ?? {};
  const { from, to } = rangeOf(key);
  const found: Recent[] = [];
  for (let last = before ?? to; ; ) {
    const { items, more } = await newestFirst<NotificationItem>(
      { partition: notificationKeys.list(memberId, 'reactions') },
      { before: last, limit: PAGE },
      { consistent: true },
    );
    found.push(
      ...items
        .filter((one) => !one.dismissed && one._id > clearedUpTo && !without.has(one._id))
        .filter((one) => groupOfStored(one)?.sk === key.sk)
        .map(asRecent),
    );
    last = items.at(-1)?._id ?? '';
    if (found.length >= count || !more || last < from) return found.slice(0, count);
  }
}

/** Of whom there is one such notification of a thing at most. */
const ONCE_EACH: ReadonlySet<NotificationType> = new Set(['post_like', 'project_upvote']);

/** By how much it changes the number of those who have caused a group. */
async function actorChange(
  recipientId: string,
  { key, about, added, removed }: GroupChange,
  { count }: GroupContent,
  recent: Recent[],
  kept: Recent[],
): Promise<number> {
  if (ONCE_EACH.has(about.type)) return added.length - removed.length;
  const bySender = Map.groupBy([...added, ...removed], ({ senderId = '' }) => senderId);
  const stay = new Set(kept.map(({ senderId }) => senderId));
  const removedIds = new Set(removed.map(({ _id }) => _id));
  const changes = await Promise.all(
    [...bySender].map(async ([senderId]) => {
      if (stay.has(senderId)) return 0;
      const isRemoved = removed.some((one) => one.senderId === senderId);
      const isAdded = added.some((one) => one.senderId === senderId);
      const others = count > recent.length ? await readCommentsOf(recipientId, senderId, key, about) : [];
      const left = others.filter(({ _id }) => !removedIds.has(_id)).length;
      return Number(isAdded || left > 0) - Number(isRemoved || left > 0);
    }),
  );
  return changes.reduce((sum, change) => sum + change, 0);
}

async function changed(
  card: MemberSummary,
  change: GroupChange,
  stored: GroupItem | undefined,
): Promise<Write> {
  const { key, about, added, removed } = change;
  const content = contentOf(card, stored);
  const removedIds = new Set(removed.map(({ _id }) => _id));
  const recent = recentOf(content);
  const kept = recent.filter(({ _id }) => !removedIds.has(_id));
  const isShort = kept.length < recent.length && content.count > recent.length;
  const [older, actors] = await Promise.all([
    isShort
      ? readOlder(
          key,
          recent.at(-1)?._id,
          NOTIFICATION_GROUP_IDS - kept.length,
          stored?.clearedUpTo ?? '',
          removedIds,
        )
      : [],
    actorChange(card._id, change, content, recent, kept),
  ]);
  const newest = [...kept, ...older, ...added.map(asRecent)].sort((one, other) =>
    one._id < other._id ? 1 : -1,
  );
  return groupWrite(card, key, stored, about, {
    ids: newest.map(({ _id }) => _id),
    senders: newest.map(({ senderId }) => senderId),
    count: content.count + added.length - removed.length,
    actorCount: content.actorCount + actors,
    unread: content.unread + change.unread,
  });
}

/** The change of each group that some changes of notifications make together. */
function groupChanges(changes: CountedWrite[]): GroupChange[] {
  const counted = changes.filter(({ unread, notificationCount }) => unread !== 0 || notificationCount !== 0);
  const byGroup = Map.groupBy(counted, ({ group }) => group?.sk);
  return [...byGroup.values()].flatMap((own) => {
    const [first] = own;
    if (!first?.group) return [];
    const having = (count: number) =>
      own.filter(({ notificationCount }) => notificationCount === count).map(({ reaction }) => reaction);
    return [
      {
        key: first.group,
        about: own
          .map(({ reaction }) => reaction)
          .reduce((one, other) => (one._id > other._id ? one : other)),
        added: having(1),
        removed: having(-1),
        unread: own.reduce((sum, { unread }) => sum + unread, 0),
      },
    ];
  });
}

/**
 * The writes that keep groups in step with changes of one member's notifications. They fail when a group has changed
 * since it was read.
 *
 * @param groups all that the changes concern, as far as they exist
 */
export const groupWrites = (card: MemberSummary, groups: Groups, changes: CountedWrite[]): Promise<Write[]> =>
  Promise.all(groupChanges(changes).map((change) => changed(card, change, groups.get(change.key.sk))));
