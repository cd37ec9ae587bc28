import { ANSWER_REMINDERS, DAY } from '../../shared/limits.ts';
import type { NotificationType } from '../../shared/model/notification-type.ts';
import { ownIdOf } from '../../shared/rules/posts/reply-id.ts';
import type { AuditItem } from '../audit/items.ts';
import type { ConnectionEvent } from '../connections/events.ts';
import { connectionKeys } from '../connections/store/keys.ts';
import type { DeckEvent } from '../decks/events.ts';
import { deckKeys } from '../decks/store/keys.ts';
import { type EventOf, subscribe } from '../events/subscriber.ts';
import { startJob } from '../jobs/store.ts';
import type { PostEvent } from '../posts/events.ts';
import type { CommentItem, Mention } from '../posts/store/items.ts';
import { monthOf, postKeys } from '../posts/store/keys.ts';
import type { ProjectEvent } from '../projects/events.ts';
import type { ApplicationItem } from '../projects/store/items.ts';
import { projectKeys } from '../projects/store/keys.ts';
import type { ReportEvent } from '../reports/events.ts';
import { notificationJobKinds } from './jobs/kinds.ts';
import { countSubscriber } from './live.ts';
import { mailNews } from './mails/order.ts';
import { pushNews } from './pushes/order.ts';
import type { NotificationChange } from './store/changes.ts';
import { changeNotifications, countConnection } from './store/notify.ts';

type NotifyingEvent = ConnectionEvent | DeckEvent | PostEvent | ProjectEvent | ReportEvent;
type EventType = NotifyingEvent['type'];

const on = subscribe<NotifyingEvent>();

/** A change of somebody's notifications. */
type Change = NotificationChange & { recipientId: string };

/** Nobody is notified of what they have done themselves. */
const unlessOwn = (change: Change): Change[] =>
  change.kind === 'add' && change.notification.senderId === change.recipientId ? [] : [change];

/** How a member is notified of what an administrator does; not at all of what changes nothing for them. */
const MODERATED: Partial<Record<AuditItem['action'], NotificationType>> = {
  remove: 'content_removed',
  suspend: 'account_suspended',
  lift: 'suspension_lifted',
};

/** How the applicant is notified of what has become of an application; not at all of what they did themselves. */
function notificationOf({ status, cancelReason, declineReason, isFilled }: ApplicationItem) {
  switch (status) {
    case 'accepted':
      return { type: 'application_accepted' } as const;
    case 'rejected':
      return isFilled
        ? ({ type: 'application_rejected_auto' } as const)
        : ({ type: 'application_rejected', ...(declineReason && { declineReason }) } as const);
    case 'cancelled':
      if (cancelReason === 'expired') return { type: 'application_expired' } as const;
      return cancelReason && cancelReason !== 'withdrawn'
        ? ({ type: 'application_cancelled', cancelReason } as const)
        : undefined;
    default:
      return undefined;
  }
}

/** Nobody is named any more by what is deleted. */
const retracted = (mentioned: Mention[] = []): Change[] =>
  mentioned.map(({ memberId, notificationId }) => ({
    kind: 'retract',
    recipientId: memberId,
    notificationId,
  }));

/** Who is notified of a new comment: the author of the post and, of a reply, the writer of what it answers, each once. */
function notifiedOf({ _id: commentId, postId, authorId, answeredId, user }: CommentItem): Change[] {
  const told = (recipientId: string, type: 'post_comment' | 'comment_reply'): Change => ({
    kind: 'add',
    recipientId,
    notification: { _id: ownIdOf(commentId), type, senderId: user._id, postId, commentId },
    cause: { key: postKeys.comment(postId, commentId), with: { _id: commentId } },
    // The writer of a comment may not see the post any more.
    ...(type === 'comment_reply' && { ownerId: authorId }),
  });
  return [
    ...(answeredId === authorId ? [] : [told(authorId, 'post_comment')]),
    ...(answeredId ? [told(answeredId, 'comment_reply')] : []),
  ];
}

