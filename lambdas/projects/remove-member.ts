import { projects } from '../../shared/api/projects.ts';
import { projects as texts } from '../../shared/texts/projects/projects.ts';
import { handle } from '../http/handle.ts';
import { removeFromTeam } from './store/team.ts';

export const handler = handle(
  projects.removeMember,
  async ({ member, params, effect }) => {
    await removeFromTeam(effect, params.projectId, params.userId, member);
    return { message: texts.memberRemoved };
  },
  () => ({ message: texts.memberRemoved }),
);
