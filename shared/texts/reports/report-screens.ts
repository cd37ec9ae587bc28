import type { AuditEntry, CaseStatus } from '../../model/report.ts';
import type { ReportKind, ReportReason } from '../../rules/reporting.ts';

/** The reasons of a report, as people choose them. */
export const reportReasons: Record<ReportReason, string> = {
  spam: 'Spam',
  abuse: 'Abuse or harassment',
  fraud: 'Fraud',
  falseProfile: 'False profile',
  other: 'Something else',
};

export const reportKinds: Record<ReportKind, string> = {
  member: 'Member',
  post: 'Post',
  comment: 'Comment',
  project: 'Project',
  projectComment: 'Comment on a project',
  projectUpdate: 'Update of a project',
  message: 'Message',
};

/** What is reported, by the name of the member who has made it. */
const reportable: Record<ReportKind, (name: string) => string> = {
  member: (name) => name,
  post: (name) => `this post by ${name}`,
  comment: (name) => `this comment by ${name}`,
  project: (name) => `this project by ${name}`,
  projectComment: (name) => `this comment by ${name}`,
  // After a handover it may be by somebody else.
  projectUpdate: (name) => `this update of ${name}’s project`,
  message: (name) => `this message by ${name}`,
};

/** Where somebody reports something. */
export const reportDialog = {
  title: (kind: ReportKind, name: string): string => `Report ${reportable[kind](name)}`,
  question: 'What is wrong?',
  text: 'Anything else we should know? (optional)',
  hint: 'Only administrators see it. Nobody is told who reported them.',
  cancel: 'Cancel',
  send: 'Send report',
  failed: 'Your report could not be sent. Please try again.',
} as const;

export const caseStatuses: Record<CaseStatus, string> = {
  open: 'Open',
  dismissed: 'Dismissed',
  removed: 'Removed',
  suspended: 'Suspended',
};

/** Where administrators decide about what was reported. */
export const moderation = {
  intro: 'What members have reported, with the most reporters first.',
  loading: 'Loading reports',
  loadFailed: 'The reports could not be loaded',
  viewAll: 'View all reports',
  none: 'Nothing to decide',
  noneOf: 'Nothing here yet',
  more: 'Show more reports',
  gone: 'It is no longer there.',
  memberGone: 'Deleted member',
  asReported: 'As it was reported',
  inReplyTo: 'In reply to',
  inReplyToDeleted: 'In reply to a comment that was deleted',
  open: 'Open it',
  before: 'Show what was written before',
  beforeTitle: 'The message and what was written before',
  beforeLoading: 'Loading the messages',
  beforeFailed: 'The messages could not be loaded',
  reportedOne: 'Reported',
  lastReported: 'last reported',
  decided: 'decided',
  words: 'What reporters wrote',
  suspendedUntil: 'suspended until',
  dismiss: 'Dismiss',
  dismissOne: (of: string): string => `Dismiss: ${of}`,
  remove: 'Remove…',
  removeOne: (of: string): string => `Remove: ${of}`,
  suspend: 'Suspend…',
  suspendOne: (of: string): string => `Suspend: ${of}`,
  dismissed: 'The reports are dismissed',
  removed: 'It is removed, and its writer is told',
  suspended: 'The member is suspended, and told',
  removeTitle: (kind: string): string => `Remove this ${kind.toLowerCase()}?`,
  removeHint: 'It is gone for good. Its writer is told which rule it broke.',
  suspendTitle: (name: string): string => `Suspend ${name}?`,
  suspendHint:
    'They can read, but not write, until it is over. They are told for how long, and which rule they broke.',
  suspendThingHint: 'What was reported is removed, too.',
  rule: 'Rule',
  days: 'Days',
  note: 'Note (only administrators see it)',
  cancel: 'Cancel',
  removeAction: 'Remove',
  suspendAction: 'Suspend',
  decideFailed: 'Your decision could not be saved. Please try again.',
  auditHint: 'Everything that administrators have done. It is kept for two years.',
  auditLoading: 'Loading the audit list',
  auditFailed: 'The audit list could not be loaded',
  auditEmpty: 'Nothing was done yet',
  auditMore: 'Show more entries',
} as const;

const days = (count = 0): string => `${count} day${count === 1 ? '' : 's'}`;

/** What an administrator has done, behind their name. */
export function auditSentence({ action, kind, member, days: length }: AuditEntry): string {
  const whose = member?.name ?? moderation.memberGone;
  const thing = kind && kind !== 'member' ? `a ${reportKinds[kind].toLowerCase()} of ${whose}` : whose;
  switch (action) {
    case 'dismiss':
      return `dismissed the reports of ${thing}`;
    case 'remove':
      return `removed ${thing}`;
    case 'suspend':
      return `suspended ${whose} for ${days(length)}${kind && kind !== 'member' ? ` and removed ${thing}` : ''}`;
    case 'lift':
      return `lifted the suspension of ${whose}`;
    default:
      return 'synchronized the connections';
  }
}
