import type { PayloadOf } from '../../jobs/kind.ts';
import { inPhases, type Phase } from '../../jobs/phases.ts';
import { get } from '../../table/table.ts';
import { blockedAmong, readHidden } from '../../visibility/hidden.ts';
import { visibilityKeys } from '../../visibility/keys.ts';
import { unrestricted } from '../../visibility/viewer.ts';
import { readApplications, roleTitleOf } from '../store/applications/applications.ts';
import { moveApplication } from '../store/applications/move.ts';
import { endApplication } from '../store/applications/outcomes.ts';
import { isAnswerable } from '../store/applications/progress.ts';
import { readTeam } from '../store/involved.ts';
import type { ProjectItem } from '../store/items.ts';
import { type ApplicationList, projectKeys } from '../store/keys.ts';
import { passPoster } from '../store/poster.ts';
import { findProject } from '../store/projects.ts';
import { endMembershipIn } from '../store/team.ts';
import { passUpdateFiles } from '../store/update-files.ts';
import { readUpdates } from '../store/updates.ts';
import type { projectJobKinds } from './kinds.ts';

const AT_ONCE = 25;

/** Those that wait first: the founder is to see them soon. */
const LISTS: readonly ApplicationList[] = ['pending', 'accepted', 'cancelled', 'rejected', 'filled'];

/** Moves a page of applications; those between members who are hidden from each other end, as they do when one blocks the other. */
const moveList =
  (project: ProjectItem, list: ApplicationList): Phase =>
  async (before) => {
    const { _id: projectId, founder } = project;
    const { applications, more } = await readApplications(projectId, list, { before, limit: AT_ONCE });
    const blocked = await blockedAmong(
      await readHidden(founder._id),
      applications.map(({ memberId }) => memberId),
    );
    for (const application of applications) {
      await moveApplication(application, founder._id);
      if (!blocked.has(application.memberId) || !isAnswerable(application)) continue;
      const { memberId, roleId } = application;
      const moved = await get(projectKeys.application(memberId, projectId, roleId), { consistent: true });
      if (moved) await endApplication(moved, 'withdrawn', roleTitleOf(moved, project));
    }
    return more ? applications.at(-1)?.appliedAt : undefined;
  };

/** The files of a page of updates. */
const passFiles =
  (projectId: string): Phase =>
  async (before) => {
    const { items, more } = await readUpdates(projectId, { before, limit: AT_ONCE });
    for (const { _id, attachments } of items) if (attachments) await passUpdateFiles(projectId, _id);
    return more ? items.at(-1)?._id : undefined;
  };

/** Nobody stays in the team of somebody who is hidden from them. */
const partTeam =
  (project: ProjectItem): Phase =>
  async (after) => {
    const { founder } = project;
    const { rows, next } = await readTeam(project._id, after);
    const memberIds = rows.map(({ member }) => member._id);
    for (const memberId of await blockedAmong(await readHidden(founder._id), memberIds)) {
      const own = await get(visibilityKeys.block(founder._id, memberId), { consistent: true });
      await endMembershipIn(project, memberId, own !== undefined);
    }
    return next;
  };

/**
 * Brings all that names the founder of a project in line with a handover: its poster, the files of its updates, its applications, whatever has become
 * of them, and its team. A later handover has a job of its own.
 *
 * @param cursor where to go on, from the last call
 * @returns the next cursor, or undefined when all is done
 */
export async function followHandover(
  { projectId, at }: PayloadOf<typeof projectJobKinds.followHandover>,
  cursor: string | undefined,
): Promise<string | undefined> {
  const project = await findProject(unrestricted, projectId);
  if (project?.handedOverAt !== at) return undefined;
  return inPhases(
    [
      async () => void (await passPoster(project)),
      passFiles(projectId),
      ...LISTS.map((list) => moveList(project, list)),
      partTeam(project),
    ],
    cursor,
  );
}
