import type { FormerItem, ProjectItem, TeamItem } from './items/project.ts';
import { keys } from './keys.ts';
import { tell, telling } from './notices.ts';
import { untilUncontested } from './retry.ts';
import { readSeats, takeSeat } from './seats.ts';
import { get } from './table.ts';
import { transact, type Write } from './transact.ts';

const readPlace = (projectId: string, memberId: string) =>
  get(keys.team(projectId, memberId), { consistent: true });

/** The writes that give a seat back; none of it happens when seats or member have changed meanwhile. */
async function leaving(
  projectId: string,
  memberId: string,
  { roleId, joinDate }: TeamItem,
): Promise<Write[]> {
  const seats = await readSeats(projectId);
  return [
    {
      delete: keys.team(projectId, memberId),
      condition: 'joinDate = :seen',
      values: { ':seen': joinDate },
    },
    ...(seats ? [takeSeat(projectId, seats, roleId, -1)] : []),
  ];
}

/**
 * Ends a membership, by the member's own wish or the founder's: the position is open again, a row of former members is
 * kept, and the other side is told (WIRE section 3).
 *
 * @param removed whether it is the founder's wish
 * @param gone the error when who is to be told is no longer there
 * @returns false when they are not in the team
 */
export const endMembership = (
  { _id: projectId, founder, roles }: ProjectItem,
  memberId: string,
  removed: boolean,
  gone: () => Error,
): Promise<boolean> =>
  untilUncontested(async () => {
    const place = await readPlace(projectId, memberId);
    if (!place) return false;
    const role = roles.find(({ _id }) => _id === place.roleId)?.title ?? place.role;
    const former: FormerItem = { memberId, role, removed, leftAt: new Date().toISOString() };
    const writes: Write[] = [
      ...(await leaving(projectId, memberId, place)),
      { put: { ...keys.former(projectId, memberId), ...former } },
    ];
    const [recipientId, senderId] = removed ? [memberId, founder._id] : [founder._id, memberId];
    const type = removed ? 'team_member_removed' : 'team_member_left';
    await telling(
      recipientId,
      (noticeId) =>
        transact([...writes, ...tell({ recipientId, noticeId, type, senderId, projectId, roleTitle: role })]),
      gone,
    );
    return true;
  });

/** Takes a member who has left Hearth out of a team, without a trace. */
export const forgetMembership = (projectId: string, memberId: string): Promise<void> =>
  untilUncontested(async () => {
    const place = await readPlace(projectId, memberId);
    if (place) await transact(await leaving(projectId, memberId, place));
  });
