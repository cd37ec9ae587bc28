import type { AuditEntry } from '../../shared/model/report.ts';
import type { ReportKind, ReportReason } from '../../shared/rules/reporting.ts';

/** One thing that an administrator has done. Never changed; it goes by itself after two years. */
export type AuditItem = {
  _id: string;
  action: AuditEntry['action'];
  /** The administrator. */
  by: string;
  /** Whom it concerned. */
  memberId?: string;
  /** The reported thing that it was decided about. */
  caseId?: string;
  kind?: ReportKind;
  /** The first words of that thing, as it was reported; of members there are none. */
  words?: string;
  reason?: ReportReason;
  days?: number;
  note: string;
  /** Seconds since 1970. */
  ttl: number;
};
