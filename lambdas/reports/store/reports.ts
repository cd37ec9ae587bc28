import { REPORTS_KEPT, SECOND } from '../../../shared/limits.ts';
import { removeMany } from '../../table/batch.ts';
import type { Effect } from '../../table/effect.ts';
import type { IndexKey } from '../../table/key.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { query } from '../../table/table.ts';
import type { ReportItem } from './items.ts';
import { reportKeys } from './keys.ts';

const PAGE = 100;

class AlreadyReported extends Error {}

/** Seconds since 1970 at which what is kept for reports goes. */
export const reportsKeptUntil = (): number => Math.floor((Date.now() + REPORTS_KEPT) / SECOND);

/**
 * Stores what a member reports. A second report of the same thing by the same member changes nothing, unless
 * it is to count again after a decision.
 *
 * @param reporterId who reports
 * @param since before which a report of theirs gives way to this one, ISO 8601
 * @returns whether it counts
 */
export async function addReport(
  effect: Effect,
  reporterId: string,
  since: string | undefined,
  given: Omit<ReportItem, keyof IndexKey | 'createdAt' | 'ttl'>,
): Promise<boolean> {
  const report: ReportItem = {
    ...reportKeys.byReporter(reporterId, given.caseId),
    ...given,
    createdAt: new Date().toISOString(),
    ttl: reportsKeptUntil(),
  };
  try {
    await retryOnConflict(() =>
      effect.commit([
        {
          put: { ...reportKeys.report(given.caseId, reporterId), ...report },
          condition: `attribute_not_exists(pk)${since ? ' OR createdAt < :since' : ''}`,
          ...(since && { values: { ':since': since } }),
          onConditionFailed: () => new AlreadyReported(),
        },
      ]),
    );
    return true;
  } catch (error) {
    if (error instanceof AlreadyReported) return false;
    throw error;
  }
}

/**
 * Deletes a page of the reports of a member who has left.
 *
 * @returns whether more may be left
 */
export async function sweepReports(memberId: string): Promise<boolean> {
  const { items, more } = await query<ReportItem>({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :reporter',
    ExpressionAttributeValues: { ':reporter': reportKeys.byReporter(memberId, '').gsi1pk },
    Limit: PAGE,
  });
  await removeMany(items);
  return more;
}
