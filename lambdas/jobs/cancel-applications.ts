import { endApplication } from '../data/application-answers.ts';
import type { JobKinds } from '../data/items/job.ts';
import type { ApplicationItem } from '../data/items/project.ts';
import { keys } from '../data/keys.ts';
import { query } from '../data/table.ts';

const AT_ONCE = 25;

/**
 * Cancels a member's applications in all projects, because one of them was accepted (WIRE section 4). Those that were
 * made after it stay.
 *
 * @param cursor where to go on, from the last call
 * @returns the next cursor, or undefined when all is done
 */
export async function cancelApplications(
  { memberId, before }: JobKinds['cancel-applications'],
  cursor = keys.applicationsBy(),
): Promise<string | undefined> {
  const { items, more } = await query<ApplicationItem>({
    KeyConditionExpression: 'pk = :member AND sk BETWEEN :after AND :end',
    ExpressionAttributeValues: {
      ':member': keys.member(memberId),
      ':after': cursor,
      ':end': `${keys.applicationsBy()}~`,
    },
    ConsistentRead: true,
    Limit: AT_ONCE,
  });
  for (const application of items)
    if (application.status === 'pending' && application.appliedAt < before)
      await endApplication(application, 'acceptedElsewhere', []);
  // The last one once more, which does no harm.
  return more ? items.at(-1)?.sk : undefined;
}
