import type { CancelReason } from '../../../../shared/model/project.ts';
import { httpKeys } from '../../../http/keys.ts';
import { ConditionFailedError } from '../../../table/errors.ts';
import { retryOnConflict } from '../../../table/retry.ts';
import { get } from '../../../table/table.ts';
import { transact } from '../../../table/transact.ts';
import type { Write } from '../../../table/write.ts';
import { readCard } from '../../../users/store/members.ts';
import { personOf } from '../../../users/store/person.ts';
import type { ApplicationItem, ProjectItem, TeamItem } from '../items.ts';
import { projectKeys } from '../keys.ts';
import { hasRoom, isFilled, readSeats, takeSeat } from '../seats.ts';
import { type NextState, readApplication, roleTitleOf, setStatus } from './applications.ts';

/** Errors of an answer, given by the caller because their words belong to the route. */
export interface AnswerRefusals {
  gone: () => Error;
  processed: () => Error;
  filled: () => Error;
  teamFull: () => Error;
  alreadyInTeam: () => Error;
  notSeeking: () => Error;
}

/** What an answer is about, as the founder sees it. */
export interface Answer {
  project: ProjectItem;
  applicationId: string;
}

async function readPendingOne({ project, applicationId }: Answer, refusals: AnswerRefusals) {
  const application = await readApplication(project._id, applicationId);
  if (!application) throw refusals.gone();
  if (application.status !== 'pending') throw refusals.processed();
  return application;
}

async function acceptOnce(answer: Answer, refusals: AnswerRefusals): Promise<void> {
  const { project } = answer;
  const found = await readPendingOne(answer, refusals);
  const application = { ...found, roleTitle: roleTitleOf(found, project) };
  const { memberId, roleId, roleTitle, projectId } = application;
  const [seats, place, card] = await Promise.all([
    readSeats(projectId),
    get(projectKeys.team(projectId, memberId), { consistent: true }),
    readCard(memberId, { consistent: true }),
  ]);
  if (!seats || !card) throw refusals.gone();
  if (card.userRole !== 'job_seeker') throw refusals.notSeeking();
  if (place) throw refusals.alreadyInTeam();
  if (!seats.roles[roleId]) throw refusals.processed();
  if (isFilled(seats, roleId)) throw refusals.filled();
  if (!hasRoom(seats)) throw refusals.teamFull();

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
    takeSeat(projectId, seats, roleId, 1),
    { put: { ...projectKeys.team(projectId, memberId), ...member }, ifNew: true },
    {
      check: httpKeys.account(memberId),
      condition: 'userRole = :seeker',
      values: { ':seeker': 'job_seeker' },
      otherwise: refusals.notSeeking,
    },
  ]);
}

/** Takes an applicant into the team: application, position and team change together. */
export const acceptApplication = (answer: Answer, refusals: AnswerRefusals): Promise<void> =>
  retryOnConflict(() => acceptOnce(answer, refusals));

/** Turns an application down, for good. */
export const rejectApplication = (answer: Answer, refusals: AnswerRefusals): Promise<void> =>
  retryOnConflict(async () => {
    const application = await readPendingOne(answer, refusals);
    const roleTitle = roleTitleOf(application, answer.project);
    await transact([setStatus(application, { status: 'rejected', roleTitle })]);
  });

/**
 * Takes an application back for its writer.
 *
 * @returns how it stood before; undefined when there is none of this member
 */
export const withdrawApplication = (
  memberId: string,
  projectId: string,
  applicationId: string,
): Promise<ApplicationItem['status'] | undefined> =>
  retryOnConflict(async () => {
    const application = await readApplication(projectId, applicationId);
    if (application?.memberId !== memberId) return undefined;
    const { status } = application;
    if (status !== 'pending') return status;
    await transact([
      setStatus(application, {
        status: 'cancelled',
        cancelReason: 'withdrawn',
        roleTitle: application.roleTitle,
      }),
    ]);
    return status;
  });

/** What becomes of an application without the founder's word: it is rejected because the role is full, or cancelled. */
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
