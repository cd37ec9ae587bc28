import { TEAM_SIZE_MAX_EDIT } from '../../limits.ts';
import type { Project } from '../../model/project.ts';
import { isFull } from './positions.ts';

/**
 * Whether the team of a project is full while it still has open positions or applications, so that none of them can be
 * accepted.
 */
export function isTeamFull({
  teamSize,
  teamMembers,
  openRoles,
  applications,
}: Pick<Project, 'teamSize' | 'teamMembers' | 'openRoles' | 'applications'>): boolean {
  const isSought = openRoles.some((role) => !isFull(role)) || applications.length > 0;
  return teamSize !== null && teamMembers.length >= teamSize && isSought;
}

/** Whether the team size can still be raised by an edit. */
export const canTeamGrow = ({ teamMembers }: Pick<Project, 'teamMembers'>): boolean =>
  teamMembers.length < TEAM_SIZE_MAX_EDIT;