/** Whose notifications change by an event, and how. */
const CHANGES: { [Type in EventType]?: (event: EventOf<Type, NotifyingEvent>) => Change[] } = {
  'post.liked': ({ like: { _id, authorId, memberId, postId } }) =>
    unlessOwn({
      kind: 'add',
      recipientId: authorId,
      notification: { _id, type: 'post_like', senderId: memberId, postId },
      cause: { key: postKeys.like(memberId, postId), with: { _id } },
    }),
  'post.unliked': ({ like: { _id, authorId } }) => [
    { kind: 'retract', recipientId: authorId, notificationId: _id },
  ],
  'post.created': ({ post: { _id, author, shared } }) =>
    shared
      ? unlessOwn({
          kind: 'add',
          recipientId: shared.authorId,
          notification: { _id, type: 'post_share', senderId: author._id, postId: _id },
          cause: { key: postKeys.post(monthOf(_id), _id), with: { _id } },
        })
      : [],
  'post.deleted': ({ post: { _id, shared, mentioned } }) => [
    ...(shared ? [{ kind: 'retract', recipientId: shared.authorId, notificationId: _id } as const] : []),
    ...retracted(mentioned),
  ],
  'comment.added': ({ comment }) => notifiedOf(comment).flatMap(unlessOwn),
  'comment.deleted': ({ comment: { _id, authorId, answeredId, mentioned } }) => [
    ...[...new Set([authorId, answeredId ?? authorId])].map(
      (recipientId): Change => ({ kind: 'retract', recipientId, notificationId: ownIdOf(_id) }),
    ),
    ...retracted(mentioned),
  ],
  'post.mentioned': ({ postId, authorId, mentions }) =>
    mentions.map(({ memberId, notificationId }) => ({
      kind: 'add',
      recipientId: memberId,
      notification: { _id: notificationId, type: 'post_mention', senderId: authorId, postId },
      cause: { key: postKeys.post(monthOf(postId), postId), with: { _id: postId } },
    })),
  'comment.mentioned': ({ comment: { _id, user, postId, authorId, answeredId }, mentions }) =>
    mentions
      // Whoever has written the post, or the comment that it answers, is notified of the comment itself.
      .filter(({ memberId }) => memberId !== authorId && memberId !== answeredId)
      .map(({ memberId, notificationId }) => ({
        kind: 'add',
        recipientId: memberId,
        notification: {
          _id: notificationId,
          type: 'comment_mention',
          senderId: user._id,
          postId,
          commentId: _id,
        },
        cause: { key: postKeys.comment(postId, _id), with: { _id } },
      })),
  'connection.requested': ({ recipientId, senderId, requestedAt }) => [
    {
      kind: 'add',
      recipientId,
      notification: { _id: requestedAt, type: 'connection_request', senderId },
      cause: {
        key: connectionKeys.relation(recipientId, senderId),
        with: { requestedAt },
        mayOutlastSender: true,
      },
      unreadWhile: { state: 'pending_recipient' },
    },
  ],
  'connection.withdrawn': ({ recipientId, requestedAt }) => [
    { kind: 'retract', recipientId, notificationId: requestedAt },
  ],
  'connection.rejected': ({ recipientId, senderId, requestedAt, answeredAt }) => [
    { kind: 'read', recipientId, notificationId: requestedAt },
    {
      kind: 'add',
      recipientId: senderId,
      notification: { _id: answeredAt, type: 'connection_rejected', senderId: recipientId },
    },
  ],
  'connection.ended': ({ memberId, otherId, endedAt }) => [
    {
      kind: 'add',
      recipientId: memberId,
      notification: { _id: endedAt, type: 'connection_removed', senderId: otherId },
    },
  ],
  'project.upvoted': ({ upvote: { _id, founderId, memberId, projectId } }) =>
    unlessOwn({
      kind: 'add',
      recipientId: founderId,
      notification: { _id, type: 'project_upvote', senderId: memberId, projectId },
      cause: { key: projectKeys.upvote(memberId, projectId), with: { _id } },
    }),
  'project.upvoteRetracted': ({ upvote: { _id, founderId } }) => [
    { kind: 'retract', recipientId: founderId, notificationId: _id },
  ],
  // Once for each investor and project: what was taken back stands, and is the same when it is made again.
  'project.interested': ({ interest: { _id, founderId, memberId, projectId } }) =>
    unlessOwn({
      kind: 'add',
      recipientId: founderId,
      notification: { _id, type: 'project_interest', senderId: memberId, projectId },
      cause: { key: projectKeys.interest(memberId, projectId), with: { _id } },
    }),
  'project.interestDeleted': ({ interest: { _id, founderId } }) => [
    { kind: 'retract', recipientId: founderId, notificationId: _id },
  ],
  'deck.shared': ({ reader: { _id, founderId, memberId, projectId } }) => [
    {
      kind: 'add',
      recipientId: memberId,
      notification: { _id, type: 'deck_shared', senderId: founderId, projectId },
      cause: { key: deckKeys.reader(projectId, memberId), with: { _id }, mayOutlastSender: true },
    },
  ],
  'deck.unshared': ({ reader: { _id, memberId } }) => [
    { kind: 'retract', recipientId: memberId, notificationId: _id },
  ],
  'project.commentAdded': ({ comment: { _id, founderId, user, projectId, number } }) =>
    unlessOwn({
      kind: 'add',
      recipientId: founderId,
      notification: { _id, type: 'project_comment', senderId: user._id, projectId },
      cause: { key: projectKeys.projectComment(projectId, number), with: { _id } },
    }),
  'project.commentDeleted': ({ comment: { _id, founderId } }) => [
    { kind: 'retract', recipientId: founderId, notificationId: _id },
  ],
  'application.made': ({ application }) => {
    const { appliedAt, founderId, memberId, projectId, roleId, roleTitle } = application;
    return [
      {
        kind: 'add',
        recipientId: founderId,
        notification: {
          _id: appliedAt,
          type: 'application_received',
          senderId: memberId,
          projectId,
          roleTitle,
          applicationId: application._id,
        },
        cause: {
          key: projectKeys.application(memberId, projectId, roleId),
          with: { appliedAt },
          unless: { cancelReason: 'withdrawn' },
          mayOutlastSender: true,
        },
      },
    ];
  },
  'application.withdrawn': ({ application: { appliedAt, founderId, madeTo = founderId } }) => [
    { kind: 'retract', recipientId: madeTo, notificationId: appliedAt },
  ],
  'application.decided': ({ application, decidedAt }) => {
    const notification = notificationOf(application);
    if (!notification) return [];
    const { memberId, founderId, projectId, roleTitle } = application;
    return [
      {
        kind: 'add',
        recipientId: memberId,
        notification: { _id: decidedAt, ...notification, senderId: founderId, projectId, roleTitle },
      },
    ];
  },
  'application.reminded': ({ application, remindedAt }) => {
    const { memberId, founderId, projectId, roleId, roleTitle, reminders = 1 } = application;
    const waitingDays = (ANSWER_REMINDERS[reminders - 1] ?? ANSWER_REMINDERS[0]) / DAY;
    return [
      {
        kind: 'add',
        recipientId: founderId,
        notification: {
          _id: remindedAt,
          type: 'application_waiting',
          senderId: memberId,
          projectId,
          roleTitle,
          applicationId: application._id,
          waitingDays,
        },
        cause: { key: projectKeys.application(memberId, projectId, roleId), with: { remindedAt } },
      },
    ];
  },
  'application.reminderOver': ({ founderId, remindedAt }) => [
    { kind: 'retract', recipientId: founderId, notificationId: remindedAt },
  ],
  'administrator.acted': ({ entry: { _id, action, memberId, kind, reason, days } }) => {
    const type = MODERATED[action];
    if (!type || !memberId) return [];
    const moderated = {
      ...(kind && { kind }),
      ...(reason && { reason }),
      ...(days !== undefined && { days }),
    };
    return [{ kind: 'add', recipientId: memberId, notification: { _id, type, moderated } }];
  },
  'team.left': ({ former: { _id, memberId, founderId, projectId, role, removed } }) => [
    {
      kind: 'add',
      recipientId: removed ? memberId : founderId,
      notification: {
        _id,
        type: removed ? 'team_member_removed' : 'team_member_left',
        senderId: removed ? founderId : memberId,
        projectId,
        roleTitle: role,
      },
    },
  ],
};

