import { follows } from '../events/consequence.ts';
import { startJob } from '../jobs/store.ts';

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

const rankProjects = follows(['project.upvoted', 'project.upvoteRetracted'], async (events) => {
  for (const projectId of new Set(events.map(({ upvote }) => upvote.projectId)))
    await startJob('rank-project', { projectId }, projectId);
});

const sweepProjects = follows(['project.deleted'], async (events) => {
  for (const { project, at } of events) {
    const { _id: projectId, name, roles } = project;
    const roleTitles = Object.fromEntries(roles.map(({ _id, title }) => [_id, title]));
    await startJob('sweep-project', { projectId, removed: { name, roleTitles, at } }, projectId);
  }
});

export const projectConsequences = [settleRoles, cancelOthers, cancelAll, rankProjects, sweepProjects];
