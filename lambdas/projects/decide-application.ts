import { projects } from '../../shared/api/projects.ts';
import type { Answer } from '../../shared/api/route.ts';
import { applicationAnswers } from '../../shared/texts/projects/application-answers.ts';
import { projects as texts } from '../../shared/texts/projects/projects.ts';
import { handle } from '../http/handle.ts';
import {
  acceptApplication,
  type Answer as FoundersAnswer,
  rejectApplication,
} from './store/applications/answers.ts';
import { stageOf } from './store/applications/progress.ts';
import { readForFounder, setFounderNote, setStage } from './store/applications/stages.ts';

type Done = Answer<typeof projects.decideApplication>;

const DECIDED: Record<'accepted' | 'rejected', Done> = {
  accepted: { message: texts.applicationAccepted, status: 'accepted', stage: 'accepted' },
  rejected: { message: texts.applicationRejected, status: 'rejected', stage: 'declined' },
};

/** How the application stands after something other than a decision. */
async function standing(answer: FoundersAnswer, message: string): Promise<Done> {
  const application = await readForFounder(answer);
  return { message, status: application.status, stage: stageOf(application) };
}

export const handler = handle(
  projects.decideApplication,
  async ({ member, params, body: { status, reason, note, stage, founderNote }, effect }) => {
    const answer = { ...params, founder: member };
    if (stage) {
      await setStage(effect, answer, stage);
      return standing(answer, applicationAnswers.stageChanged);
    }
    if (founderNote !== undefined) {
      await setFounderNote(effect, answer, founderNote);
      return standing(answer, applicationAnswers.noteSaved);
    }
    if (status === 'rejected') {
      await rejectApplication(effect, answer, { reason, note });
      return DECIDED.rejected;
    }
    await acceptApplication(effect, answer);
    return DECIDED.accepted;
  },
  ({ member, params, body: { status, stage } }) =>
    status
      ? DECIDED[status]
      : standing(
          { ...params, founder: member },
          stage ? applicationAnswers.stageChanged : applicationAnswers.noteSaved,
        ),
);
