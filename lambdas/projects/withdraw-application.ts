import { projects } from '../../shared/api/projects.ts';
import { projects as texts } from '../../shared/texts.ts';
import { withdrawApplication } from '../data/application-answers.ts';
import { BadRequest, NotFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';

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
