import { projects } from '../../shared/api/projects.ts';
import { projects as texts } from '../../shared/texts.ts';
import { BadRequest } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { readOwnProject } from './founder.ts';
import { endMembership } from './store/team.ts';

export const handler = handle(
  projects.removeMember,
  async ({ member, params }) => {
    const project = await readOwnProject(params.projectId, member, texts.founderOnlyRemove);
    if (params.userId === member._id) throw new BadRequest(texts.founderStays);
    const removed = await endMembership(project, params.userId, true);
    if (!removed) throw new BadRequest(texts.notInTeam);
    return { message: texts.memberRemoved };
  },
  () => ({ message: texts.memberRemoved }),
);