const changesOf = <Type extends EventType>(event: EventOf<Type, NotifyingEvent>): Change[] =>
  CHANGES[event.type as Type]?.(event) ?? [];

const changeAll = on(Object.keys(CHANGES) as EventType[], async (events) => {
  const byRecipient = Map.groupBy(events.flatMap(changesOf), ({ recipientId }) => recipientId);
  await Promise.all(
    [...byRecipient].map(([recipientId, changes]) => changeNotifications(recipientId, changes)),
  );
});

/** A connection is counted for both together with the notification of the one who had asked. */
const countMade = on(['connection.accepted'], async (events) => {
  for (const event of events) await countConnection(event);
});

/** Whom a deleted project leaves behind is too many for one batch. */
const notifyOfDeleted = on(['project.deleted'], async (events) => {
  for (const { project, at } of events) {
    const { _id: projectId, name, roles, founder } = project;
    const roleTitles = Object.fromEntries(roles.map(({ _id, title }) => [_id, title]));
    await startJob(
      notificationJobKinds.notifyProjectDeleted,
      { projectId, project: { name, roleTitles, founderId: founder._id, at } },
      projectId,
    );
  }
});

/** Who waits for an answer is told what becomes of the project. */
const notifyOfStatus = on(['project.statusChanged'], async (events) => {
  for (const { project, at } of events)
    await startJob(notificationJobKinds.notifyProjectStatus, { projectId: project._id, at }, project._id);
});

/** The team and those who wait for an answer may be too many for one batch. */
const notifyOfHandover = on(['project.handedOver'], async (events) => {
  for (const { project, formerId, at } of events)
    await startJob(
      notificationJobKinds.notifyProjectHandedOver,
      { projectId: project._id, formerId, at },
      project._id,
    );
});

/** Who has to do with a project may be too many for one batch. */
const notifyOfUpdate = on(['project.updateAdded', 'project.updateDeleted'], async (events) => {
  for (const { update } of events) {
    const { projectId, founderId, _id: updateId } = update;
    await startJob(
      notificationJobKinds.notifyProjectUpdate,
      { projectId, founderId, updateId },
      `${projectId}#${updateId}`,
    );
  }
});

export const notificationSubscribers = [
  changeAll,
  countMade,
  notifyOfDeleted,
  notifyOfStatus,
  notifyOfHandover,
  notifyOfUpdate,
  countSubscriber,
  mailNews,
  pushNews,
];
