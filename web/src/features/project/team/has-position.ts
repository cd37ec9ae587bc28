import type { Project } from '../../../../../shared/model/project.ts';

/** Whether somebody in the team holds a position that others can have after them. */
export const hasPosition = ({ openRoles }: Project, { role }: Project['teamMembers'][number]): boolean =>
  openRoles.some(({ title }) => title === role);
