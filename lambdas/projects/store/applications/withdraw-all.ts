import { ConditionFailedError } from '../../../table/errors.ts';
import { transact } from '../../../table/transact.ts';
import { readApplicationsBy, setStatus } from './applications.ts';

/**
 * Withdraws a page of a member's pending applications for the projects of one founder.
 *
 * @param cursor where to go on, from the last call
 * @returns the next cursor, or undefined when all is done
 */
export async function withdrawAll(
  memberId: string,
  founderId: string,
  cursor: string | undefined,
): Promise<string | undefined> {
  const { applications, next } = await readApplicationsBy(memberId, cursor);
  for (const application of applications) {
    if (application.founderId !== founderId || application.status !== 'pending') continue;
    const { roleTitle } = application;
    const withdrawn = { status: 'cancelled', cancelReason: 'withdrawn', roleTitle } as const;
    try {
      await transact([setStatus(application, withdrawn)]);
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error;
    }
  }
  return next;
}
