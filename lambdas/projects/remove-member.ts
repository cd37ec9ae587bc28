import { projects } from '../../shared/api/projects.ts';
import { projects as texts } from '../../shared/texts.ts';
import { BadRequest } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { ownProject } from './founder.ts';
import { endMembership } from './store/team.ts';

const notInTeam = () => new BadRequest(texts.notInTeam);

export const handler = handle(
  projects.removeMember,
  async ({ member, params }) => {
    const project = await ownProject(params.projectId, member, texts.founderOnlyRemove);
    if (params.userId === member._id) throw new BadRequest(texts.founderStays);
    const removed = await endMembership(project, params.userId, true);
    if (!removed) throw notInTeam();
    return { message: texts.memberRemoved };
  },
  () => ({ message: texts.memberRemoved }),
);
