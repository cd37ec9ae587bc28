import { DAY } from '../../shared/limits.ts';
import { connectionKeys } from '../connections/store/keys.ts';
import { jobKinds } from '../jobs/keys.ts';
import { isOfKind } from '../jobs/store.ts';
import type { MemberSummary } from '../members/store/items.ts';
import { memberKeys } from '../members/store/keys.ts';
import { notificationJobKinds } from '../notifications/jobs/kinds.ts';
import { isRead } from '../notifications/store/counts.ts';
import type { NotificationItem } from '../notifications/store/items.ts';
import { notificationKeys } from '../notifications/store/keys.ts';
import { monthOf, postKeys } from '../posts/store/keys.ts';
import { projectKinds } from '../projects/store/keys.ts';
import { idTime } from '../table/ids.ts';
import type { Stored } from '../table/table.ts';
import { at, type Invariant, type Snapshot, type Violation } from './snapshot.ts';

/** Cards count what stands in their member's list. */
function counts(table: Snapshot): Violation[] {
  const lists = Map.groupBy(table.all(notificationKeys.notification), ({ values }) => values.memberId);
  return table.all(memberKeys.card).flatMap(({ item: card }) => {
    const shown = (lists.get(card._id) ?? [])
      .map(({ item }) => item)
      .filter(({ _id, dismissed }) => !dismissed && _id > card.clearedUpTo);
    const unread = shown.filter((notification) => !isRead(notification, card)).length;
    return [
      ...(card.notificationCount === shown.length
        ? []
        : [`notificationCount ${card.notificationCount}, but ${shown.length} ${at(card)}`]),
      ...(card.unread === unread ? [] : [`unread ${card.unread}, but ${unread} ${at(card)}`]),
    ];
  });
}

/** Whether what a notification is about is still there; undefined when it may be gone. */
function hasCause(
  table: Snapshot,
  recipient: MemberSummary,
  notification: NotificationItem,
): boolean | undefined {
  const { _id, type, senderId = '', postId = '', commentId = '', projectId } = notification;
  switch (type) {
    case 'post_like':
      return table.get(postKeys.like(senderId, postId))?._id === _id;
    case 'post_comment':
      return table.get(postKeys.comment(postId, commentId))?._id === _id;
    case 'post_share':
      return table.get(postKeys.post(monthOf(postId), postId))?._id === _id;
    case 'project_upvote':
      return table.by(projectKinds.upvote, '_id').get(_id)?.projectId === projectId;
    case 'project_comment':
      return table.by(projectKinds.comment, '_id').get(_id)?.projectId === projectId;
    case 'application_received': {
      const application = table.by(projectKinds.application, 'appliedAt').get(_id);
      // One that was made again has another time.
      return application ? application.cancelReason !== 'withdrawn' : undefined;
    }
    case 'connection_request': {
      if (isRead(notification, recipient)) return undefined;
      const relation = table.get(connectionKeys.relation(recipient._id, senderId));
      return relation?.state === 'pending_recipient' && relation.requestedAt === _id;
    }
    default:
      return undefined;
  }
}

function isBeingCleared(table: Snapshot, memberId: string): boolean {
  return table
    .all(jobKinds.job)
    .some(
      ({ item }) =>
        isOfKind(notificationJobKinds.deleteClearedNotifications, item) && item.about.memberId === memberId,
    );
}

function notificationViolations(
  table: Snapshot,
  recipientId: string,
  item: Stored<NotificationItem>,
): Violation[] {
  const card = table.get(memberKeys.card(recipientId));
  if (!card) return table.mayLeaveItems(recipientId) ? [] : [`for a member who is gone ${at(item)}`];
  if (item._id <= card.clearedUpTo)
    return isBeingCleared(table, recipientId) ? [] : [`cleared, but still there ${at(item)}`];
  if (item.dismissed) return [];
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
    ...table.all(postKeys.comment).map(({ item }) => ({
      recipientId: item.authorId,
      senderId: item.user._id,
      notificationId: item._id,
    })),
    ...table.all(projectKinds.upvote).map(({ item }) => ({
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
      const { founderId, memberId, status, cancelReason, appliedAt, decidedAt } = item;
      const isDecided = decidedAt !== undefined && status !== 'pending' && cancelReason !== 'withdrawn';
      return [
        ...(cancelReason === 'withdrawn'
          ? []
          : [{ recipientId: founderId, senderId: memberId, notificationId: appliedAt }]),
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
      // Its cause is to be swept.
      if (!table.get(memberKeys.card(senderId))) return false;
      return !table.get(notificationKeys.notification(recipientId, notificationId));
    })
    .map(
      ({ recipientId, notificationId }) =>
        `missing ${at(notificationKeys.notification(recipientId, notificationId))}`,
    );

export const notifications: Invariant = (table) => [
  ...counts(table),
  ...table
    .all(notificationKeys.notification)
    .flatMap(({ item, values }) => notificationViolations(table, values.memberId, item)),
  ...missing(table, Date.now()),
];
