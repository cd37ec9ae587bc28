import type { CancelReason } from '../../../../shared/model/project.ts';
import { projects as texts } from '../../../../shared/texts/projects/projects.ts';
import { httpKeys } from '../../../http/keys.ts';
import { readCard } from '../../../members/store/members.ts';
import { personOf } from '../../../members/store/person.ts';
import type { Effect } from '../../../table/effect.ts';
import { ConditionFailedError } from '../../../table/errors.ts';
import { retryOnConflict } from '../../../table/retry.ts';
import { get } from '../../../table/table.ts';
import { transact } from '../../../table/transact.ts';
import type { Write } from '../../../table/write.ts';
import type { ViewingMember } from '../../../visibility/viewer.ts';
import {
  AlreadyInTeamError,
  AlreadyProcessedError,
  ApplicationNotFoundError,
  NotSeekingError,
  PositionFilledError,
  TeamFullError,
} from '../errors.ts';
import { type Caller, readOwnProject } from '../founder.ts';
import type { ApplicationItem, TeamItem } from '../items.ts';
import { projectKeys } from '../keys.ts';
import { hasRoom, isFilled, readSeats, takeSeat } from '../seats.ts';
import { type NextState, namesIn, readApplication, roleTitleOf, setStatus } from './applications.ts';

/** What an answer is about, and who gives it. */
export interface Answer {
  projectId: string;
  applicationId: string;
  founder: Caller;
}

/** Reads an application that waits for an answer; it names its role as that is called now. */
async function readPending({ projectId, applicationId, founder }: Answer): Promise<ApplicationItem> {
  const [project, application] = await Promise.all([
    readOwnProject(projectId, founder, texts.founderOnlyDecide),
    readApplication(founder, projectId, applicationId),
  ]);
  if (!application) throw new ApplicationNotFoundError();
  if (application.status !== 'pending') throw new AlreadyProcessedError();
  return { ...application, roleTitle: roleTitleOf(application, project) };
}

async function acceptOnce(effect: Effect, answer: Answer): Promise<void> {
  const { projectId } = answer;
  const { memberId, roleId } = namesIn(answer.applicationId);
  const [application, seats, place, card] = await Promise.all([
    readPending(answer),
    readSeats(projectId),
    get(projectKeys.team(projectId, memberId), { consistent: true }),
    readCard(answer.founder, memberId, { consistent: true }),
  ]);
  if (!seats || !card) throw new ApplicationNotFoundError();
  if (card.userRole !== 'job_seeker') throw new NotSeekingError();
  if (place) throw new AlreadyInTeamError();
  if (!seats.roles[roleId]) throw new AlreadyProcessedError();
  if (isFilled(seats, roleId)) throw new PositionFilledError();
  if (!hasRoom(seats)) throw new TeamFullError();

  const { roleTitle } = application;
  const member: TeamItem = {
    ...projectKeys.byProject(memberId, projectId),
    member: personOf(card),
    memberVersion: card.cardVersion,
    roleId,
    role: roleTitle,
    joinDate: new Date().toISOString(),
  };
  await effect.commit([
    setStatus(application, { status: 'accepted', roleTitle }),
    takeSeat(projectId, roleId),
    { put: { ...projectKeys.team(projectId, memberId), ...member }, ifNew: true },
    {
      check: httpKeys.account(memberId),
      condition: 'userRole = :seeker',
      values: { ':seeker': 'job_seeker' },
      onConditionFailed: () => new NotSeekingError(),
    },
  ]);
}

/** Takes an applicant into the team: application, position and team change together. */
export const acceptApplication = (effect: Effect, answer: Answer): Promise<void> =>
  retryOnConflict(() => acceptOnce(effect, answer));

/** Turns an application down, for good. */
export const rejectApplication = (effect: Effect, answer: Answer): Promise<void> =>
  retryOnConflict(async () => {
    const application = await readPending(answer);
    await effect.commit([setStatus(application, { status: 'rejected', roleTitle: application.roleTitle })]);
  });

/**
 * Withdraws an application for its applicant.
 *
 * @throws ApplicationNotFoundError when there is none of this member
 * @throws AlreadyProcessedError when it is no longer pending
 */
export const withdrawApplication = (
  effect: Effect,
  applicant: ViewingMember,
  projectId: string,
  applicationId: string,
): Promise<void> =>
  retryOnConflict(async () => {
    const application = await readApplication(applicant, projectId, applicationId);
    if (application?.memberId !== applicant._id) throw new ApplicationNotFoundError();
    const { status, roleTitle } = application;
    if (status !== 'pending') throw new AlreadyProcessedError();
    await effect.commit([
      setStatus(application, { status: 'cancelled', cancelReason: 'withdrawn', roleTitle }),
    ]);
  });

/** How an application ends without an answer of the founder: it is rejected because the role is full, or cancelled. */
export type Ending = 'roleFilled' | Exclude<CancelReason, 'withdrawn'>;

/**
 * Ends an application; nothing happens when it has changed meanwhile.
 *
 * @param roleTitle the role as it is called now
 * @param still what must hold beside it
 */
export async function endApplication(
  application: ApplicationItem,
  ending: Ending,
  roleTitle: string,
  guards: Write[] = [],
): Promise<void> {
  const next: NextState =
    ending === 'roleFilled'
      ? { status: 'rejected', isFilled: true, roleTitle }
      : { status: 'cancelled', cancelReason: ending, roleTitle };
  try {
    await transact([setStatus(application, next), ...guards]);
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error;
  }
}
