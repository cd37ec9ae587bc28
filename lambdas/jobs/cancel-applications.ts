import { endApplication } from '../projects/store/applications/answers.ts';
import { roleTitleOf } from '../projects/store/applications/applications.ts';
import type { ApplicationItem } from '../projects/store/items.ts';
import { projectKeys } from '../projects/store/keys.ts';
import { findProject } from '../projects/store/projects.ts';
import { query } from '../table/table.ts';
import { memberKeys } from '../users/store/keys.ts';
import { readCard } from '../users/store/members.ts';
import type { JobKinds } from './items.ts';

const AT_ONCE = 25;

/**
 * Cancels a member's applications in all projects, because one of them was accepted or because they no longer look for
 * roles. Those that were made after the acceptance stay.
 *
 * @param cursor where to go on, from the last call
 * @returns the next cursor, or undefined when all is done
 */
export async function cancelApplications(
  { memberId, before }: JobKinds['cancel-applications'],
  cursor = projectKeys.applicationsBy(),
): Promise<string | undefined> {
  // Who has become a job seeker again keeps what is still pending.
  if (before === undefined && (await readCard(memberId, { consistent: true }))?.userRole === 'job_seeker')
    return undefined;
  const { items, more } = await query<ApplicationItem>({
    KeyConditionExpression: 'pk = :member AND sk BETWEEN :after AND :end',
    ExpressionAttributeValues: {
      ':member': memberKeys.member(memberId),
      ':after': cursor,
      ':end': `${projectKeys.applicationsBy()}~`,
    },
    ConsistentRead: true,
    Limit: AT_ONCE,
  });
  const ending = before === undefined ? 'roleChanged' : 'acceptedElsewhere';
  for (const application of items) {
    if (application.status !== 'pending' || (before !== undefined && application.appliedAt >= before))
      continue;
    const project = await findProject(application.projectId);
    await endApplication(application, ending, roleTitleOf(application, project));
  }
  // The last one once more, which does no harm.
  return more ? items.at(-1)?.sk : undefined;
}
