import type { ApplicationStage, DeclineReason } from '../../model/application-progress.ts';

/** How far an application has come, in words that applicants and founders share. */
export const stageNames: Record<ApplicationStage, string> = {
  sent: 'Sent',
  seen: 'Seen',
  inTalk: 'In talk',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  cancelled: 'Cancelled',
  expired: 'No answer in time',
};

/** Why a founder has declined, in a word or two. */
export const declineReasons: Record<DeclineReason, string> = {
  skills: 'other skills wanted',
  timing: 'the timing did not fit',
  place: 'the place did not fit',
  filled: 'position filled',
  other: 'other reasons',
};

/** What stands beside the stage of an application. */
export const applicationSteps = {
  history: 'What has happened so far',
  declined: (reason: string): string => `Declined: ${reason}`,
  answerBy: 'An answer is due by',
  founderSays: 'The founder says',
  expiredHint: 'The founder did not answer within 14 days. You can apply again, or elsewhere.',
  usually: (time: string): string => `The founder usually answers within ${time}.`,
  youUsually: (time: string): string => `You usually answer within ${time}.`,
  hours: (hours: number): string => (hours === 1 ? 'an hour' : `${hours} hours`),
  days: (days: number): string => `${days} days`,
} as const;
