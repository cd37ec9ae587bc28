import type { Role } from '../model/member.ts';
import type { ApplicationStatus, Project } from '../model/project.ts';
import type { applying, roleButtons } from '../texts.ts';

/** What somebody is to a project, as far as one of its roles is concerned. */
export interface Standing {
  /** The role under which they are on Hearth; null while none is chosen, undefined for visitors. */
  userRole: Role | null | undefined;
  isFounder: boolean;
  /** The role they have in the team, if they are in it. */
  memberAs?: string | undefined;
  /** Whether they were in the team and are no longer. */
  isFormer?: boolean;
  /** How their application for the role stands, if they have ever applied for it. */
  status?: ApplicationStatus | undefined;
}

/** A role, by what applying asks of it. */
export interface Opening {
  /** What tells it from the project's other roles, as `memberAs` does. */
  name: string;
  limit: number;
  filled: number;
}

export type Refusal = keyof typeof applying;
export type RoleButton = keyof typeof roleButtons;

const isFull = ({ limit, filled }: Opening): boolean => filled >= limit;

/**
 * Why somebody may not apply for a role: the first check that fails.
 *
 * @returns undefined when they may
 */
export function whyNotApply(
  { userRole, isFounder, memberAs, status }: Standing,
  role: Opening,
): Refusal | undefined {
  if (userRole === undefined) return 'loginRequired';
  if (userRole !== 'job_seeker') return 'jobSeekersOnly';
  if (isFounder) return 'ownProject';
  if (memberAs !== undefined) return memberAs === role.name ? 'sameRole' : 'otherRole';
  if (status === 'rejected' || status === 'pending') return status;
  return isFull(role) ? 'filled' : undefined;
}

/**
 * What a role's button says to somebody. Whoever was accepted and is no longer in the team may apply again.
 *
 * @param role undefined when none is selected
 */
export function roleButton(
  { isFounder, memberAs, isFormer, status }: Standing,
  role: Opening | undefined,
): RoleButton {
  if (!role) return 'noRole';
  if (isFounder) return 'founder';
  if (memberAs !== undefined) return memberAs === role.name ? 'member' : 'otherRole';
  if (status === 'rejected') return 'notEligible';
  if (status === 'pending') return 'pending';
  if (status === 'cancelled') return 'reapply';
  if (status === 'accepted') return isFormer ? 'applyAgain' : 'accepted';
  return isFull(role) ? 'filled' : 'apply';
}

/**
 * What a viewer is to a project that was answered to them.
 *
 * @param viewer undefined for visitors
 * @param roleTitle the role that is looked at
 */
export function standingOf(
  viewer: { _id: string; userRole: Role | null } | undefined,
  project: Pick<Project, 'founder' | 'teamMembers' | 'pastMembers' | 'applications'>,
  roleTitle: string,
): Standing {
  const { founder, teamMembers, pastMembers, applications } = project;
  const isFounder = viewer?._id === founder._id;
  const own = (row: { userId: { _id: string } }): boolean => row.userId._id === viewer?._id;
  const memberAs = isFounder ? undefined : teamMembers.find(own)?.role;
  const status = applications.find((one) => own(one) && one.roleTitle === roleTitle)?.status;
  return {
    userRole: viewer?.userRole,
    isFounder,
    memberAs,
    // Lists come without past members: who was accepted and is not in the team has been in it.
    isFormer: pastMembers.some(own) || (status === 'accepted' && memberAs === undefined),
    status,
  };
}
