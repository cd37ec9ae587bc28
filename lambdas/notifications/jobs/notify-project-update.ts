import type { PayloadOf } from '../../jobs/kind.ts';
import { inPhases, type Phase } from '../../jobs/phases.ts';
import { readInterested, readTeam, readUpvoters, readWaiting } from '../../projects/store/involved.ts';
import { projectKeys } from '../../projects/store/keys.ts';
import { findProject } from '../../projects/store/projects.ts';
import { findUpdate } from '../../projects/store/updates.ts';
import { idTime } from '../../table/ids.ts';
import { unrestricted } from '../../visibility/viewer.ts';
import type { NotificationChange } from '../store/changes.ts';
import { changeNotifications } from '../store/notify.ts';
import type { notificationJobKinds } from './kinds.ts';
import { notificationIdOf } from './notification-id.ts';

type Update = PayloadOf<typeof notificationJobKinds.notifyProjectUpdate>;

/** What becomes of the notification of one member: it stands as long as the update does. */
function changeOf(update: Update, isThere: boolean, memberId: string): NotificationChange {
  const { projectId, founderId, updateId } = update;
  const notificationId = notificationIdOf(idTime(updateId), 'project_update', updateId, memberId);
  if (!isThere) return { kind: 'retract', notificationId };
  return {
    kind: 'add',
    notification: { _id: notificationId, type: 'project_update', senderId: founderId, projectId },
    cause: { key: projectKeys.update(projectId, updateId), with: { _id: updateId }, mayOutlastSender: true },
  };
}

/**
 * Notifies those who have to do with a project of an update, each once, or takes that back when the update was deleted:
 * those who wait for an answer, the team, the investors who are interested, and those who have upvoted it.
 *
 * @returns where to go on, or undefined when all is done
 */
export async function notifyProjectUpdate(
  update: Update,
  cursor: string | undefined,
): Promise<string | undefined> {
  const { projectId, founderId, updateId } = update;
  const [project, found] = await Promise.all([
    findProject(unrestricted, projectId),
    findUpdate(projectId, updateId),
  ]);
  if (!project) return undefined;
  const change = async (memberIds: string[]): Promise<void> => {
    const others = new Set(memberIds.filter((memberId) => memberId !== founderId));
    await Promise.all(
      [...others].map((memberId) =>
        changeNotifications(memberId, [changeOf(update, found !== undefined, memberId)]),
      ),
    );
  };
  const phases: Phase[] = [
    async (before) => {
      const { rows, next } = await readWaiting(projectId, before);
      await change(rows.map(({ memberId }) => memberId));
      return next;
    },
    async (after) => {
      const { rows, next } = await readTeam(projectId, after);
      await change(rows.map(({ member }) => member._id));
      return next;
    },
    async (before) => {
      const { rows, next } = await readInterested(projectId, before);
      await change(rows.map(({ memberId }) => memberId));
      return next;
    },
    ...projectKeys.upvotersOf(projectId).map(
      (partition): Phase =>
        async (after) => {
          const { rows, next } = await readUpvoters(partition, after);
          await change(rows.map(({ memberId }) => memberId));
          return next;
        },
    ),
  ];
  return inPhases(phases, cursor);
}
