import type { Effect } from '../../table/effect.ts';
import { newId } from '../../table/ids.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { get } from '../../table/table.ts';
import { transact } from '../../table/transact.ts';
import type { Write } from '../../table/write.ts';
import type { FormerItem, ProjectItem, Seats, TeamItem } from './items.ts';
import { projectKeys } from './keys.ts';
import { readSeats, releaseSeat } from './seats.ts';

const readPlace = (projectId: string, memberId: string) =>
  get(projectKeys.team(projectId, memberId), { consistent: true });

/** The writes that give a seat back. They fail when seats or member have changed since they were read. */
const leaving = (
  projectId: string,
  memberId: string,
  { roleId, joinDate }: TeamItem,
  seats: Seats | undefined,
): Write[] => [
  {
    delete: projectKeys.team(projectId, memberId),
    condition: 'joinDate = :seen',
    values: { ':seen': joinDate },
  },
  ...(seats ? [releaseSeat(projectId, seats, roleId)] : []),
];

const titleOf = ({ roles }: ProjectItem, { roleId, role }: TeamItem): string =>
  roles.find(({ _id }) => _id === roleId)?.title ?? role;

/** Which membership ends, and how. */
export interface MembershipEnd {
  projectId: string;
  memberId: string;
  /** Whether the founder ends it. */
  removed: boolean;
  /** Reads the project for whoever ends the membership; throws when they may not. */
  readProject(): Promise<ProjectItem>;
}

/**
 * Ends a membership, by the member or by the founder: the position is open again, and a row of former members
 * is kept.
 *
 * @returns false when they are not in the team
 */
export const endMembership = (
  effect: Effect,
  { projectId, memberId, removed, readProject }: MembershipEnd,
): Promise<boolean> =>
  retryOnConflict(async () => {
    const [project, place, seats] = await Promise.all([
      readProject(),
      readPlace(projectId, memberId),
      readSeats(projectId),
    ]);
    if (!place) return false;
    const former: FormerItem = {
      _id: newId(),
      projectId,
      founderId: project.founder._id,
      memberId,
      role: titleOf(project, place),
      removed,
      leftAt: new Date().toISOString(),
    };
    await effect.commit([
      ...leaving(projectId, memberId, place, seats),
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
    const [place, seats] = await Promise.all([readPlace(projectId, memberId), readSeats(projectId)]);
    if (place) await transact(leaving(projectId, memberId, place, seats));
  });
