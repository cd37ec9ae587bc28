import { projects } from '../../shared/api/projects.ts';
import { projects as texts } from '../../shared/texts/projects/projects.ts';
import { handle } from '../http/handle.ts';
import type { ViewingMember } from '../visibility/viewer.ts';
import { handOver } from './store/handover.ts';
import { readViewedProject } from './store/viewed-projects.ts';
import { presentProject } from './views/projects.ts';

const answer = async (viewer: ViewingMember, projectId: string) => ({
  message: texts.handedOver,
  project: presentProject(await readViewedProject(viewer, projectId)),
});

export const handler = handle(
  projects.handOver,
  async ({ member, params: { projectId }, body: { memberId }, effect }) => {
    await handOver(effect, { projectId, founder: member, memberId });
    return answer(member, projectId);
  },
  ({ member, params }) => answer(member, params.projectId),
);
