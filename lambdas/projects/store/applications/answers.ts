import type { CancelReason } from '../../../../shared/model/project.ts';
import { httpKeys } from '../../../http/keys.ts';
import { ConditionFailedError } from '../../../table/errors.ts';
import { retryOnConflict } from '../../../table/retry.ts';
import { get } from '../../../table/table.ts';
import { transact } from '../../../table/transact.ts';
import type { Write } from '../../../table/write.ts';
import { readCard } from '../../../users/store/members.ts';
import { personOf } from '../../../users/store/person.ts';
import {
  AlreadyInTeamError,
  AlreadyProcessedError,
  ApplicationNotFoundError,
  NotSeekingError,
  PositionFilledError,
  TeamFullError,
} from '../errors.ts';
import type { ApplicationItem, ProjectItem, TeamItem } from '../items.ts';
import { projectKeys } from '../keys.ts';
import { hasRoom, isFilled, readSeats, takeSeat } from '../seats.ts';
import { type NextState, readApplication, roleTitleOf, setStatus } from './applications.ts';

/** What an answer is about, as the founder sees it. */
export interface Answer {
  project: ProjectItem;
  applicationId: string;
}

async function readPending({ project, applicationId }: Answer): Promise<ApplicationItem> {
  const application = await readApplication(project._id, applicationId);
  if (!application) throw new ApplicationNotFoundError();
  if (application.status !== 'pending') throw new AlreadyProcessedError();
  return application;
}

async function acceptOnce(answer: Answer): Promise<void> {
  const { project } = answer;
  const found = await readPending(answer);
  const application = { ...found, roleTitle: roleTitleOf(found, project) };
  const { memberId, roleId, roleTitle, projectId } = application;
  const [seats, place, card] = await Promise.all([
    readSeats(projectId),
    get(projectKeys.team(projectId, memberId), { consistent: true }),
    readCard(memberId, { consistent: true }),
  ]);
  if (!seats || !card) throw new ApplicationNotFoundError();
  if (card.userRole !== 'job_seeker') throw new NotSeekingError();
  if (place) throw new AlreadyInTeamError();
  if (!seats.roles[roleId]) throw new AlreadyProcessedError();
  if (isFilled(seats, roleId)) throw new PositionFilledError();
  if (!hasRoom(seats)) throw new TeamFullError();

  const member: TeamItem = {
    ...projectKeys.byProject(memberId, projectId),
    member: personOf(card),
    memberVersion: card.cardVersion,
    roleId,
    role: roleTitle,
    joinDate: new Date().toISOString(),
  };
  await transact([
    setStatus(application, { status: 'accepted', roleTitle }),
    takeSeat(projectId, roleId),
    { put: { ...projectKeys.team(projectId, memberId), ...member }, ifNew: true },
    {
      check: httpKeys.account(memberId),
      condition: 'userRole = :seeker',
      values: { ':seeker': 'job_seeker' },
      otherwise: () => new NotSeekingError(),
    },
  ]);
}

/** Takes an applicant into the team: application, position and team change together. */
export const acceptApplication = (answer: Answer): Promise<void> => retryOnConflict(() => acceptOnce(answer));

/** Turns an application down, for good. */
export const rejectApplication = (answer: Answer): Promise<void> =>
  retryOnConflict(async () => {
    const application = await readPending(answer);
    const roleTitle = roleTitleOf(application, answer.project);
    await transact([setStatus(application, { status: 'rejected', roleTitle })]);
  });

/**
 * Withdraws an application for its applicant.
 *
 * @throws ApplicationNotFoundError when there is none of this member
 * @throws AlreadyProcessedError when it is no longer pending
 */
export const withdrawApplication = (
  memberId: string,
  projectId: string,
  applicationId: string,
): Promise<void> =>
  retryOnConflict(async () => {
    const application = await readApplication(projectId, applicationId);
    if (application?.memberId !== memberId) throw new ApplicationNotFoundError();
    const { status, roleTitle } = application;
    if (status !== 'pending') throw new AlreadyProcessedError();
    await transact([setStatus(application, { status: 'cancelled', cancelReason: 'withdrawn', roleTitle })]);
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
  still: Write[] = [],
): Promise<void> {
  const next: NextState =
    ending === 'roleFilled'
      ? { status: 'rejected', isFilled: true, roleTitle }
      : { status: 'cancelled', cancelReason: ending, roleTitle };
  try {
    await transact([setStatus(application, next), ...still]);
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error;
  }
}
