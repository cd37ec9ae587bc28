import { isDeepStrictEqual } from 'node:util';
import { subscribe } from '../events/subscriber.ts';
import type { MemberEvent } from '../members/events.ts';
import type { PostEvent } from '../posts/events.ts';
import type { ProjectEvent } from '../projects/events.ts';
import type { ProjectItem } from '../projects/store/items.ts';
import { projectRows, removeProjectRows, removeRoleRows, updateProjectRows } from './store/project-rows.ts';
import { people, posts } from './store/sources.ts';
import { updateThings } from './store/update.ts';

const findMembers = subscribe<MemberEvent>()(
  ['member.joined', 'member.reworded', 'member.deleted'],
  (events) =>
    updateThings(
      people,
      events.map(({ memberId }) => memberId),
    ),
);

const findPosts = subscribe<PostEvent>()(['post.created', 'post.edited', 'post.deleted'], (events) =>
  updateThings(
    posts,
    events.map((event) => ('post' in event ? event.post._id : event.postId)),
  ),
);

/** Whether a search shows a project or one of its roles otherwise than before. */
function isShownOtherwise(before: ProjectItem, after: ProjectItem): boolean {
  const shown = (item: ProjectItem) => {
    const { project, roles } = projectRows(item);
    return [project, ...roles].map(({ key, row }) => ({ key, row }));
  };
  return !isDeepStrictEqual(shown(before), shown(after));
}

/** The lists of projects and roles find these; searches show them by their rows. */
const showProjects = subscribe<ProjectEvent>()(
  ['project.created', 'project.changed', 'project.deleted'],
  async (events) => {
    await updateProjectRows(
      events.flatMap((event) =>
        event.type === 'project.created' ||
        (event.type === 'project.changed' && isShownOtherwise(event.before, event.project))
          ? event.project._id
          : [],
      ),
    );
    for (const event of events)
      if (event.type === 'project.changed') await removeRoleRows(event.before, event.project);
    await removeProjectRows(
      events.flatMap((event) => (event.type === 'project.deleted' ? event.project : [])),
    );
  },
);

export const searchSubscribers = [findMembers, findPosts, showProjects];
