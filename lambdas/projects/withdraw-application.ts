import { projects } from '../../shared/api/projects.ts';
import { projects as texts } from '../../shared/texts/projects/projects.ts';
import { handle } from '../http/handle.ts';
import { withdrawApplication } from './store/applications/answers.ts';

export const handler = handle(
  projects.withdrawApplication,
  async ({ member, params: { projectId, applicationId }, effect }) => {
    await withdrawApplication(effect, member, projectId, applicationId);
    return { message: texts.applicationWithdrawn };
  },
  () => ({ message: texts.applicationWithdrawn }),
);
