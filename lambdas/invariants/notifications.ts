import { DAY } from '../../shared/limits.ts';
import { ownIdOf } from '../../shared/rules/posts/reply-id.ts';
import { connectionKeys } from '../connections/store/keys.ts';
import { jobKinds } from '../jobs/keys.ts';
import type { JobKind } from '../jobs/kind.ts';
import { isOfKind } from '../jobs/store.ts';
import type { MemberSummary } from '../members/store/items.ts';
import { memberKeys } from '../members/store/keys.ts';
import { notificationJobKinds } from '../notifications/jobs/kinds.ts';
import { isRead } from '../notifications/store/counts.ts';
import { contentOf, groupOfStored, withMarksOf } from '../notifications/store/groups/group.ts';
import { recount } from '../notifications/store/groups/recount.ts';
import type { GroupItem, NotificationItem } from '../notifications/store/items.ts';
import { notificationKeys } from '../notifications/store/keys.ts';
import { postKeys } from '../posts/store/keys.ts';
import { preferenceKinds } from '../preferences/store/keys.ts';
import { projectKinds } from '../projects/store/keys.ts';
import { idTime } from '../table/ids.ts';
import type { Stored } from '../table/table.ts';
import { writtenComments } from './comments.ts';
import { hasCause } from './notification-causes.ts';
import { at, type Invariant, type Snapshot, type Violation } from './snapshot.ts';

/** All notifications, with their recipients, in whichever list they stand. */
const allOf = (table: Snapshot) => [
  ...table.all(notificationKeys.notification),
  ...table.all(notificationKeys.listed),
];

/** The group that a notification counts in, as it stands. */
const groupOf = (table: Snapshot, item: Stored<NotificationItem>): GroupItem | undefined => {
  const key = groupOfStored(item);
  return key && table.get(key);
};

/** What a member sees of their notifications. */
interface Shown {
  item: Stored<NotificationItem>;
  isUnread: boolean;
}

function shownOf(table: Snapshot, card: MemberSummary, items: Stored<NotificationItem>[]): Shown[] {
  return items.flatMap((item) => {
    const marked = withMarksOf(card, groupOf(table, item));
    if (item.dismissed || item._id <= marked.clearedUpTo) return [];
    return [{ item, isUnread: !isRead(item, marked) }];
  });
}

const GROUP_COUNTS = ['ids', 'senders', 'count', 'actorCount', 'unread'] as const;

/** Groups hold what their notifications say. */
function groups(table: Snapshot, card: MemberSummary, shown: Shown[]): Violation[] {
  const own = Map.groupBy(
    shown.map(({ item, isUnread }) => ({ ...item, isUnread })),
    (item) => groupOfStored(item)?.sk,
  );
  const keys = [...own.keys()].flatMap((sk) => (sk ? [{ pk: notificationKeys.groups(card._id), sk }] : []));
  const stored = table.grouped(notificationKeys.group, 'memberId').get(card._id) ?? [];
  const missing = keys.filter((key) => !table.get(key)).map((key) => `missing ${at(key)}`);
  const wrong = stored.flatMap(({ item }) => {
    const [holds, counted] = [contentOf(card, item), recount(own.get(item.sk) ?? [])];
    const { commentId } = item;
    return [
      ...GROUP_COUNTS.filter((name) => String(holds[name]) !== String(counted[name])).map(
        (name) => `${name} ${holds[name]}, but ${counted[name]} ${at(item)}`,
      ),
      ...(commentId === undefined || ownIdOf(commentId) === item.ids[0]
        ? []
        : [`commentId ${commentId}, but the newest is ${item.ids[0]} ${at(item)}`]),
    ];
  });
  return [...missing, ...wrong];
}

/** Cards count what stands in their member's lists. */
function counts(table: Snapshot): Violation[] {
  const lists = Map.groupBy(allOf(table), ({ values }) => values.memberId);
  return table.all(memberKeys.card).flatMap(({ item: card }) => {
    const items = (lists.get(card._id) ?? []).map(({ item }) => item);
    const shown = shownOf(table, card, items);
    const unread = shown.filter(({ isUnread }) => isUnread).length;
    return [
      ...(card.notificationCount === shown.length
        ? []
        : [`notificationCount ${card.notificationCount}, but ${shown.length} ${at(card)}`]),
      ...(card.unread === unread ? [] : [`unread ${card.unread}, but ${unread} ${at(card)}`]),
      ...groups(table, card, shown),
    ];
  });
}

/** Whether a job is still to delete or hide what a member has cleared. */
const isBeingCleared = (table: Snapshot, kind: JobKind<{ memberId: string }>, memberId: string): boolean =>
  table.all(jobKinds.job).some(({ item }) => isOfKind(kind, item) && item.about.memberId === memberId);

