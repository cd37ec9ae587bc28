import type { ReportKind, ReportReason } from '../../rules/reporting.ts';

/** The rule that was broken, in the middle of a sentence. */
const RULES: Record<ReportReason, string> = {
  spam: 'spam',
  abuse: 'abuse or harassment',
  fraud: 'fraud',
  falseProfile: 'a false profile',
  other: 'our terms of use',
};

const THINGS: Record<ReportKind, string> = {
  member: 'profile',
  post: 'post',
  comment: 'comment',
  project: 'project',
  projectComment: 'comment',
  projectUpdate: 'update',
  message: 'message',
};

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** What the server says about reports and what follows from them. */
export const reports = {
  /** Who sends notifications that no member has caused. */
  team: 'Hearth',
  kindRequired: 'Please say what you report',
  reasonRequired: 'Please choose a reason',
  required: {
    writerId: 'Please say who wrote the comment',
    projectId: 'Please say of which project the update is',
    conversationId: 'Please say in which conversation the message is',
  },
  daysInvalid: 'The number of days must be between 1 and 3650',
  liftReasonRequired: 'Please say why the suspension is lifted',
  thanks: 'Thank you. We will look at it.',
  knownReport: 'Thank you. You have reported this before.',
  ownThing: 'You cannot report yourself',
  notFound: 'There is nothing to report here any more',
  decided: 'Decided',
  caseNotFound: 'Report not found',
  alreadyDecided: 'Another decision was made about this meanwhile',
  memberStays: 'A member can be suspended, not removed',
  suspendedLonger: (until: string): string =>
    `This member is already suspended until ${DATE.format(new Date(until))}`,
  administratorStays: 'An administrator cannot be suspended',
  suspended: (until: string, reason: ReportReason): string =>
    `Your account is suspended until ${DATE.format(new Date(until))} (${RULES[reason]}). You can read, but not write.`,
  removedNotice: (kind: ReportKind, reason: ReportReason): string =>
    `Your ${THINGS[kind]} was removed: ${RULES[reason]}`,
  suspendedNotice: (days: number, reason: ReportReason): string =>
    `Your account is suspended for ${plural(days, 'day')}: ${RULES[reason]}`,
  liftedNotice: 'Your account is no longer suspended',
} as const;
