import type { CaseStatus } from '../../../shared/model/report.ts';
import type { ReportKind, ReportReason } from '../../../shared/rules/reporting.ts';
import type { IndexKey } from '../../table/key.ts';

/** What a report is about. */
export interface Reported {
  /** Its name among all reported things, as in the path of calls. */
  caseId: string;
  kind: ReportKind;
  /** Who wrote it, or the reported member. */
  memberId: string;
}

/** That a member has reported a thing. */
export interface ReportItem extends Reported, IndexKey {
  reason: ReportReason;
  text: string;
  createdAt: string;
  /** Seconds since 1970. */
  ttl: number;
}

/** A reported thing with what its reports say together: it follows from them, and a decision is written into it. */
export interface CaseItem extends Reported, IndexKey {
  status: CaseStatus;
  reporters: number;
  reasons: Partial<Record<ReportReason, number>>;
  words: Pick<ReportItem, 'reason' | 'text' | 'createdAt'>[];
  firstAt: string;
  lastAt: string;
  decidedAt?: string;
  /** Seconds since 1970. */
  ttl: number;
}
