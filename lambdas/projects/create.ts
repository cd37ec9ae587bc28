import { projects } from '../../shared/api/projects.ts';
import { projectExcess } from '../../shared/rules/projects/project-size.ts';
import { projects as texts } from '../../shared/texts/projects/projects.ts';
import { Unauthenticated } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { readCard } from '../members/store/members.ts';
import { createProject } from './store/creation.ts';
import { ProjectTooLongError } from './store/errors.ts';
import { readViewedProject, type ViewedProject } from './store/viewed-projects.ts';
import { presentProject } from './views/projects.ts';

const answer = (created: ViewedProject) => ({ message: texts.created, project: presentProject(created) });

export const handler = handle(
  projects.create,
  async ({ member, body, newId, effect, saveForReplay }) => {
    const excess = projectExcess(body, body.openRoles);
    if (excess) throw new ProjectTooLongError(excess);
    const founder = await readCard(member, member._id, { consistent: true });
    if (!founder) throw new Unauthenticated();
    const detail = await createProject(effect, {
      input: body,
      founder,
      at: Date.now(),
      newId,
      saveForReplay,
    });
    return answer({
      detail,
      viewerId: member._id,
      upvoted: false,
      interested: false,
      saved: new Set(),
      applications: [],
      pendingCount: 0,
    });
  },
  async ({ member }, projectId) => answer(await readViewedProject(member, projectId)),
);
