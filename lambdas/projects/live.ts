import { type EventOf, subscribe } from '../events/subscriber.ts';
import { pushToWatchers } from '../live/watches.ts';
import type { ProjectEvent } from './events.ts';

const on = subscribe<ProjectEvent>();

/** Who has done something on a project, and whose project it is. */
interface Act {
  projectId: string;
  founderId: string;
  memberId: string;
}

/** Who has a project open hears once a batch that it has changed, and reads what they may see of that. */
async function pushChanged(acts: Act[]): Promise<void> {
  const byProject = Map.groupBy(acts, ({ projectId }) => projectId);
  await Promise.all(
    [...byProject].map(([projectId, own]) => {
      const topic = `project:${projectId}` as const;
      const members = new Set(own.flatMap(({ founderId, memberId }) => [founderId, memberId]));
      return pushToWatchers(topic, members, ({ blocked }) =>
        own.every(({ founderId, memberId }) => blocked.has(founderId) || blocked.has(memberId))
          ? undefined
          : { type: 'changed', topic },
      );
    }),
  );
}

export const pushUpvoted = on(['project.upvoted', 'project.upvoteRetracted'], (events) =>
  pushChanged(events.map(({ upvote }) => upvote)),
);

/** Tells of comments; once they are counted, so that who reads the project then sees them. */
export const pushCommented = (
  events: EventOf<
    'project.commentAdded' | 'project.commentChanged' | 'project.commentDeleted',
    ProjectEvent
  >[],
): Promise<void> =>
  pushChanged(
    events
      .filter(({ type }) => type !== 'project.commentChanged')
      .map(({ comment: { projectId, founderId, user } }) => ({ projectId, founderId, memberId: user._id })),
  );
