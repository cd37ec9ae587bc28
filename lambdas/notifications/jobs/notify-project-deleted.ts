import type { PayloadOf } from '../../jobs/kind.ts';
import { inPhases } from '../../jobs/phases.ts';
import { startJob } from '../../jobs/store.ts';
import { readStoredCard } from '../../members/store/members.ts';
import { projectJobKinds } from '../../projects/jobs/kinds.ts';
import { readInterested, readTeam, readWaiting } from '../../projects/store/involved.ts';
import { changeNotifications } from '../store/notify.ts';
import type { DeletedProject, notificationJobKinds } from './kinds.ts';
import { notificationIdOf } from './notification-id.ts';

interface Role {
  memberId: string;
  roleId: string;
  roleTitle: string;
}

/** Notifies a member of a deleted project: with the same id however often the job runs. */
const notify = (
  type: 'application_cancelled' | 'team_member_removed',
  projectId: string,
  { memberId, roleId, roleTitle }: Role,
  { at, name, roleTitles, founderId }: DeletedProject,
): Promise<void> =>
  changeNotifications(memberId, [
    {
      kind: 'add',
      notification: {
        _id: notificationIdOf(at, type, projectId, memberId, roleId),
        type,
        ...(founderId && { senderId: founderId }),
        cancelReason: 'projectRemoved' as const,
        projectName: name,
        roleTitle: roleTitles[roleId] ?? roleTitle,
      },
    },
  ]);

async function notifyApplicants(projectId: string, project: DeletedProject, before: string | undefined) {
  const { rows, next } = await readWaiting(projectId, before);
  for (const application of rows) await notify('application_cancelled', projectId, application, project);
  return next;
}

async function notifyTeam(projectId: string, project: DeletedProject, after: string | undefined) {
  const { rows, next } = await readTeam(projectId, after);
  for (const { member, roleId, role } of rows)
    await notify(
      'team_member_removed',
      projectId,
      { memberId: member._id, roleId, roleTitle: role },
      project,
    );
  return next;
}

async function notifyInterested(projectId: string, project: DeletedProject, before: string | undefined) {
  const { at, name, founderId } = project;
  const { rows, next } = await readInterested(projectId, before);
  for (const { memberId } of rows)
    await changeNotifications(memberId, [
      {
        kind: 'add',
        notification: {
          _id: notificationIdOf(at, 'project_removed', projectId, memberId),
          type: 'project_removed',
          ...(founderId && { senderId: founderId }),
          projectName: name,
        },
      },
    ]);
  return next;
}

/** Without its founder where they have left Hearth, and the project with them. */
async function asKnown({ founderId, ...project }: DeletedProject): Promise<DeletedProject> {
  const isThere = founderId !== undefined && (await readStoredCard(founderId, { consistent: true }));
  return { ...project, ...(isThere && { founderId }) };
}

/**
 * Notifies the team, the applicants and the interested investors of a deleted project, then has what belonged to it deleted: as long as that
 * stands, it says whom to notify.
 *
 * @returns where to go on, or undefined when all is done
 */
export const notifyProjectDeleted = (
  { projectId, project }: PayloadOf<typeof notificationJobKinds.notifyProjectDeleted>,
  cursor: string | undefined,
): Promise<string | undefined> =>
  inPhases(
    [
      async (before) => notifyApplicants(projectId, await asKnown(project), before || undefined),
      async (after) => notifyTeam(projectId, await asKnown(project), after),
      async (before) => notifyInterested(projectId, await asKnown(project), before),
      async () => void (await startJob(projectJobKinds.sweepProject, { projectId }, projectId)),
    ],
    cursor,
  );
