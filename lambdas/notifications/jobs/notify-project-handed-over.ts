import type { ProjectStanding } from '../../../shared/rules/notifications/content.ts';
import type { PayloadOf } from '../../jobs/kind.ts';
import { inPhases } from '../../jobs/phases.ts';
import { readStoredCard } from '../../members/store/members.ts';
import { readInterested, readTeam, readWaiting } from '../../projects/store/involved.ts';
import { findProject } from '../../projects/store/projects.ts';
import { unrestricted } from '../../visibility/viewer.ts';
import type { NewNotification } from '../store/changes.ts';
import { changeNotifications } from '../store/notify.ts';
import type { notificationJobKinds } from './kinds.ts';
import { notificationIdOf } from './notification-id.ts';

/**
 * Notifies the new founder of a project, its team, those who wait for an answer and the investors who are interested of a
 * handover, each once. A later one has a job of its own.
 *
 * @param cursor where to go on, from the last call
 * @returns the next cursor, or undefined when all is done
 */
export async function notifyProjectHandedOver(
  { projectId, formerId, at }: PayloadOf<typeof notificationJobKinds.notifyProjectHandedOver>,
  cursor: string | undefined,
): Promise<string | undefined> {
  const project = await findProject(unrestricted, projectId);
  if (project?.handedOverAt !== at) return undefined;
  const founderId = project.founder._id;
  const notify = (memberId: string, more: Pick<NewNotification, 'senderId' | 'isNewFounder' | 'standing'>) =>
    changeNotifications(memberId, [
      {
        kind: 'add',
        notification: {
          _id: notificationIdOf(at, 'project_handed_over', projectId, memberId),
          type: 'project_handed_over',
          projectId,
          ...more,
        },
      },
    ]);
  const notifyOthers = async (memberIds: string[], standing?: ProjectStanding): Promise<void> => {
    const others = new Set(memberIds.filter((memberId) => memberId !== founderId && memberId !== formerId));
    await Promise.all(
      [...others].map((memberId) => notify(memberId, { senderId: founderId, ...(standing && { standing }) })),
    );
  };
  return inPhases(
    [
      async () => {
        // What members have caused goes with them, and does not come back when this runs again.
        if (await readStoredCard(formerId, { consistent: true }))
          await notify(founderId, { senderId: formerId, isNewFounder: true });
        return undefined;
      },
      async (after) => {
        const { rows, next } = await readTeam(projectId, after);
        await notifyOthers(rows.map(({ member }) => member._id));
        return next;
      },
      async (before) => {
        const { rows, next } = await readWaiting(projectId, before);
        await notifyOthers(rows.map(({ memberId }) => memberId));
        return next;
      },
      async (before) => {
        const { rows, next } = await readInterested(projectId, before);
        await notifyOthers(
          rows.map(({ memberId }) => memberId),
          'interested',
        );
        return next;
      },
    ],
    cursor,
  );
}
