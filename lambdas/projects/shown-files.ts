import type { ShownFiles } from '../media/cleanup.ts';
import { unrestricted } from '../visibility/viewer.ts';
import { findProject } from './store/projects.ts';

/** The poster that a project shows. */
export const shownByProject: ShownFiles = ({ projectId }) =>
  projectId === undefined
    ? undefined
    : findProject(unrestricted, projectId).then((project) => [project?.poster ?? '']);
