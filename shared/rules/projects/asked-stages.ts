import type { ApplicationStage, AskedStage } from '../../model/application-progress.ts';

/** The stages of applications that somebody means who asks for one of them, or for a status. */
export function stagesOf(asked: AskedStage): ApplicationStage[] {
  if (asked === 'pending') return ['sent', 'seen', 'inTalk'];
  return [asked === 'rejected' ? 'declined' : asked];
}
