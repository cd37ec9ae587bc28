import { projects } from '../../shared/api/projects.ts';
import { projects as texts } from '../../shared/texts.ts';
import { BadRequest, NotFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { ownProject } from './founder.ts';
import { type AnswerRefusals, acceptApplication, rejectApplication } from './store/applications/answers.ts';

const refusals: AnswerRefusals = {
  gone: () => new NotFound(texts.applicationNotFound),
  processed: () => new BadRequest(texts.alreadyProcessed, undefined, 'ALREADY_PROCESSED'),
  filled: () => new BadRequest(texts.positionFilled, undefined, 'POSITION_FILLED'),
  teamFull: () => new BadRequest(texts.teamFull, undefined, 'TEAM_FULL'),
  notSeeking: () => new BadRequest(texts.notSeeking, undefined, 'NOT_SEEKING'),
  alreadyInTeam: () => new BadRequest(texts.alreadyInTeam, undefined, 'ALREADY_IN_TEAM'),
};

const MESSAGES = { accepted: texts.applicationAccepted, rejected: texts.applicationRejected };

export const handler = handle(
  projects.decideApplication,
  async ({ member, params, body: { status } }) => {
    const { projectId, applicationId } = params;
    const project = await ownProject(projectId, member, texts.founderOnlyDecide);
    const answer = { project, applicationId };
    if (status === 'rejected') await rejectApplication(answer, refusals);
    else await acceptApplication(answer, refusals);
    return { message: MESSAGES[status], status };
  },
  ({ body: { status } }) => ({ message: MESSAGES[status], status }),
);
