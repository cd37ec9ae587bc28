import { auditItem } from '../../../../lambdas/audit/store.ts';
import { placeOf } from '../../../../lambdas/reports/store/cases.ts';
import type { Reported, ReportItem } from '../../../../lambdas/reports/store/items.ts';
import { reportKeys } from '../../../../lambdas/reports/store/keys.ts';
import { reportsKeptUntil } from '../../../../lambdas/reports/store/reports.ts';
import { caseIdOf } from '../../../../lambdas/reports/store/things.ts';
import type { Community } from './community.ts';
import { type StoredItem, stored } from './stored.ts';

/** More than a page of them. */
const FEWEST = 30;
const REPORTERS = 3;

/** Reported members, some by several others, and what an administrator has done so far. */
export function* moderation(community: Community): Generator<StoredItem> {
  const count = Math.max(FEWEST, community.size / 50);
  const ttl = reportsKeptUntil();
  for (const member of community.different(count)) {
    const memberId = community.id(member);
    const caseId = caseIdOf({ kind: 'member', id: memberId, within: '' });
    const reported: Reported = { caseId, kind: 'member', memberId };
    const createdAt = new Date(community.sometime()).toISOString();
    const reporters = [...community.different(1 + Math.floor(community.chance() * REPORTERS))].filter(
      (reporter) => reporter !== member,
    );
    const words: Pick<ReportItem, 'reason' | 'text' | 'createdAt'> = {
      reason: 'spam',
      text: 'The same link again and again',
      createdAt,
    };
    for (const reporter of reporters)
      yield stored(reportKeys.report(caseId, community.id(reporter)), {
        ...reportKeys.byReporter(community.id(reporter), caseId),
        ...reported,
        ...words,
        ttl,
      });
    if (reporters.length === 0) continue;
    yield stored(reportKeys.case(caseId), {
      ...reportKeys.byStatus('open', placeOf(reporters.length, createdAt)),
      ...reported,
      status: 'open',
      reporters: reporters.length,
      reasons: { spam: reporters.length },
      words: reporters.map(() => words),
      versions: [],
      firstAt: createdAt,
      lastAt: createdAt,
      ttl,
    });
    yield auditItem({ action: 'dismiss', by: community.id(0), memberId, kind: 'member', note: '' });
  }
}
