/** What can be reported. */
export const REPORT_KINDS = ['member', 'post', 'comment', 'project', 'projectComment', 'message'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** Which rule somebody sees broken. */
export const REPORT_REASONS = ['spam', 'abuse', 'fraud', 'falseProfile', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

const COMMENTS: ReadonlySet<ReportKind> = new Set(['comment', 'projectComment']);

/** Whether a thing is a comment: those are found by their writer. */
export const isComment = (kind: ReportKind): boolean => COMMENTS.has(kind);

/** The reason that most reporters of a thing have named. */
export const mostNamed = (reasons: Partial<Record<ReportReason, number>>): ReportReason =>
  REPORT_REASONS.reduce((most, reason) => ((reasons[reason] ?? 0) > (reasons[most] ?? 0) ? reason : most));

/** The types of notifications about what administrators have decided. */
export const NOTIFICATIONS_OF_DECISIONS = [
  'content_removed',
  'account_suspended',
  'suspension_lifted',
] as const;
