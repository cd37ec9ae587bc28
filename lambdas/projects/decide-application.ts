import { projects } from '../../shared/api/projects.ts';
import { projects as texts } from '../../shared/texts/projects/projects.ts';
import { handle } from '../http/handle.ts';
import { acceptApplication, rejectApplication } from './store/applications/answers.ts';

const MESSAGES = { accepted: texts.applicationAccepted, rejected: texts.applicationRejected };

export const handler = handle(
  projects.decideApplication,
  async ({ member, params, body: { status }, effect }) => {
    const answer = { ...params, founder: member };
    if (status === 'rejected') await rejectApplication(effect, answer);
    else await acceptApplication(effect, answer);
    return { message: MESSAGES[status], status };
  },
  ({ body: { status } }) => ({ message: MESSAGES[status], status }),
);
