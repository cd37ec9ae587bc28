import { subscribe } from '../events/subscriber.ts';
import { startJob } from '../jobs/store.ts';
import { dropUnlessShown } from '../media/dropped-files.ts';
import { mediaOwnerOf } from '../media/file-keys.ts';
import type { MemberEvent } from '../members/events.ts';
import { unrestricted } from '../visibility/viewer.ts';
import type { ProjectEvent } from './events.ts';
import { projectJobKinds } from './jobs/kinds.ts';
import { pushCommented, pushUpvoted } from './live.ts';
import { noteWaiting } from './store/applications/deadlines.ts';
import { moveApplication } from './store/applications/move.ts';
import { placeReceived } from './store/applications/received.ts';
import { summarizeComments } from './store/comments/summary.ts';
import type { ProjectItem } from './store/items.ts';
import { listProjects } from './store/listing/lists.ts';
import { indexProjects } from './store/listing/search-words.ts';
import { findProject } from './store/projects.ts';
import { keepReplies } from './store/replies.ts';

const on = subscribe<ProjectEvent | MemberEvent>();

/** Who has applied for a role that is full or removed waits no longer; who was rejected because it was full may apply again. */
const reconcileRoles = on(['role.stateChanged'], async (events) => {
  const roles = new Map(events.map((event) => [`${event.projectId}#${event.roleId}`, event]));
  for (const [subject, { projectId, roleId, title }] of roles)
    await startJob(
      projectJobKinds.reconcileRoleApplications,
      { projectId, roleId, ...(title && { title }) },
      subject,
    );
});

/** Who has found a place gives up what they have applied for elsewhere. */
const cancelOthers = on(['application.accepted'], async (events) => {
  for (const { application } of events)
    await startJob(
      projectJobKinds.cancelApplications,
      { memberId: application.memberId, before: application.decidedAt },
      application.memberId,
    );
});

/** Who no longer looks for roles applies for none. */
const cancelAll = on(['member.stoppedSeeking'], async (events) => {
  for (const { memberId } of events)
    await startJob(projectJobKinds.cancelApplications, { memberId }, `${memberId}#role`);
});

/** Whether a project stands elsewhere in the lists than before. */
const isMoved = (before: ProjectItem, { category, stage }: ProjectItem): boolean =>
  before.category !== category || before.stage !== stage;

/** Whether other words may find a project than before: what is shortened may have changed where that does not show. */
const isReworded = (before: ProjectItem, { name, pitch, description, isSummary }: ProjectItem): boolean =>
  before.name !== name ||
  before.pitch !== pitch ||
  before.description !== description ||
  Boolean(isSummary || before.isSummary);

const list = on(
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

const index = on(['project.created', 'project.changed', 'project.deleted'], (events) =>
  indexProjects(
    events.flatMap((event) =>
      event.type !== 'project.changed' || isReworded(event.before, event.project) ? event.project._id : [],
    ),
  ),
);

const summarize = on(
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
    await pushCommented(events);
  },
);

const awaitAnswers = on(['application.made'], async (events) => {
  await Promise.all(events.map(({ application }) => noteWaiting(application)));
});

/** What names its founder may be more than one batch bears. */
const followHandovers = on(['project.handedOver'], async (events) => {
  for (const { project, at } of events)
    await startJob(projectJobKinds.followHandover, { projectId: project._id, at }, project._id);
});

/** An application that was on its way while the project was handed over is not among those that the job has found. */
const followFounders = on(['application.made'], async (events) => {
  await Promise.all(
    events.map(async ({ application }) => {
      const project = await findProject(unrestricted, application.projectId);
      if (project) await moveApplication(application, project.founder._id);
    }),
  );
});

const placeAllReceived = on(['application.moved'], async (events) => {
  const byId = new Map(events.map(({ application }) => [application._id, application]));
  await Promise.all([...byId.values()].map(placeReceived));
});

const countReplies = on(['application.answered'], async (events) => {
  const replies = events.map(({ application: { projectId, appliedAt }, at }) => ({
    projectId,
    appliedAt,
    at,
  }));
  await Promise.all(
    [...Map.groupBy(replies, ({ projectId }) => projectId)].map(([projectId, own]) =>
      keepReplies(projectId, own),
    ),
  );
});

/** After a handover they may be those of several founders. */
const dropUpdateFiles = on(['project.updateDeleted'], async (events) => {
  for (const { update } of events) {
    const paths = (update.attachments ?? []).map(({ url }) => url);
    for (const [memberId, own] of Map.groupBy(paths, mediaOwnerOf))
      if (memberId)
        await dropUnlessShown({
          memberId,
          projectId: update.projectId,
          updateId: update._id,
          paths: own,
        });
  }
});

export const projectSubscribers = [
  reconcileRoles,
  cancelOthers,
  cancelAll,
  awaitAnswers,
  followHandovers,
  followFounders,
  placeAllReceived,
  countReplies,
  list,
  index,
  summarize,
  dropUpdateFiles,
  pushUpvoted,
];
