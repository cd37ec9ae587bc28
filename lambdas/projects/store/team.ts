import { projects as texts } from '../../../shared/texts/projects/projects.ts';
import { type Effect, plainEffect } from '../../table/effect.ts';
import { newId } from '../../table/ids.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { get } from '../../table/table.ts';
import { transact } from '../../table/transact.ts';
import type { Write } from '../../table/write.ts';
import type { ViewingMember } from '../../visibility/viewer.ts';
import { FounderCannotLeaveError, FounderStaysError, NotInTeamError, NotMemberError } from './errors.ts';
import { type Caller, readOwnProject } from './founder.ts';
import type { FormerItem, ProjectItem, Seats, TeamItem } from './items.ts';
import { projectKeys } from './keys.ts';
import { readProject } from './projects.ts';
import { readSeats, releaseSeat } from './seats.ts';

/** The place of a member in a team, as it stands now. */
export const readMembership = (projectId: string, memberId: string) =>
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
interface MembershipEnd {
  projectId: string;
  memberId: string;
  /** Whether the founder ends it. */
  removed: boolean;
}

/** Ends a membership: the position is open again, and a row of former members is kept. False when they are not in the team. */
async function endMembership(
  effect: Effect,
  { projectId, memberId, removed }: MembershipEnd,
  reading: Promise<ProjectItem>,
): Promise<boolean> {
  const [project, membership, seats] = await Promise.all([
    reading,
    readMembership(projectId, memberId),
    readSeats(projectId),
  ]);
  if (!membership) return false;
  const former: FormerItem = {
    _id: newId(),
    projectId,
    founderId: project.founder._id,
    memberId,
    role: titleOf(project, membership),
    removed,
    leftAt: new Date().toISOString(),
  };
  await effect.commit([
    ...leaving(projectId, memberId, membership, seats),
    {
      put: {
        ...projectKeys.former(projectId, memberId),
        ...projectKeys.byFormerMember(memberId, projectId),
        ...former,
      },
    },
  ]);
  return true;
}

async function readToLeave(projectId: string, member: ViewingMember): Promise<ProjectItem> {
  const project = await readProject(member, projectId);
  if (project.founder._id === member._id) throw new FounderCannotLeaveError();
  return project;
}

/**
 * Takes a member out of a team who wants to leave it.
 *
 * @throws ProjectNotFoundError, FounderCannotLeaveError, NotMemberError
 */
export const leaveTeam = (effect: Effect, projectId: string, member: ViewingMember): Promise<void> =>
  retryOnConflict(async () => {
    const end = { projectId, memberId: member._id, removed: false };
    if (!(await endMembership(effect, end, readToLeave(projectId, member)))) throw new NotMemberError();
  });

async function readToRemove(projectId: string, memberId: string, founder: Caller): Promise<ProjectItem> {
  const project = await readOwnProject(projectId, founder, texts.founderOnlyRemove);
  if (memberId === founder._id) throw new FounderStaysError();
  return project;
}

/**
 * Takes a member out of a team for its founder.
 *
 * @throws ProjectNotFoundError, NotFounderError, FormerFounderError, FounderStaysError, NotInTeamError
 */
export const removeFromTeam = (
  effect: Effect,
  projectId: string,
  memberId: string,
  founder: Caller,
): Promise<void> =>
  retryOnConflict(async () => {
    const end = { projectId, memberId, removed: true };
    const project = readToRemove(projectId, memberId, founder);
    if (!(await endMembership(effect, end, project))) throw new NotInTeamError();
  });

/**
 * Ends a membership because its two sides are to have nothing to do with each other any more; nothing when there is none.
 *
 * @param removed whether the founder ends it
 */
export const endMembershipIn = (project: ProjectItem, memberId: string, removed: boolean): Promise<boolean> =>
  retryOnConflict(() =>
    endMembership(plainEffect, { projectId: project._id, memberId, removed }, Promise.resolve(project)),
  );

/** Takes a member who has left Hearth out of a team, without a trace. */
export const forgetMembership = (projectId: string, memberId: string): Promise<void> =>
  retryOnConflict(async () => {
    const [membership, seats] = await Promise.all([
      readMembership(projectId, memberId),
      readSeats(projectId),
    ]);
    if (membership) await transact(leaving(projectId, memberId, membership, seats));
  });
