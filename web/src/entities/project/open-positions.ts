import type { Project } from '../../../../shared/model/project.ts';
import type { OpenRole } from '../../../../shared/model/role.ts';

/** The roles of projects that take applications at present. */
export const positionsOf = (projects: readonly Pick<Project, 'status' | 'openRoles'>[]): OpenRole[] =>
  projects
    .filter(({ status }) => status === 'open')
    .flatMap(({ openRoles }) => openRoles.filter(({ paused, filled, limit }) => !paused && filled < limit));
