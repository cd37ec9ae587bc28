import type { OpenRole, Project } from '../../../../shared/model/project.ts';
import { standingOf } from '../../../../shared/rules/applying.ts';

/**
 * What stands beside a role for somebody whose application for it waits or was accepted (SPEC section 4). Who was
 * accepted and no longer has the role is not told that they were.
 *
 * @returns the name of its text
 */
export function roleNote(
  viewer: Parameters<typeof standingOf>[0],
  project: Project,
  role: OpenRole,
): 'pendingNote' | 'acceptedNote' | undefined {
  const { status, memberAs } = standingOf(viewer, project, role.title);
  if (status === 'accepted') return memberAs === role.title ? 'acceptedNote' : undefined;
  return status === 'pending' ? 'pendingNote' : undefined;
}
