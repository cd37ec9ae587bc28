import { ownIdOf } from '../../shared/rules/posts/reply-id.ts';
import { connectionKeys } from '../connections/store/keys.ts';
import { deckKinds } from '../decks/store/keys.ts';
import type { MemberSummary } from '../members/store/items.ts';
import { isRead } from '../notifications/store/counts.ts';
import type { NotificationItem } from '../notifications/store/items.ts';
import type { Mention } from '../posts/store/items.ts';
import { monthOf, postKeys } from '../posts/store/keys.ts';
import { projectKinds } from '../projects/store/keys.ts';
import type { Snapshot } from './snapshot.ts';

/** Whether something has named the member whom a notification tells of it. */
const isNamed = (written: { mentioned?: Mention[] } | undefined, _id: string): boolean =>
  written?.mentioned?.some(({ notificationId }) => notificationId === _id) ?? false;

/** Whether what a notification is about is still there; undefined when it may be gone. */
export function hasCause(
  table: Snapshot,
  recipient: MemberSummary,
  notification: NotificationItem,
): boolean | undefined {
  const { _id, type, senderId = '', postId = '', commentId = '', projectId } = notification;
  switch (type) {
    case 'post_like':
      return table.get(postKeys.like(senderId, postId))?._id === _id;
    case 'post_comment':
    case 'comment_reply':
      return table.get(postKeys.comment(postId, commentId))?._id === commentId && ownIdOf(commentId) === _id;
    case 'post_mention':
      return isNamed(table.get(postKeys.post(monthOf(postId), postId)), _id);
    case 'comment_mention':
      return isNamed(table.get(postKeys.comment(postId, commentId)), _id);
    case 'post_share':
      return table.get(postKeys.post(monthOf(postId), postId))?._id === _id;
    case 'project_upvote':
      return table.by(projectKinds.upvote, '_id').get(_id)?.projectId === projectId;
    case 'project_interest':
      return table.by(projectKinds.interest, '_id').get(_id)?.projectId === projectId;
    case 'deck_shared': {
      const reader = table.by(deckKinds.reader, '_id').get(_id);
      return reader?.projectId === projectId && !reader?.isRevoked;
    }
    case 'project_comment':
      return table.by(projectKinds.comment, '_id').get(_id)?.projectId === projectId;
    case 'application_received': {
      const application = table.by(projectKinds.application, 'appliedAt').get(_id);
      // One that was made again has another time.
      return application ? application.cancelReason !== 'withdrawn' : undefined;
    }
    case 'application_waiting':
      return table.by(projectKinds.application, 'remindedAt').has(_id);
    case 'connection_request': {
      if (isRead(notification, recipient)) return undefined;
      const relation = table.get(connectionKeys.relation(recipient._id, senderId));
      return relation?.state === 'pending_recipient' && relation.requestedAt === _id;
    }
    default:
      return undefined;
  }
}
