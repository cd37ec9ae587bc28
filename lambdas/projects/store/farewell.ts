import type { RemovedProject } from '../../jobs/items.ts';
import type { NoticeItem } from '../../notifications/store/items.ts';
import { tell, telling } from '../../notifications/store/notify.ts';
import { ConditionFailedError } from '../../table/errors.ts';
import { query } from '../../table/table.ts';
import { transact, type Write } from '../../table/transact.ts';
import { asSeen, readApplications } from './applications/applications.ts';
import type { TeamItem } from './items.ts';
import { projectKeys } from './keys.ts';

const AT_ONCE = 25;

/** The recipient has left Hearth. */
class GoneError extends Error {
  override readonly name = 'GoneError';
}

/** Deletes what tied a member to the project and tells them, together; only deletes when they have left Hearth. */
async function release(
  recipientId: string,
  deletes: Write[],
  notice: Pick<NoticeItem, 'type' | 'roleTitle' | 'projectName'>,
): Promise<void> {
  try {
    await telling(
      recipientId,
      (noticeId) =>
        transact([...deletes, ...tell({ recipientId, noticeId, cancelReason: 'projectRemoved', ...notice })]),
      () => new GoneError('the recipient is gone'),
    );
  } catch (error) {
    if (error instanceof GoneError) await transact(deletes);
    // Somebody else has deleted it meanwhile.
    else if (!(error instanceof ConditionFailedError)) throw error;
  }
}

/**
 * Deletes a page of the applications that waited for the founder of a removed project, and tells who has made them.
 *
 * @returns whether more may be left
 */
export async function releaseApplicants(
  projectId: string,
  { name, roleTitles }: RemovedProject,
): Promise<boolean> {
  const { applications, more } = await readApplications(projectId, 'pending', { limit: AT_ONCE });
  for (const application of applications) {
    const { memberId, roleId, appliedAt, roleTitle } = application;
    await release(
      memberId,
      [
        { delete: projectKeys.application(memberId, projectId, roleId), ...asSeen(application) },
        { delete: projectKeys.applied(memberId, appliedAt) },
      ],
      { type: 'application_cancelled', roleTitle: roleTitles[roleId] ?? roleTitle, projectName: name },
    );
  }
  return more;
}

/**
 * Deletes a page of the team of a removed project, and tells its members.
 *
 * @returns whether more may be left
 */
export async function releaseTeam(projectId: string, { name, roleTitles }: RemovedProject): Promise<boolean> {
  const { pk, sk } = projectKeys.team(projectId, '');
  const { items, more } = await query<TeamItem>({
    KeyConditionExpression: 'pk = :project AND begins_with(sk, :team)',
    ExpressionAttributeValues: { ':project': pk, ':team': sk },
    ConsistentRead: true,
    Limit: AT_ONCE,
  });
  for (const place of items)
    await release(place.member._id, [{ delete: place, condition: 'attribute_exists(pk)' }], {
      type: 'team_member_removed',
      roleTitle: roleTitles[place.roleId] ?? place.role,
      projectName: name,
    });
  return more;
}
