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

/** What a reported thing says. */
export interface Wording {
  title: string;
  text: string;
}

/** That a member has reported a thing. */
export interface ReportItem extends Reported, IndexKey {
  /** What the thing said then, by `versionOf`; absent in reports of an earlier version of this program. */
  versionId?: string;
  /** The same in full, where the case did not have it yet: its texts are much longer than a report. */
  wording?: Wording;
  reason: ReportReason;
  text: string;
  createdAt: string;
  /** Seconds since 1970. */
  ttl: number;
}

/** One wording of a reported thing, and how many have reported it. */
export interface ReportedVersion extends Wording {
  versionId: string;
  reporters: number;
  firstAt: string;
}

/** A reported thing with what its reports say together: it follows from them, and a decision is written into it. */
export interface CaseItem extends Reported, IndexKey {
  status: CaseStatus;
  reporters: number;
  reasons: Partial<Record<ReportReason, number>>;
  words: Pick<ReportItem, 'reason' | 'text' | 'createdAt'>[];
  /** What the thing said when it was reported; that of the most reporters first. */
  versions: ReportedVersion[];
  firstAt: string;
  lastAt: string;
  decidedAt?: string;
  /** Seconds since 1970. */
  ttl: number;
}
