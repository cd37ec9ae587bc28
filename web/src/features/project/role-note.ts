import type { ApplicationStage } from '../../../../shared/model/application-progress.ts';
import type { Project } from '../../../../shared/model/project.ts';
import type { OpenRole } from '../../../../shared/model/role.ts';
import { standingOf } from '../../../../shared/rules/projects/applying.ts';
import { isFull } from '../../../../shared/rules/projects/positions.ts';

type Note =
  | 'pendingNote'
  | 'seenNote'
  | 'inTalkNote'
  | 'acceptedNote'
  | 'declinedNote'
  | 'expiredNote'
  | 'reopenedNote';

const NOTES: Partial<Record<ApplicationStage, Note>> = {
  sent: 'pendingNote',
  seen: 'seenNote',
  inTalk: 'inTalkNote',
  declined: 'declinedNote',
  expired: 'expiredNote',
};

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
): Note | undefined {
  const { status, teamRole } = standingOf(viewer, project, role.title);
  if (status === 'accepted') return teamRole === role.title ? 'acceptedNote' : undefined;
  const own = project.applications.find(
    ({ userId, roleTitle }) => userId._id === viewer?._id && roleTitle === role.title,
  );
  if (own?.stage === 'declined' || status === 'pending') return own && NOTES[own.stage];
  if (teamRole !== undefined || isFull(role) || project.status === 'closed') return undefined;
  return own?.cancelReason === 'positionReopened' ? 'reopenedNote' : own && NOTES[own.stage];
}
