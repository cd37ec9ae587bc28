import { projects } from '../../shared/api/projects.ts';
import { projects as texts } from '../../shared/texts.ts';
import { type AnswerRefusals, acceptApplication, rejectApplication } from '../data/application-answers.ts';
import { readApplication } from '../data/applications.ts';
import { wakeAll } from '../data/jobs.ts';
import { BadRequest, NotFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { ownProject } from './founder.ts';

/** The application has been answered before. */
class ProcessedError extends BadRequest {
  constructor() {
    super(texts.alreadyProcessed, undefined, 'ALREADY_PROCESSED');
  }
}

const refusals: AnswerRefusals = {
  gone: () => new NotFound(texts.applicationNotFound),
  processed: () => new ProcessedError(),
  filled: () => new BadRequest(texts.positionFilled, undefined, 'POSITION_FILLED'),
  teamFull: () => new BadRequest(texts.teamFull, undefined, 'TEAM_FULL'),
  notSeeking: () => new BadRequest(texts.notSeeking, undefined, 'NOT_SEEKING'),
  alreadyInTeam: () => new BadRequest(texts.alreadyInTeam, undefined, 'ALREADY_IN_TEAM'),
};

const MESSAGES = { accepted: texts.applicationAccepted, rejected: texts.applicationRejected };

export const handler = handle(projects.decideApplication, async ({ member, params, body, isRepeat }) => {
  const { projectId, applicationId } = params;
  const { status } = body;
  const project = await ownProject(projectId, member, texts.founderOnlyDecide);
  const answer = { project, applicationId };
  try {
    if (status === 'rejected') await rejectApplication(answer, refusals);
    else await wakeAll(await acceptApplication(answer, refusals));
  } catch (error) {
    if (!(isRepeat && error instanceof ProcessedError)) throw error;
    const application = await readApplication(projectId, applicationId);
    if (application?.status !== status) throw error;
  }
  return { message: MESSAGES[status], status };
});
