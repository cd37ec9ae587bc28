import type { ShownFiles } from '../media/cleanup.ts';
import { findProject } from './store/projects.ts';

/** The poster that a project shows. */
export const shownByProject: ShownFiles = ({ projectId }) =>
  projectId === undefined ? undefined : findProject(projectId).then((project) => [project?.poster ?? '']);
