import { projects } from '../../shared/api/projects.ts';
import { projects as texts } from '../../shared/texts/projects/projects.ts';
import { handle } from '../http/handle.ts';
import type { ViewingMember } from '../visibility/viewer.ts';
import { changeProject } from './store/changes.ts';
import { readViewedProject } from './store/viewed-projects.ts';
import { presentProject } from './views/projects.ts';

const answer = async (viewer: ViewingMember, projectId: string) => ({
  message: texts.updated,
  project: presentProject(await readViewedProject(viewer, projectId)),
});

export const handler = handle(
  projects.update,
  async ({ member, params: { projectId }, body, newId, effect }) => {
    const { userRole } = await member.account();
    await changeProject(effect, {
      projectId,
      change: body,
      editor: { ...member, userRole },
      newId,
    });
    return answer(member, projectId);
  },
  ({ member, params }) => answer(member, params.projectId),
);
