import { type EventOf, subscribe } from '../events/subscriber.ts';
import { type Act, pushChanged } from '../live/watches.ts';
import type { ProjectEvent } from './events.ts';

const on = subscribe<ProjectEvent>();

/** What somebody has done on a project. */
const actOf = ({
  projectId,
  founderId,
  memberId,
}: {
  projectId: string;
  founderId: string;
  memberId: string;
}): Act => ({
  topic: `project:${projectId}`,
  memberIds: [founderId, memberId],
});

export const pushUpvoted = on(['project.upvoted', 'project.upvoteRetracted'], (events) =>
  pushChanged(events.map(({ upvote }) => actOf(upvote))),
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
      .map(({ comment: { projectId, founderId, user } }) =>
        actOf({ projectId, founderId, memberId: user._id }),
      ),
  );
