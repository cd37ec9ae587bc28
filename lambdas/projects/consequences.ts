import { follows } from '../events/consequence.ts';
import { startJob } from '../jobs/store.ts';
import { summarizeComments } from './store/comments/summary.ts';
import type { ProjectItem } from './store/items.ts';
import { listProjects } from './store/listing/lists.ts';
import { indexProjects } from './store/listing/search-words.ts';

const settleRoles = follows(['role.settled'], async (events) => {
  const roles = new Map(events.map((event) => [`${event.projectId}#${event.roleId}`, event]));
  for (const [subject, { projectId, roleId, title }] of roles)
    await startJob('settle-role', { projectId, roleId, ...(title && { title }) }, subject);
});

/** Who has found a place gives up what they have applied for elsewhere. */
const cancelOthers = follows(['application.accepted'], async (events) => {
  for (const { application } of events)
    await startJob(
      'cancel-applications',
      { memberId: application.memberId, before: application.decidedAt },
      application.memberId,
    );
});

/** Who no longer looks for roles applies for none. */
const cancelAll = follows(['member.stoppedSeeking'], async (events) => {
  for (const { memberId } of events) await startJob('cancel-applications', { memberId }, `${memberId}#role`);
});

/** Whether a project stands elsewhere in the lists than before. */
const isMoved = (before: ProjectItem, { category, stage }: ProjectItem): boolean =>
  before.category !== category || before.stage !== stage;

/** Whether other words may find a project than before: what is shortened may have changed where that does not show. */
const isReworded = (before: ProjectItem, { name, description, isSummary }: ProjectItem): boolean =>
  before.name !== name || before.description !== description || Boolean(isSummary || before.isSummary);

const list = follows(
  ['project.created', 'project.changed', 'project.deleted', 'project.upvoted', 'project.upvoteRetracted'],
  (events) =>
    listProjects(
      events.flatMap((event) => {
        if ('upvote' in event) return event.upvote.projectId;
        return event.type !== 'project.changed' || isMoved(event.before, event.project)
          ? event.project._id
          : [];
      }),
    ),
);

const index = follows(['project.created', 'project.changed', 'project.deleted'], (events) =>
  indexProjects(
    events.flatMap((event) =>
      event.type !== 'project.changed' || isReworded(event.before, event.project) ? event.project._id : [],
    ),
  ),
);

const summarize = follows(
  ['project.commentAdded', 'project.commentChanged', 'project.commentDeleted'],
  async (events) => {
    const byProject = Map.groupBy(events, ({ comment }) => comment.projectId);
    await Promise.all(
      [...byProject].map(([projectId, own]) =>
        summarizeComments(
          projectId,
          own.map(({ comment }) => comment.number),
        ),
      ),
    );
  },
);

const sweepProjects = follows(['project.deleted'], async (events) => {
  for (const { project, at } of events) {
    const { _id: projectId, name, roles } = project;
    const roleTitles = Object.fromEntries(roles.map(({ _id, title }) => [_id, title]));
    await startJob('sweep-project', { projectId, removed: { name, roleTitles, at } }, projectId);
  }
});

export const projectConsequences = [
  settleRoles,
  cancelOthers,
  cancelAll,
  list,
  index,
  summarize,
  sweepProjects,
];
