import { projects } from '../../shared/api/projects.ts';
import { projects as texts } from '../../shared/texts/projects/projects.ts';
import { handle } from '../http/handle.ts';
import { FounderCannotLeaveError, NotMemberError } from './store/errors.ts';
import { readProject } from './store/projects.ts';
import { endMembership } from './store/team.ts';

export const handler = handle(
  projects.leave,
  async ({ member, params, effect }) => {
    const { projectId } = params;
    const left = await endMembership(effect, {
      projectId,
      memberId: member._id,
      removed: false,
      async readProject() {
        const project = await readProject(projectId);
        if (project.founder._id === member._id) throw new FounderCannotLeaveError();
        return project;
      },
    });
    if (!left) throw new NotMemberError();
    return { message: texts.left };
  },
  () => ({ message: texts.left }),
);
