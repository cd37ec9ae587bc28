import { ANSWER_WITHIN } from '../../../../shared/limits.ts';
import type { ApplicationStage } from '../../../../shared/model/application-progress.ts';
import { idTime } from '../../../table/ids.ts';
import type { ApplicationItem, ApplicationStep } from '../items.ts';

/** How far an application has come: it follows from what was stored, also of those from before there were stages. */
export function stageOf({ status, cancelReason, talkAt, seenAt }: ApplicationItem): ApplicationStage {
  switch (status) {
    case 'pending':
      if (talkAt) return 'inTalk';
      return seenAt ? 'seen' : 'sent';
    case 'rejected':
      return 'declined';
    case 'cancelled':
      return cancelReason === 'withdrawn' || cancelReason === 'expired' ? cancelReason : 'cancelled';
    default:
      return status;
  }
}

/** What an application has been through, oldest first. */
export function historyOf(application: ApplicationItem): ApplicationStep[] {
  const { past = [], appliedAt, seenAt, talkAt, expiredAt, decidedAt } = application;
  const since: [ApplicationStage, string | undefined][] = [
    ['seen', seenAt],
    ['inTalk', talkAt],
    ['expired', expiredAt],
    [stageOf(application), decidedAt === expiredAt ? undefined : decidedAt],
  ];
  const steps = since.flatMap(([stage, at]) => (at ? [{ stage, at }] : []));
  return [...past, { stage: 'sent', at: appliedAt }, ...steps.sort((a, b) => (a.at < b.at ? -1 : 1))];
}

/** Whether a founder can still accept or decline it: also when its time is over. */
export const isAnswerable = ({ status, cancelReason }: ApplicationItem): boolean =>
  status === 'pending' || cancelReason === 'expired';

/** Whether it has no answer yet: that it was seen is none, that founder and applicant are in talk is one. */
export const isWaiting = ({ status, talkAt }: ApplicationItem): boolean =>
  status === 'pending' && talkAt === undefined;

/** An id of when the time for an answer has begun. */
export const timedFrom = ({ timedFrom: later, appliedAt }: ApplicationItem): string => later ?? appliedAt;

/** Until when it has to be answered, in milliseconds since 1970; undefined when it has not. */
export const respondBy = (application: ApplicationItem): number | undefined =>
  application.isTimed && isWaiting(application) ? idTime(timedFrom(application)) + ANSWER_WITHIN : undefined;

/** An id of when the founder has answered first, if they have. */
export function answeredAt({ talkAt, status, isFilled, decidedAt }: ApplicationItem): string | undefined {
  if (talkAt) return talkAt;
  return status === 'accepted' || (status === 'rejected' && !isFilled) ? decidedAt : undefined;
}
