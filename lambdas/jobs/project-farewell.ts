import { createHash } from 'node:crypto';
import { changeNotifications } from '../notifications/store/notify.ts';
import { asSeen, readApplications } from '../projects/store/applications/applications.ts';
import type { TeamItem } from '../projects/store/items.ts';
import { projectKeys } from '../projects/store/keys.ts';
import { ConditionFailedError } from '../table/errors.ts';
import { newId } from '../table/ids.ts';
import { query } from '../table/table.ts';
import { transact } from '../table/transact.ts';
import type { Write } from '../table/write.ts';
import type { RemovedProject } from './items.ts';

const AT_ONCE = 25;

/** A notification of a removed project: with the same id however often it is sent. */
const notificationOf = (
  type: 'application_cancelled' | 'team_member_removed',
  projectId: string,
  { memberId, roleId, roleTitle }: { memberId: string; roleId: string; roleTitle: string },
  { at, name, roleTitles }: RemovedProject,
) => ({
  _id: newId(at, createHash('sha256').update(`${type}${projectId}${memberId}${roleId}`).digest()),
  type,
  cancelReason: 'projectRemoved' as const,
  projectName: name,
  roleTitle: roleTitles[roleId] ?? roleTitle,
});

/** Notifies a member, then deletes what has tied them to the project, unless that has changed meanwhile. */
async function release(notification: ReturnType<typeof notificationOf>, memberId: string, deletes: Write[]) {
  await changeNotifications(memberId, [{ kind: 'add', notification }]);
  try {
    await transact(deletes);
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error;
  }
}

/**
 * Deletes a page of the applications that waited for the founder of a removed project, and notifies who has made them.
 *
 * @returns whether more may be left
 */
export async function releaseApplicants(projectId: string, removed: RemovedProject): Promise<boolean> {
  const { applications, more } = await readApplications(projectId, 'pending', { limit: AT_ONCE });
  for (const application of applications) {
    const { memberId, roleId, appliedAt } = application;
    await release(notificationOf('application_cancelled', projectId, application, removed), memberId, [
      { delete: projectKeys.application(memberId, projectId, roleId), ...asSeen(application) },
      { delete: projectKeys.applied(memberId, appliedAt) },
    ]);
  }
  return more;
}

/**
 * Deletes a page of the team of a removed project, and notifies its members.
 *
 * @returns whether more may be left
 */
export async function releaseTeam(projectId: string, removed: RemovedProject): Promise<boolean> {
  const { pk, sk } = projectKeys.team(projectId, '');
  const { items, more } = await query<TeamItem>({
    KeyConditionExpression: 'pk = :project AND begins_with(sk, :team)',
    ExpressionAttributeValues: { ':project': pk, ':team': sk },
    ConsistentRead: true,
    Limit: AT_ONCE,
  });
  for (const { pk, sk, member, roleId, role } of items) {
    const place = { memberId: member._id, roleId, roleTitle: role };
    await release(notificationOf('team_member_removed', projectId, place, removed), member._id, [
      { delete: { pk, sk } },
    ]);
  }
  return more;
}
