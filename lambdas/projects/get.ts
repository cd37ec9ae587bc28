import { projects } from '../../shared/api/projects.ts';
import { handle } from '../http/handle.ts';
import { readViewedProject } from './store/viewed-projects.ts';
import { presentProject } from './views/projects.ts';

export const handler = handle(projects.get, async ({ member, params }) => ({
  project: presentProject(await readViewedProject(member, params.projectId)),
}));
