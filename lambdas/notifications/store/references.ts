import type { MemberSummary } from '../../members/store/items.ts';
import { readCards } from '../../members/store/members.ts';
import type { PostItem } from '../../posts/store/items.ts';
import { monthOf, postKeys } from '../../posts/store/keys.ts';
import type { ProjectItem } from '../../projects/store/items.ts';
import { projectKeys } from '../../projects/store/keys.ts';
import { getMany } from '../../table/batch.ts';
import type { Viewer } from '../../visibility/viewer.ts';
import type { Reaction } from './groups/group.ts';

/** Who and what some notifications are about, by id, as these are now; what is gone is missing. */
export interface References {
  senders: Map<string, MemberSummary>;
  posts: Map<string, PostItem>;
  projects: Map<string, ProjectItem>;
}

const byId = <Item extends { _id: string }>(items: Item[]): Map<string, Item> =>
  new Map(items.map((item) => [item._id, item]));

/** Reads who and what some notifications are about, in one round; of who, only those who are not hidden from the viewer. */
export async function readReferences(viewer: Viewer, notifications: Reaction[]): Promise<References> {
  const idsOf = (name: 'postId' | 'projectId'): string[] => [
    ...new Set(notifications.flatMap((notification) => notification[name] ?? [])),
  ];
  const [senders, posts, projects] = await Promise.all([
    readCards(
      viewer,
      notifications.flatMap(({ senderId }) => senderId ?? []),
    ),
    getMany(idsOf('postId').map((postId) => postKeys.post(monthOf(postId), postId))),
    getMany(idsOf('projectId').map(projectKeys.project)),
  ]);
  return { senders, posts: byId(posts), projects: byId(projects) };
}
