import type { CancelReason } from '../../../../shared/model/project.ts';
import { httpKeys } from '../../../http/keys.ts';
import { type Job, newJob } from '../../../jobs/store.ts';
import { takeBack, tell, telling } from '../../../notifications/store/notify.ts';
import { ConditionFailedError } from '../../../table/errors.ts';
import { lookingAgain } from '../../../table/look-again.ts';
import { untilUncontested } from '../../../table/retry.ts';
import { get } from '../../../table/table.ts';
import { transact, type Write } from '../../../table/transact.ts';
import { readCard } from '../../../users/store/members.ts';
import { personOf } from '../../../users/store/person.ts';
import type { ApplicationItem, ProjectItem, SeatsItem, TeamItem } from '../items.ts';
import { projectKeys } from '../keys.ts';
import { hasRoom, isFilled, readSeats, settleJob, takeSeat } from '../seats.ts';
import { readApplication, roleTitleOf, setStatus } from './applications.ts';

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

/** What comes of an acceptance beyond it: other applications of the member end, and those for a role that is full. */
function consequences(
  { memberId, projectId, roleId, roleTitle }: ApplicationItem,
  seats: SeatsItem,
  before: string,
): Job[] {
  const position = seats.roles[roleId];
  const isLast = position !== undefined && position.filled + 1 >= position.limit;
  return [
    newJob('cancel-applications', { memberId, before }, memberId),
    ...(isLast ? [settleJob({ projectId, roleId, title: roleTitle })] : []),
  ];
}

async function acceptOnce(answer: Answer, refusals: AnswerRefusals): Promise<Job[]> {
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

  return telling(
    memberId,
    async (noticeId) => {
      const jobs = consequences(application, seats, noticeId);
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
        ...tell({
          recipientId: memberId,
          noticeId,
          type: 'application_accepted',
          senderId: project.founder._id,
          projectId,
          roleTitle,
        }),
        ...jobs.map((job): Write => ({ put: job })),
      ]);
      return jobs;
    },
    refusals.gone,
  );
}

/**
 * Takes an applicant into the team: application, position, team and notice change together (WIRE section 4).
 *
 * @returns jobs to be woken: they end the member's other applications, and those for a role that is full now
 */
export const acceptApplication = (answer: Answer, refusals: AnswerRefusals): Promise<Job[]> =>
  untilUncontested(() => acceptOnce(answer, refusals));

/** Turns an application down, for good. */
export const rejectApplication = (answer: Answer, refusals: AnswerRefusals): Promise<void> =>
  untilUncontested(async () => {
    const application = await readPendingOne(answer, refusals);
    const { memberId: recipientId, projectId } = application;
    const { project } = answer;
    const roleTitle = roleTitleOf(application, project);
    const notice = { recipientId, senderId: project.founder._id, projectId, roleTitle };
    await telling(
      recipientId,
      (noticeId) =>
        transact([
          setStatus(application, { status: 'rejected', roleTitle }),
          ...tell({ ...notice, noticeId, type: 'application_rejected' }),
        ]),
      refusals.gone,
    );
  });

/**
 * Takes an application back for its writer, with the founder's notice.
 *
 * @returns how it stood before; undefined when there is none of this member
 */
export const withdrawApplication = (
  memberId: string,
  projectId: string,
  applicationId: string,
): Promise<ApplicationItem['status'] | undefined> =>
  lookingAgain(async () => {
    const application = await readApplication(projectId, applicationId);
    if (application?.memberId !== memberId) return undefined;
    const { status, founderId, noticeId } = application;
    if (status !== 'pending') return status;
    await transact([
      setStatus(application, {
        status: 'cancelled',
        cancelReason: 'withdrawn',
        roleTitle: application.roleTitle,
      }),
      ...(noticeId ? await takeBack(founderId, [noticeId]) : []),
    ]);
    return status;
  });

/** The applicant, or the founder, is no longer there. */
class GoneError extends Error {
  override readonly name = 'GoneError';
}

/** What becomes of an application without the founder's word: it is rejected because the role is full, or cancelled. */
export type Ending = 'roleFilled' | Exclude<CancelReason, 'withdrawn'>;

/**
 * Ends an application and tells its writer; nothing happens when it has changed meanwhile.
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
  const { memberId, founderId, projectId } = application;
  const [next, notice] =
    ending === 'roleFilled'
      ? ([{ status: 'rejected', isFilled: true, roleTitle }, { type: 'application_rejected_auto' }] as const)
      : ([
          { status: 'cancelled', cancelReason: ending, roleTitle },
          { type: 'application_cancelled', cancelReason: ending },
        ] as const);
  const about = { recipientId: memberId, senderId: founderId, projectId, roleTitle };
  try {
    await telling(
      memberId,
      (noticeId) =>
        transact([setStatus(application, next), ...still, ...tell({ ...about, ...notice, noticeId })]),
      () => new GoneError('the applicant is gone'),
    );
  } catch (error) {
    if (!(error instanceof ConditionFailedError || error instanceof GoneError)) throw error;
  }
}
