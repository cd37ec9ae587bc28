import type { OpenRole, Project } from '../../../../shared/model/project.ts';
import { roleButton, standingOf } from '../../../../shared/rules/applying.ts';

/**
 * What stands beside a role for somebody whose application for it waits or was accepted (SPEC section 4). Who was
 * accepted and is no longer in the team is only told that they may apply again.
 *
 * @returns the name of its text
 */
export function roleNote(
  viewer: Parameters<typeof standingOf>[0],
  project: Project,
  role: OpenRole,
): 'pendingNote' | 'acceptedNote' | undefined {
  const standing = standingOf(viewer, project, role.title);
  if (standing.status === 'accepted')
    return roleButton(standing, { ...role, name: role.title }) === 'applyAgain' ? undefined : 'acceptedNote';
  return standing.status === 'pending' ? 'pendingNote' : undefined;
}
