import type { Job } from '../../jobs/store.ts';
import { tell, telling } from '../../notifications/store/notify.ts';
import { untilUncontested } from '../../table/retry.ts';
import { get } from '../../table/table.ts';
import { transact, type Write } from '../../table/transact.ts';
import type { FormerItem, ProjectItem, TeamItem } from './items.ts';
import { projectKeys } from './keys.ts';
import { readProjectText } from './projects.ts';
import { isFilled, readSeats, settleJob, takeSeat } from './seats.ts';

const readPlace = (projectId: string, memberId: string) =>
  get(projectKeys.team(projectId, memberId), { consistent: true });

/** What gives a seat back; none of it happens when seats or member have changed meanwhile. */
async function leaving(
  projectId: string,
  memberId: string,
  { roleId, joinDate }: TeamItem,
  title: string,
): Promise<{ writes: Write[]; job: Job | undefined }> {
  const seats = await readSeats(projectId);
  // Applications that were rejected because the role was full may be made again.
  const job =
    seats?.roles[roleId] && isFilled(seats, roleId) ? settleJob({ projectId, roleId, title }) : undefined;
  const writes: Write[] = [
    {
      delete: projectKeys.team(projectId, memberId),
      condition: 'joinDate = :seen',
      values: { ':seen': joinDate },
    },
    ...(seats ? [takeSeat(projectId, seats, roleId, -1)] : []),
    ...(job ? [{ put: job }] : []),
  ];
  return { writes, job };
}

const titleOf = ({ roles }: ProjectItem, { roleId, role }: TeamItem): string =>
  roles.find(({ _id }) => _id === roleId)?.title ?? role;

/**
 * Ends a membership, by the member's own wish or the founder's: the position is open again, a row of former members is
 * kept, and the other side is told.
 *
 * @param removed whether it is the founder's wish
 * @param gone the error when who is to be told is no longer there
 * @returns jobs to be woken; undefined when they are not in the team
 */
export const endMembership = (
  project: ProjectItem,
  memberId: string,
  removed: boolean,
  gone: () => Error,
): Promise<Job[] | undefined> =>
  untilUncontested(async () => {
    const { _id: projectId, founder } = project;
    const place = await readPlace(projectId, memberId);
    if (!place) return undefined;
    const role = titleOf(project, place);
    const former: FormerItem = { memberId, role, removed, leftAt: new Date().toISOString() };
    const { writes, job } = await leaving(projectId, memberId, place, role);
    const [recipientId, senderId] = removed ? [memberId, founder._id] : [founder._id, memberId];
    const type = removed ? 'team_member_removed' : 'team_member_left';
    await telling(
      recipientId,
      (noticeId) =>
        transact([
          ...writes,
          { put: { ...projectKeys.former(projectId, memberId), ...former } },
          ...tell({ recipientId, noticeId, type, senderId, projectId, roleTitle: role }),
        ]),
      gone,
    );
    return job ? [job] : [];
  });

/**
 * Takes a member who has left Hearth out of a team, without a trace.
 *
 * @returns jobs to be woken
 */
export const forgetMembership = (projectId: string, memberId: string): Promise<Job[]> =>
  untilUncontested(async () => {
    const [place, project] = await Promise.all([readPlace(projectId, memberId), readProjectText(projectId)]);
    if (!place) return [];
    const title = project ? titleOf(project, place) : place.role;
    const { writes, job } = await leaving(projectId, memberId, place, title);
    await transact(writes);
    return job ? [job] : [];
  });
