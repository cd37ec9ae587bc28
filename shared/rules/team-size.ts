import { TEAM_SIZE_MAX_EDIT } from '../limits.ts';
import type { Project } from '../model/project.ts';

/**
 * Whether a project looks for people, or has applications, while its team has no place left: whoever is accepted then is
 * refused.
 */
export function isTeamFull({
  teamSize,
  teamMembers,
  openRoles,
  applications,
}: Pick<Project, 'teamSize' | 'teamMembers' | 'openRoles' | 'applications'>): boolean {
  const isSought = openRoles.some(({ filled, limit }) => filled < limit) || applications.length > 0;
  return teamSize !== null && teamMembers.length >= teamSize && isSought;
}

/** Whether an edit may still give a team more places. */
export const canTeamGrow = ({ teamMembers }: Pick<Project, 'teamMembers'>): boolean =>
  teamMembers.length < TEAM_SIZE_MAX_EDIT;
