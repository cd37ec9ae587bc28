import type { ApplicationStage } from '../../../../shared/model/application-progress.ts';

/** How the stage of an application looks: it waits, it has led to something, or it has ended. */
export const STAGE_LOOKS: Record<ApplicationStage, 'waiting' | 'done' | 'muted'> = {
  sent: 'waiting',
  seen: 'waiting',
  inTalk: 'waiting',
  accepted: 'done',
  declined: 'muted',
  withdrawn: 'muted',
  cancelled: 'muted',
  expired: 'muted',
};
