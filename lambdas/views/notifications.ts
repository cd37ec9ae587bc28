import type { Person } from '../../shared/model/member.ts';
import type { Notification } from '../../shared/model/notification.ts';
import { notificationContent } from '../../shared/rules/notification-content.ts';
import { deletedMember } from '../../shared/texts.ts';
import { getMany } from '../data/batch.ts';
import { idTime } from '../data/id.ts';
import { isRead } from '../data/inbox.ts';
import type { CardItem, NoticeItem } from '../data/items/member.ts';
import type { PostItem } from '../data/items/post.ts';
import type { ProjectItem } from '../data/items/project.ts';
import { keys } from '../data/keys.ts';
import { readCards } from '../data/members.ts';
import { monthOf } from '../data/posts.ts';

/** Who stands for a member who has left Hearth. */
const DELETED_MEMBER: Person = { _id: '', name: deletedMember, username: '', profilePicture: '' };

/** The posts that some notices are about, by id. */
async function postsOf(notices: NoticeItem[]): Promise<Map<string, PostItem>> {
  const ids = new Set(notices.flatMap(({ postId }) => (postId ? [postId] : [])));
  const posts = await getMany<PostItem>([...ids].map((id) => keys.post(monthOf(id), id)));
  return new Map(posts.map((post) => [post._id, post]));
}

/** The projects that some notices are about, by id. */
async function projectsOf(notices: NoticeItem[]): Promise<Map<string, ProjectItem>> {
  const ids = new Set(notices.flatMap(({ projectId }) => (projectId ? [projectId] : [])));
  const projects = await getMany<ProjectItem>([...ids].map(keys.project));
  return new Map(projects.map((project) => [project._id, project]));
}

/**
 * Notices as their recipient sees them, with who and what they are about as these are now (WIRE, Notification). Those
 * of members, posts or projects that are gone are left out.
 *
 * @param recipient whose notices
 */
export async function presentNotices(notices: NoticeItem[], recipient: CardItem): Promise<Notification[]> {
  const [senders, posts, projects] = await Promise.all([
    readCards(notices.flatMap(({ senderId }) => senderId ?? [])),
    postsOf(notices),
    projectsOf(notices),
  ]);
  return notices.flatMap((notice) => {
    const { _id, type, senderId, postId, projectId, projectName, roleTitle, isRoleGone } = notice;
    const cancelReason = notice.cancelReason ?? (isRoleGone && 'roleRemoved');
    const sender = senderId === undefined ? DELETED_MEMBER : senders.get(senderId);
    const post = postId === undefined ? undefined : posts.get(postId);
    const project = projectId === undefined ? undefined : projects.get(projectId);
    if (!sender || (postId !== undefined && !post) || (projectId !== undefined && !project)) return [];
    const { username, name, profilePicture } = sender;
    return [
      {
        _id,
        type,
        read: isRead(notice, recipient),
        createdAt: new Date(idTime(_id)).toISOString(),
        sender: { _id: sender._id, username, name, profilePicture },
        content: notificationContent(type, {
          sender: name,
          project: project?.name ?? projectName,
          role: roleTitle,
          cancelReason,
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
      },
    ];
  });
}
