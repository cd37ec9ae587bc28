import type { Project } from '../../../../shared/model/project.ts';
import type { OpenRole } from '../../../../shared/model/role.ts';
import { standingOf } from '../../../../shared/rules/applying.ts';
import { isFull } from '../../../../shared/rules/positions.ts';

/**
 * What stands beside a role for somebody whose application for it waits, was accepted, or may be renewed because the
 * role has become open again. Who was accepted and no longer has the role is not told that they were.
 *
 * @returns the name of its text
 */
export function roleNote(
  viewer: Parameters<typeof standingOf>[0],
  project: Project,
  role: OpenRole,
): 'pendingNote' | 'acceptedNote' | 'reopenedNote' | undefined {
  const { status, teamRole } = standingOf(viewer, project, role.title);
  if (status === 'accepted') return teamRole === role.title ? 'acceptedNote' : undefined;
  if (status === 'pending') return 'pendingNote';
  const own = project.applications.find(
    ({ userId, roleTitle }) => userId._id === viewer?._id && roleTitle === role.title,
  );
  return own?.cancelReason === 'positionReopened' &&
    teamRole === undefined &&
    !isFull(role) &&
    project.status === 'open'
    ? 'reopenedNote'
    : undefined;
}
