/** What can be reported. */
export const REPORT_KINDS = [
  'member',
  'post',
  'comment',
  'project',
  'projectComment',
  'projectUpdate',
  'message',
] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** Which rule somebody sees broken. */
export const REPORT_REASONS = ['spam', 'abuse', 'fraud', 'falseProfile', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** By what things are found beside their own ids, as a report names it: the rest have one name alone. */
const FOUND_BY: { readonly [kind in ReportKind]?: 'writerId' | 'projectId' | 'conversationId' } = {
  comment: 'writerId',
  projectComment: 'writerId',
  projectUpdate: 'projectId',
  message: 'conversationId',
};

/** The field of a report that a kind needs beside the id; undefined where none is needed. */
export const foundBy = (kind: ReportKind) => FOUND_BY[kind];

/** The reason that most reporters of a thing have named. */
export const mostNamed = (reasons: Partial<Record<ReportReason, number>>): ReportReason =>
  REPORT_REASONS.reduce((most, reason) => ((reasons[reason] ?? 0) > (reasons[most] ?? 0) ? reason : most));

/** The types of notifications about what administrators have decided. */
export const NOTIFICATIONS_OF_DECISIONS = [
  'content_removed',
  'account_suspended',
  'suspension_lifted',
] as const;
