import type { CaseStatus } from '../../../shared/model/report.ts';
import { type IndexKey, itemKind } from '../../table/key.ts';
import type { CaseItem, ReportItem } from './items.ts';

export const reportKeys = {
  case: itemKind<CaseItem>({ defaults: { versions: [] } })('REPORTS#{caseId}', 'CASE'),
  report: itemKind<ReportItem>()('REPORTS#{caseId}', 'BY#{memberId}'),
  /** The beginning of the sort keys of all reports of one thing. */
  reportsBy: () => 'BY#',
  /** What a member has reported. */
  byReporter: (memberId: string, caseId: string): IndexKey => ({
    gsi1pk: `REPORTED#${memberId}`,
    gsi1sk: caseId,
  }),
  /** A case among all of its status. */
  byStatus: (status: CaseStatus, at: string): IndexKey => ({ gsi1pk: `CASES#${status}`, gsi1sk: at }),
};
