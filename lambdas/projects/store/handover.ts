import { isSuspended } from '../../../shared/rules/members/suspension.ts';
import { formerFounderRole, projects as texts } from '../../../shared/texts/projects/projects.ts';
import { httpKeys } from '../../http/keys.ts';
import type { Effect } from '../../table/effect.ts';
import { newId } from '../../table/ids.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { get } from '../../table/table.ts';
import type { Write } from '../../table/write.ts';
import { isHidden } from '../../visibility/viewer.ts';
import { AlreadyFounderError, NotAFounderError, NotInTeamError, SuspendedFounderError } from './errors.ts';
import { type Caller, readOwnProject } from './founder.ts';
import type { ProjectItem, TeamItem } from './items.ts';
import { projectKeys } from './keys.ts';
import { passSeats, readSeats } from './seats.ts';
import { readMembership } from './team.ts';

/** Which project goes to whom, and who gives it. */
export interface Handover {
  projectId: string;
  founder: Caller;
  memberId: string;
}

/** Whoever takes over leaves their place in the team. The copies of both are as new as they are here. */
function takeOver(
  { _id, version, founderVersion }: ProjectItem,
  { member, memberVersion, joinDate }: TeamItem,
): Write[] {
  const now = Date.now();
  return [
    {
      key: projectKeys.project(_id),
      update:
        'SET founder = :founder, founderVersion = :version, founderJoinDate = :joined, handedOverAt = :at, updatedAt = :now, version = :next',
      condition: 'version = :seen AND founderVersion = :seenFounder',
      values: {
        ':founder': member,
        ':version': memberVersion,
        ':joined': joinDate,
        ':at': now,
        ':now': new Date(now).toISOString(),
        ':next': version + 1,
        ':seen': version,
        ':seenFounder': founderVersion,
      },
    },
    {
      delete: projectKeys.team(_id, member._id),
      condition: 'joinDate = :joined AND memberVersion = :version',
      values: { ':joined': joinDate, ':version': memberVersion },
    },
  ];
}

/** Whoever hands a project over stays in the team, without a position of their own. */
function stay({ _id, founder, founderVersion, founderJoinDate, createdAt }: ProjectItem): Write {
  const item: TeamItem = {
    ...projectKeys.byProject(founder._id, _id),
    member: founder,
    memberVersion: founderVersion,
    // No role of the project has this id.
    roleId: newId(),
    role: formerFounderRole,
    joinDate: founderJoinDate ?? createdAt,
  };
  return { put: { ...projectKeys.team(_id, founder._id), ...item }, ifNew: true };
}

/**
 * Hands a project over to a member of its team who has the role of founders. Applications, files and all else that names
 * the founder follow by a job.
 *
 * @throws ProjectNotFoundError, NotFounderError, FormerFounderError, AlreadyFounderError, NotInTeamError, NotAFounderError,
 * SuspendedFounderError
 */
export const handOver = (effect: Effect, { projectId, founder, memberId }: Handover): Promise<void> =>
  retryOnConflict(async () => {
    const [project, membership, seats, account, isHiddenFrom] = await Promise.all([
      readOwnProject(projectId, founder, texts.founderOnlyHandOver),
      readMembership(projectId, memberId),
      readSeats(projectId),
      get(httpKeys.account(memberId), { consistent: true }),
      isHidden(founder, memberId),
    ]);
    if (memberId === founder._id) throw new AlreadyFounderError();
    if (!membership || !seats || !account || isHiddenFrom) throw new NotInTeamError();
    if (account.userRole !== 'founder') throw new NotAFounderError();
    if (account.suspension && isSuspended(account.suspension)) throw new SuspendedFounderError();
    await effect.commit([
      ...takeOver(project, membership),
      stay(project),
      passSeats(projectId, seats, membership.roleId, memberId),
      {
        check: httpKeys.account(memberId),
        condition: 'userRole = :founder',
        values: { ':founder': 'founder' },
      },
    ]);
  });
