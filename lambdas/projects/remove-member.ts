import { projects } from '../../shared/api/projects.ts';
import { projects as texts } from '../../shared/texts/projects/projects.ts';
import { handle } from '../http/handle.ts';
import { FounderStaysError, NotInTeamError } from './store/errors.ts';
import { readOwnProject } from './store/founder.ts';
import { endMembership } from './store/team.ts';

export const handler = handle(
  projects.removeMember,
  async ({ member, params, effect }) => {
    const { projectId, userId } = params;
    const removed = await endMembership(effect, {
      projectId,
      memberId: userId,
      removed: true,
      async readProject() {
        const project = await readOwnProject(projectId, member, texts.founderOnlyRemove);
        if (userId === member._id) throw new FounderStaysError();
        return project;
      },
    });
    if (!removed) throw new NotInTeamError();
    return { message: texts.memberRemoved };
  },
  () => ({ message: texts.memberRemoved }),
);
