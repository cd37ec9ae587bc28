import { projects } from '../../shared/api/projects.ts';
import { projects as texts } from '../../shared/texts/projects/projects.ts';
import { handle } from '../http/handle.ts';
import { leaveTeam } from './store/team.ts';

export const handler = handle(
  projects.leave,
  async ({ member, params, effect }) => {
    await leaveTeam(effect, params.projectId, member);
    return { message: texts.left };
  },
  () => ({ message: texts.left }),
);
