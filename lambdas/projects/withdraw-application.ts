import { projects } from '../../shared/api/projects.ts';
import { projects as texts } from '../../shared/texts.ts';
import { BadRequest, NotFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { withdrawApplication } from './store/applications/answers.ts';

export const handler = handle(
  projects.withdrawApplication,
  async ({ member, params }) => {
    const { projectId, applicationId } = params;
    const status = await withdrawApplication(member._id, projectId, applicationId);
    if (status === undefined) throw new NotFound(texts.applicationNotFound);
    if (status !== 'pending') throw new BadRequest(texts.alreadyProcessed, undefined, 'ALREADY_PROCESSED');
    return { message: texts.applicationWithdrawn };
  },
  () => ({ message: texts.applicationWithdrawn }),
);
