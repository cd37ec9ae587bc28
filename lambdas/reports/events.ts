import type { AuditItem } from '../audit/items.ts';
import { auditKeys } from '../audit/keys.ts';
import { whenChanged } from '../events/source.ts';
import type { ReportItem } from './store/items.ts';
import { reportKeys } from './store/keys.ts';

export type ReportEvent =
  /** A report was made, or went with its reporter. */
  | { type: 'thing.reported'; report: ReportItem }
  /** An administrator has done something. */
  | { type: 'administrator.acted'; entry: AuditItem };

/** What changes of items mean to the community. */
export const reportEvents = [
  whenChanged(reportKeys.report, ['INSERT', 'MODIFY', 'REMOVE'], ({ before, after }): ReportEvent[] => {
    const report = after ?? before;
    return report ? [{ type: 'thing.reported', report }] : [];
  }),
  whenChanged(auditKeys.entry, ['INSERT'], ({ after }): ReportEvent[] =>
    after ? [{ type: 'administrator.acted', entry: after }] : [],
  ),
];
