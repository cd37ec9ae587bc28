import { DAY, HOUR, NOTIFICATION_GROUP_IDS } from '../../../../shared/limits.ts';
import { filterOf, isReaction } from '../../../../shared/rules/notifications/lists.ts';
import { ownIdOf } from '../../../../shared/rules/posts/reply-id.ts';
import type { MemberSummary } from '../../../members/store/items.ts';
import { idTime, newId } from '../../../table/ids.ts';
import type { Key } from '../../../table/key.ts';
import type { Stored } from '../../../table/table.ts';
import { dismissedNow } from '../dismissed.ts';
import type { GroupItem, NotificationItem } from '../items.ts';
import { notificationKeys } from '../keys.ts';

/** What groups need to know of a notification. */
export type Reaction = Pick<
  NotificationItem,
  '_id' | 'type' | 'senderId' | 'postId' | 'projectId' | 'commentId'
>;

const thingOf = ({ postId, projectId }: Pick<Reaction, 'postId' | 'projectId'>): string =>
  postId ?? projectId ?? '';

/**
 * The key of the group that a reaction belongs to. Days are counted from when the thing was made, so that the first day, in
 * which most of them come, is one group, and a late event finds the same one.
 */
export function groupKeyOf(memberId: string, reaction: Reaction): Key<GroupItem> {
  const thingId = thingOf(reaction);
  const day = Math.floor((idTime(reaction._id) - idTime(thingId)) / DAY);
  return notificationKeys.group(memberId, reaction.type, thingId, String(Math.max(0, day)));
}

const FIRST_TAIL = new Uint8Array(6);

/** Ids between which all notifications of a group are. */
export function rangeOf(key: Key<GroupItem>): { from: string; to: string } {
  const { thingId = '', dayNumber = '0' } = notificationKeys.group.valuesOf(key) ?? {};
  const start = idTime(thingId) + Number(dayNumber) * DAY;
  // Clocks differ: what seems older than its thing is of its first day.
  const slack = dayNumber === '0' ? HOUR : 0;
  return { from: newId(start - slack, FIRST_TAIL), to: newId(start + DAY, FIRST_TAIL) };
}

/** The group that a stored notification counts in; undefined where it is a row by itself. */
export function groupOfStored(notification: Stored<NotificationItem>): Key<GroupItem> | undefined {
  const { memberId, list } = notificationKeys.listed.valuesOf(notification) ?? {};
  return memberId !== undefined && list === 'reactions' ? groupKeyOf(memberId, notification) : undefined;
}

/** The group that a new notification will count in. */
export const groupOfNew = (memberId: string, notification: Reaction): Key<GroupItem> | undefined =>
  isReaction(notification.type) ? groupKeyOf(memberId, notification) : undefined;

/** The watermarks of a card. */
type Marks = Pick<MemberSummary, 'readUpTo' | 'clearedUpTo'>;

const later = (one: string, other = ''): string => (one > other ? one : other);

/** A member's card with the watermarks that count for the notifications of a group. */
export const withMarksOf = <Card extends Marks>(card: Card, group: GroupItem | undefined): Card => ({
  ...card,
  readUpTo: later(card.readUpTo, group?.readUpTo),
  clearedUpTo: later(card.clearedUpTo, group?.clearedUpTo),
});

export type GroupContent = Pick<GroupItem, 'ids' | 'senders' | 'count' | 'actorCount' | 'unread'>;

export const EMPTY: GroupContent = { ids: [], senders: [], count: 0, actorCount: 0, unread: 0 };

/** What a group holds, by its own watermarks and those that its member's card has come to since it was written. */
export function contentOf(card: Marks, group: GroupItem | undefined): GroupContent {
  if (!group || card.clearedUpTo > group.clearedUpTo) return EMPTY;
  return card.readUpTo > group.readUpTo ? { ...group, unread: 0 } : group;
}

/** The newest of the members who have caused a group, each once. */
export const newestActors = ({ senders }: GroupContent, count: number): string[] =>
  [...new Set(senders)].slice(0, count);

/** The comment that a group's newest notification is about, as far as one of those that are known is. */
function ofNewest(newest: string | undefined, commentIds: (string | undefined)[]) {
  const commentId = commentIds.find((id) => id !== undefined && ownIdOf(id) === newest);
  return { ...(commentId !== undefined && { commentId }) };
}

/** What is left of a member's group that has become empty: its watermarks, for a while. */
const emptied = () => ({ ttl: dismissedNow().ttl });

/**
 * The item that takes the place of a group; the write fails when the group has changed since it was read.
 *
 * @param reaction the newest of those that change, which says what the group is about
 */
export function groupWrite(
  card: Marks,
  key: Key<GroupItem>,
  stored: GroupItem | undefined,
  { type, postId, projectId, commentId, _id }: Reaction,
  content: GroupContent,
) {
  const { readUpTo, clearedUpTo } = withMarksOf(card, stored);
  const newest = content.ids[0];
  const { memberId = '' } = notificationKeys.group.valuesOf(key) ?? {};
  const subject = filterOf(type) === 'projects' ? 'projects' : 'posts';
  const group: GroupItem = {
    ...(newest === undefined ? emptied() : notificationKeys.byNewest(memberId, subject, newest)),
    _id: newest ?? stored?._id ?? _id,
    type,
    ...(postId !== undefined && { postId }),
    ...(projectId !== undefined && { projectId }),
    ...ofNewest(newest, [commentId, stored?.commentId]),
    ids: content.ids.slice(0, NOTIFICATION_GROUP_IDS),
    senders: content.senders.slice(0, NOTIFICATION_GROUP_IDS),
    count: content.count,
    actorCount: content.actorCount,
    unread: content.unread,
    readUpTo,
    clearedUpTo,
    version: (stored?.version ?? 0) + 1,
  };
  return {
    put: { pk: key.pk, sk: key.sk, ...group },
    ...(stored
      ? { condition: 'version = :version', values: { ':version': stored.version } }
      : { condition: 'attribute_not_exists(pk)' }),
  };
}
