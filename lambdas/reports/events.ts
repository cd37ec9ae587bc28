import type { AuditItem } from '../audit/items.ts';
import { auditKeys } from '../audit/keys.ts';
import type { Change } from '../table/key.ts';
import type { ReportItem } from './store/items.ts';
import { reportKeys } from './store/keys.ts';

export type ReportEvent =
  /** A report was made, or went with its reporter. */
  | { type: 'thing.reported'; report: ReportItem }
  /** An administrator has done something. */
  | { type: 'administrator.acted'; entry: AuditItem };

/** What a change of an item means to the community. */
export function reportEvents(change: Change): ReportEvent[] {
  if (reportKeys.report.is(change)) {
    const report = change.after ?? change.before;
    return report ? [{ type: 'thing.reported', report }] : [];
  }
  if (auditKeys.entry.is(change)) {
    const { before, after } = change;
    return !before && after ? [{ type: 'administrator.acted', entry: after }] : [];
  }
  return [];
}
