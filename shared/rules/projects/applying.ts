import type { Role } from '../../model/member.ts';
import type { Application, ApplicationStatus, Project } from '../../model/project.ts';
import type { applying, roleButtons } from '../../texts/projects/projects.ts';
import { isFull, type Positions } from './positions.ts';

/** How a viewer stands to one role of a project. */
export interface Standing {
  /** The viewer's own role; null while none is chosen, undefined for visitors. */
  userRole: Role | null | undefined;
  isFounder: boolean;
  /** The role that the viewer has in the team: its id or its title, as in `Opening`. */
  teamRole?: string | undefined;
  /** Whether the viewer has left the team or was removed from it. */
  isFormer?: boolean;
  /** Status of the viewer's application for the role. */
  status?: ApplicationStatus | undefined;
}

/** The facts of a role that decide whether it can be applied for. */
export interface Opening extends Positions {
  /** The id or the title of the role. */
  name: string;
  /** Whether it takes no applications at present. */
  paused?: boolean | undefined;
  /** Whether its project takes no applications. */
  isClosed?: boolean;
}

export type Refusal = keyof typeof applying;
export type RoleButton = keyof typeof roleButtons;

/**
 * The reason why a viewer may not apply for a role: the first check that fails.
 *
 * @returns undefined when the viewer may apply
 */
export function whyNotApply(
  { userRole, isFounder, teamRole, status }: Standing,
  role: Opening,
): Refusal | undefined {
  if (userRole === undefined) return 'loginRequired';
  if (userRole !== 'job_seeker') return 'jobSeekersOnly';
  if (isFounder) return 'ownProject';
  if (teamRole !== undefined) return teamRole === role.name ? 'sameRole' : 'otherRole';
  if (status === 'rejected' || status === 'pending') return status;
  if (role.isClosed) return 'closed';
  if (isFull(role)) return 'filled';
  return role.paused ? 'paused' : undefined;
}

/**
 * The label of a role's button. An accepted applicant who is no longer in the team may apply again.
 *
 * @param role undefined when none is selected
 */
export function roleButton(
  { isFounder, teamRole, isFormer, status }: Standing,
  role: Opening | undefined,
): RoleButton {
  if (!role) return 'noRole';
  if (isFounder) return 'founder';
  if (teamRole !== undefined) return teamRole === role.name ? 'member' : 'otherRole';
  if (status === 'rejected') return 'notEligible';
  if (status === 'pending') return 'pending';
  if (status === 'accepted' && !isFormer) return 'accepted';
  if (role.isClosed) return 'closed';
  if (role.paused && !isFull(role)) return 'paused';
  if (status === 'cancelled') return 'reapply';
  if (status === 'accepted') return 'applyAgain';
  return isFull(role) ? 'filled' : 'apply';
}

/**
 * Derives how a viewer stands to a role from a project in an API answer.
 *
 * @param viewer undefined for visitors
 * @param roleTitle title of the role
 */
export function standingOf(
  viewer: { _id: string; userRole: Role | null } | undefined,
  project: Pick<Project, 'founder' | 'teamMembers' | 'pastMembers' | 'applications'>,
  roleTitle: string,
): Standing {
  const { founder, teamMembers, pastMembers, applications } = project;
  const isFounder = viewer?._id === founder._id;
  const own = (row: { userId: { _id: string } }): boolean => row.userId._id === viewer?._id;
  const teamRole = isFounder ? undefined : teamMembers.find(own)?.role;
  const status = applications.find((one) => own(one) && one.roleTitle === roleTitle)?.status;
  return {
    userRole: viewer?.userRole,
    isFounder,
    teamRole,
    // Lists leave out past members. An accepted applicant who is not in the team must have left it.
    isFormer: pastMembers.some(own) || (status === 'accepted' && teamRole === undefined),
    status,
  };
}

/**
 * Whether a pending application can still be accepted. The server ends others in the background: for roles that are full
 * or removed, and from applicants who are in the team by now.
 */
export function canBeAccepted(
  { userId, roleTitle }: Pick<Application, 'userId' | 'roleTitle'>,
  { openRoles, teamMembers }: Pick<Project, 'openRoles' | 'teamMembers'>,
): boolean {
  const role = openRoles.find(({ title }) => title === roleTitle);
  const isMember = teamMembers.some((row) => row.userId._id === userId._id);
  return role !== undefined && !isFull(role) && !isMember;
}
