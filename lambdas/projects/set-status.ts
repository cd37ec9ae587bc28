import { projects } from '../../shared/api/projects.ts';
import type { ProjectStatus } from '../../shared/model/project.ts';
import { projects as texts } from '../../shared/texts/projects/projects.ts';
import { handle } from '../http/handle.ts';
import type { ViewingMember } from '../visibility/viewer.ts';
import { setStatus } from './store/status.ts';
import { readViewedProject } from './store/viewed-projects.ts';
import { presentProject } from './views/projects.ts';

const answer = async (viewer: ViewingMember, projectId: string, status: ProjectStatus) => ({
  message: status === 'closed' ? texts.closed : texts.reopened,
  project: presentProject(await readViewedProject(viewer, projectId)),
});

export const handler = handle(
  projects.setStatus,
  async ({ member, params: { projectId }, body: { status }, effect }) => {
    await setStatus(effect, projectId, member, status);
    return answer(member, projectId, status);
  },
  ({ member, params, body }) => answer(member, params.projectId, body.status),
);
