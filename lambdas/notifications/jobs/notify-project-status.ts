import type { ProjectStanding } from '../../../shared/rules/notifications/content.ts';
import type { PayloadOf } from '../../jobs/kind.ts';
import { inPhases } from '../../jobs/phases.ts';
import { readInterested, readTeam, readWaiting } from '../../projects/store/involved.ts';
import { findProject } from '../../projects/store/projects.ts';
import { idTime } from '../../table/ids.ts';
import { unrestricted } from '../../visibility/viewer.ts';
import { changeNotifications } from '../store/notify.ts';
import type { notificationJobKinds } from './kinds.ts';
import { notificationIdOf } from './notification-id.ts';

/**
 * Notifies those who have to do with a project that it was closed or reopened, each once: those who wait for an answer,
 * whatever they have applied for, the team, and the investors who are interested.
 *
 * @param cursor where to go on, from the last call
 * @returns the next cursor, or undefined when all is done
 */
export async function notifyProjectStatus(
  { projectId, at }: PayloadOf<typeof notificationJobKinds.notifyProjectStatus>,
  cursor: string | undefined,
): Promise<string | undefined> {
  const project = await findProject(unrestricted, projectId);
  // A later change has a job of its own.
  if (!project || project.statusAt !== at) return undefined;
  const type = project.closed ? ('project_closed' as const) : ('project_reopened' as const);
  const senderId = project.founder._id;
  const notify = async (memberIds: string[], standing?: ProjectStanding): Promise<void> => {
    const others = new Set(memberIds.filter((memberId) => memberId !== senderId));
    await Promise.all(
      [...others].map((memberId) => {
        const _id = notificationIdOf(at, type, projectId, memberId);
        const notification = { _id, type, senderId, projectId, ...(standing && { standing }) };
        return changeNotifications(memberId, [{ kind: 'add', notification }]);
      }),
    );
  };
  // Who has come since knows how the project stands.
  return inPhases(
    [
      async (before) => {
        const { rows, next } = await readWaiting(projectId, before);
        // Nobody can apply since it was closed.
        const waiting = rows.filter(({ appliedAt }) => project.closed || idTime(appliedAt) < at);
        await notify(waiting.map(({ memberId }) => memberId));
        return next;
      },
      async (after) => {
        const { rows, next } = await readTeam(projectId, after);
        const joined = rows.filter(({ joinDate }) => Date.parse(joinDate) < at);
        await notify(
          joined.map(({ member }) => member._id),
          'team',
        );
        return next;
      },
      async (before) => {
        const { rows, next } = await readInterested(projectId, before);
        const interested = rows.filter((interest) => idTime(interest.at) < at);
        await notify(
          interested.map(({ memberId }) => memberId),
          'interested',
        );
        return next;
      },
    ],
    cursor,
  );
}
