import { newId } from '../../table/ids.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { get } from '../../table/table.ts';
import { transact } from '../../table/transact.ts';
import type { Write } from '../../table/write.ts';
import type { FormerItem, ProjectItem, TeamItem } from './items.ts';
import { projectKeys } from './keys.ts';
import { readSeats, releaseSeat } from './seats.ts';

const readPlace = (projectId: string, memberId: string) =>
  get(projectKeys.team(projectId, memberId), { consistent: true });

/** The writes that give a seat back. They fail when seats or member have changed since they were read. */
async function leaving(
  projectId: string,
  memberId: string,
  { roleId, joinDate }: TeamItem,
): Promise<Write[]> {
  const seats = await readSeats(projectId);
  return [
    {
      delete: projectKeys.team(projectId, memberId),
      condition: 'joinDate = :seen',
      values: { ':seen': joinDate },
    },
    ...(seats ? [releaseSeat(projectId, seats, roleId)] : []),
  ];
}

const titleOf = ({ roles }: ProjectItem, { roleId, role }: TeamItem): string =>
  roles.find(({ _id }) => _id === roleId)?.title ?? role;

/**
 * Ends a membership, by the member or by the founder: the position is open again, and a row of former members
 * is kept.
 *
 * @param removed whether the founder ends it
 * @returns false when they are not in the team
 */
export const endMembership = (project: ProjectItem, memberId: string, removed: boolean): Promise<boolean> =>
  retryOnConflict(async () => {
    const { _id: projectId, founder } = project;
    const place = await readPlace(projectId, memberId);
    if (!place) return false;
    const former: FormerItem = {
      _id: newId(),
      projectId,
      founderId: founder._id,
      memberId,
      role: titleOf(project, place),
      removed,
      leftAt: new Date().toISOString(),
    };
    await transact([
      ...(await leaving(projectId, memberId, place)),
      {
        put: {
          ...projectKeys.former(projectId, memberId),
          ...projectKeys.byFormerMember(memberId, projectId),
          ...former,
        },
      },
    ]);
    return true;
  });

/** Takes a member who has left Hearth out of a team, without a trace. */
export const forgetMembership = (projectId: string, memberId: string): Promise<void> =>
  retryOnConflict(async () => {
    const place = await readPlace(projectId, memberId);
    if (place) await transact(await leaving(projectId, memberId, place));
  });
