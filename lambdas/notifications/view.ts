import { NOTIFICATION_ACTORS } from '../../shared/limits.ts';
import type { Person } from '../../shared/model/member.ts';
import type { Notification, NotificationGroup } from '../../shared/model/notification.ts';
import { notificationContent } from '../../shared/rules/notifications/content.ts';
import { senderNames } from '../../shared/rules/notifications/sender-names.ts';
import { notifications as texts } from '../../shared/texts/notifications/notifications.ts';
import { reports } from '../../shared/texts/reports/reports.ts';
import type { MemberSummary } from '../members/store/items.ts';
import { DELETED_MEMBER } from '../members/views/nobody.ts';
import { idTime } from '../table/ids.ts';
import type { Stored } from '../table/table.ts';
import { isRead } from './store/counts.ts';
import { contentOf, newestActors, type Reaction } from './store/groups/group.ts';
import { isGroup, type Row } from './store/groups/rows.ts';
import type { GroupItem, NotificationItem } from './store/items.ts';
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
  const { _id, type, senderId, postId, projectId, projectName, roleTitle, moderated } = notification;
  const { commentId, applicationId, search } = notification;
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
      ...notification,
      sender: name,
      project: project?.name ?? projectName ?? (projectId && texts.removedProject),
      role: roleTitle,
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
    ...(post && commentId && { commentId }),
    ...(applicationId && { applicationId }),
    ...(search && { search }),
  };
}

/** What the references of a row are read by: one for each member that it shows. */
export const namedInRow = (row: Row): Reaction[] =>
  isGroup(row) ? newestActors(row, NOTIFICATION_ACTORS).map((senderId) => ({ ...row, senderId })) : [row];

const personOf = ({ _id, username, name, profilePicture }: Person): Person => ({
  _id,
  username,
  name,
  profilePicture,
});

/** A group as its recipient sees it; undefined when nobody whom it shows is to be seen. */
function presentGroup(
  group: Stored<GroupItem>,
  recipient: MemberSummary,
  references: References,
): NotificationGroup | undefined {
  const { _id, type, postId, projectId, commentId, ids } = group;
  const { unread, actorCount } = contentOf(recipient, group);
  const actors = newestActors(group, NOTIFICATION_ACTORS).flatMap((id) => references.senders.get(id) ?? []);
  const [newest] = actors;
  const project = projectId === undefined ? undefined : references.projects.get(projectId);
  const notification =
    newest &&
    presentNotification(
      {
        _id,
        type,
        senderId: newest._id,
        ...(postId !== undefined && { postId }),
        ...(projectId !== undefined && { projectId }),
        ...(commentId !== undefined && { commentId }),
        ...(unread === 0 && { read: true }),
      },
      // All of it is read or not, whatever the newest is by itself.
      { ...recipient, readUpTo: '' },
      references,
    );
  return (
    notification && {
      ...notification,
      content: notificationContent(type, {
        sender: senderNames(
          actors.map(({ name }) => name),
          actorCount,
        ),
        project: project?.name ?? (projectId && texts.removedProject),
      }),
      group: group.sk,
      actors: actors.map(personOf),
      actorCount,
      unreadCount: unread,
      ids,
    }
  );
}

/**
 * A row of the grouped list as its recipient sees it.
 *
 * @param recipient the card of the recipient
 * @returns undefined when those who have caused it are gone or hidden
 */
export function presentRow(
  row: Row,
  recipient: MemberSummary,
  references: References,
): NotificationGroup | undefined {
  if (isGroup(row)) return presentGroup(row, recipient, references);
  const notification = presentNotification(row, recipient, references);
  return (
    notification && {
      ...notification,
      group: row._id,
      actors: [notification.sender],
      actorCount: 1,
      unreadCount: Number(!notification.read),
      ids: [row._id],
    }
  );
}
