import type { PayloadOf } from '../../jobs/kind.ts';
import { readWaiting } from '../../projects/store/involved.ts';
import { findProject } from '../../projects/store/projects.ts';
import { idTime } from '../../table/ids.ts';
import { unrestricted } from '../../visibility/viewer.ts';
import { changeNotifications } from '../store/notify.ts';
import type { notificationJobKinds } from './kinds.ts';
import { notificationIdOf } from './notification-id.ts';

/**
 * Notifies those who wait for an answer that a project was closed or reopened, each once, whatever they have applied for.
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
  const type = project.closed ? 'project_closed' : 'project_reopened';
  const { rows, next } = await readWaiting(projectId, cursor);
  // Who has applied since it was reopened knows.
  const waiting = rows.filter(({ appliedAt }) => project.closed || idTime(appliedAt) < at);
  await Promise.all(
    waiting.map(({ memberId }) =>
      changeNotifications(memberId, [
        {
          kind: 'add',
          notification: {
            _id: notificationIdOf(at, type, projectId, memberId),
            type,
            senderId: project.founder._id,
            projectId,
          },
        },
      ]),
    ),
  );
  return next;
}