function notificationViolations(
  table: Snapshot,
  recipientId: string,
  item: Stored<NotificationItem>,
): Violation[] {
  const card = table.get(memberKeys.card(recipientId));
  if (!card) return table.mayLeaveItems(recipientId) ? [] : [`for a member who is gone ${at(item)}`];
  if (item._id <= card.clearedUpTo)
    return isBeingCleared(table, notificationJobKinds.deleteClearedNotifications, recipientId)
      ? []
      : [`cleared, but still there ${at(item)}`];
  if (item.dismissed) return [];
  if (item._id <= withMarksOf(card, groupOf(table, item)).clearedUpTo)
    return isBeingCleared(table, notificationJobKinds.hideClearedGroup, recipientId)
      ? []
      : [`deleted with its group, but still there ${at(item)}`];
  if (item.senderId !== undefined && !table.mayLeaveItems(item.senderId))
    return [`by a member who is gone ${at(item)}`];
  return hasCause(table, card, item) === false ? [`${item.type} without its cause ${at(item)}`] : [];
}

/** A notification that must be there. */
interface Expected {
  recipientId: string;
  senderId: string;
  notificationId: string;
}

function expected(table: Snapshot): Expected[] {
  return [
    ...table.all(postKeys.like).map(({ item }) => ({
      recipientId: item.authorId,
      senderId: item.memberId,
      notificationId: item._id,
    })),
    ...writtenComments(table).flatMap(({ _id, user, authorId, answeredId = authorId }) =>
      [...new Set([authorId, answeredId])].map((recipientId) => ({
        recipientId,
        senderId: user._id,
        notificationId: ownIdOf(_id),
      })),
    ),
    ...table.all(postKeys.post).flatMap(({ item: { mentioned = [], author } }) =>
      mentioned.map(({ memberId, notificationId }) => ({
        recipientId: memberId,
        senderId: author._id,
        notificationId,
      })),
    ),
    ...writtenComments(table).flatMap(({ mentioned = [], user, authorId, answeredId }) =>
      mentioned
        .filter(({ memberId }) => memberId !== authorId && memberId !== answeredId)
        .map(({ memberId, notificationId }) => ({
          recipientId: memberId,
          senderId: user._id,
          notificationId,
        })),
    ),
    ...table.all(projectKinds.upvote).map(({ item }) => ({
      recipientId: item.founderId,
      senderId: item.memberId,
      notificationId: item._id,
    })),
    ...table.all(projectKinds.interest).map(({ item }) => ({
      recipientId: item.founderId,
      senderId: item.memberId,
      notificationId: item._id,
    })),
    ...table.all(projectKinds.comment).map(({ item }) => ({
      recipientId: item.founderId,
      senderId: item.user._id,
      notificationId: item._id,
    })),
    ...table
      .all(connectionKeys.relation)
      .filter(({ item }) => item.state === 'pending_recipient')
      .map(({ item, values }) => ({
        recipientId: values.memberId,
        senderId: item.otherId,
        notificationId: item.requestedAt,
      })),
    ...table.all(projectKinds.application).flatMap(({ item }) => {
      const { founderId, madeTo = founderId, memberId, status, cancelReason, appliedAt, decidedAt } = item;
      const isDecided = decidedAt !== undefined && status !== 'pending' && cancelReason !== 'withdrawn';
      return [
        ...(cancelReason === 'withdrawn'
          ? []
          : [{ recipientId: madeTo, senderId: memberId, notificationId: appliedAt }]),
        ...(isDecided ? [{ recipientId: memberId, senderId: founderId, notificationId: decidedAt }] : []),
      ];
    }),
  ];
}

/** Shorter than a dismissed notification is remembered: of older ones nobody knows whether they were dismissed. */
const REMEMBERED = DAY;

/** Who is to be notified of what stands in the table is, unless they have cleared it. */
const missing = (table: Snapshot, now: number): Violation[] =>
  expected(table)
    .filter(({ notificationId }) => idTime(notificationId) > now - REMEMBERED)
    .filter(({ recipientId, senderId, notificationId }) => {
      const card = table.get(memberKeys.card(recipientId));
      if (!card || recipientId === senderId || notificationId <= card.clearedUpTo) return false;
      // What somebody did not want to be told of was never made.
      if (table.get(preferenceKinds.preferences(recipientId))?.inApp) return false;
      // Its cause is to be swept.
      if (!table.get(memberKeys.card(senderId))) return false;
      return !notificationKeys.keysOf(recipientId, notificationId).some((key) => table.get(key));
    })
    .map(
      ({ recipientId, notificationId }) =>
        `missing ${at(notificationKeys.notification(recipientId, notificationId))}`,
    );

export const notifications: Invariant = (table) => [
  ...counts(table),
  ...allOf(table).flatMap(({ item, values }) => notificationViolations(table, values.memberId, item)),
  ...missing(table, Date.now()),
];
