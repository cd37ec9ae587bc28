import type { Person } from '../../shared/model/member.ts';
import type { Notification } from '../../shared/model/notification.ts';
import { notificationContent } from '../../shared/rules/notification-content.ts';
import { notifications as texts } from '../../shared/texts/notifications/notifications.ts';
import { reports } from '../../shared/texts/reports/reports.ts';
import type { MemberSummary } from '../members/store/items.ts';
import { DELETED_MEMBER } from '../members/views/nobody.ts';
import { idTime } from '../table/ids.ts';
import { isRead } from './store/counts.ts';
import type { NotificationItem } from './store/items.ts';
import type { References } from './store/references.ts';

/** Who stands for Hearth itself. */
const HEARTH: Person = { _id: '', name: reports.team, username: '', profilePicture: '' };

/**
 * A notification as its recipient sees it. It outlives the post or project that it is about, which it then no longer shows:
 * what is counted is listed.
 *
 * @param recipient the card of the recipient
 * @returns undefined when the member who has caused it is gone: their notifications are about to be retracted
 */
export function presentNotification(
  notification: NotificationItem,
  recipient: MemberSummary,
  { senders, posts, projects }: References,
): Notification | undefined {
  const { _id, type, senderId, postId, projectId, projectName, roleTitle, cancelReason, moderated } =
    notification;
  const absent = moderated ? HEARTH : DELETED_MEMBER;
  const sender = senderId === undefined ? absent : senders.get(senderId);
  const post = postId === undefined ? undefined : posts.get(postId);
  const project = projectId === undefined ? undefined : projects.get(projectId);
  if (!sender) return undefined;
  const { username, name, profilePicture } = sender;
  return {
    _id,
    type,
    read: isRead(notification, recipient),
    createdAt: new Date(idTime(_id)).toISOString(),
    sender: { _id: sender._id, username, name, profilePicture },
    content: notificationContent(type, {
      sender: name,
      project: project?.name ?? projectName ?? (projectId && texts.removedProject),
      role: roleTitle,
      cancelReason,
      ...moderated,
    }),
    ...(post && { post: { _id: post._id, image: post.images?.[0]?.url ?? '', content: post.content } }),
    ...(project && {
      project: {
        _id: project._id,
        name: project.name,
        poster: project.poster,
        description: project.description,
      },
    }),
  };
}
