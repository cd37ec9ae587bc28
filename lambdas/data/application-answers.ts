import { readApplication, setStatus } from './applications.ts';
import type { ApplicationItem, ProjectItem, SeatsItem, TeamItem } from './items/project.ts';
import { type Job, newJob } from './jobs.ts';
import { keys } from './keys.ts';
import { readCard } from './members.ts';
import { takeBack, tell, telling } from './notices.ts';
import { personOf } from './persons.ts';
import { untilUncontested } from './retry.ts';
import { hasRoom, isFilled, readSeats, takeSeat } from './seats.ts';
import { get } from './table.ts';
import { ConditionFailedError } from './table-errors.ts';
import { transact, type Write } from './transact.ts';

/** Errors of an answer, given by the caller because their words belong to the route. */
export interface AnswerRefusals {
  gone: () => Error;
  processed: () => Error;
  filled: () => Error;
  teamFull: () => Error;
  alreadyInTeam: () => Error;
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
  { memberId, projectId, roleId }: ApplicationItem,
  seats: SeatsItem,
  before: string,
): Job[] {
  const position = seats.roles[roleId];
  const isLast = position !== undefined && position.filled + 1 >= position.limit;
  return [
    newJob('cancel-applications', { memberId, before }, memberId),
    ...(isLast ? [newJob('settle-role', { projectId, roleId }, `${projectId}#${roleId}`)] : []),
  ];
}

async function acceptOnce(answer: Answer, refusals: AnswerRefusals): Promise<Job[]> {
  const { project } = answer;
  const application = await readPendingOne(answer, refusals);
  const { memberId, roleId, projectId } = application;
  const [seats, place, card] = await Promise.all([
    readSeats(projectId),
    get(keys.team(projectId, memberId), { consistent: true }),
    readCard(memberId, { consistent: true }),
  ]);
  if (!seats || !card) throw refusals.gone();
  if (place) throw refusals.alreadyInTeam();
  if (!seats.roles[roleId]) throw refusals.processed();
  if (isFilled(seats, roleId)) throw refusals.filled();
  if (!hasRoom(seats)) throw refusals.teamFull();
  const role = project.roles.find(({ _id }) => _id === roleId)?.title ?? application.roleTitle;

  return telling(
    memberId,
    async (noticeId) => {
      const jobs = consequences(application, seats, noticeId);
      const member: TeamItem = {
        ...keys.byProject(memberId, projectId),
        member: personOf(card),
        memberVersion: card.cardVersion,
        roleId,
        role,
        joinDate: new Date().toISOString(),
      };
      await transact([
        setStatus(application, 'accepted'),
        takeSeat(projectId, seats, roleId, 1),
        { put: { ...keys.team(projectId, memberId), ...member }, ifNew: true },
        ...tell({
          recipientId: memberId,
          noticeId,
          type: 'application_accepted',
          senderId: project.founder._id,
          projectId,
          roleTitle: role,
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

/** Turns an application down, for good (WIRE section 4). */
export const rejectApplication = (answer: Answer, refusals: AnswerRefusals): Promise<void> =>
  untilUncontested(async () => {
    const application = await readPendingOne(answer, refusals);
    const { memberId, projectId, roleTitle } = application;
    const senderId = answer.project.founder._id;
    const notice = { recipientId: memberId, type: 'application_rejected', senderId, projectId } as const;
    await telling(
      memberId,
      (noticeId) =>
        transact([setStatus(application, 'rejected'), ...tell({ ...notice, noticeId, roleTitle })]),
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
  untilUncontested(async () => {
    const application = await readApplication(projectId, applicationId);
    if (application?.memberId !== memberId) return undefined;
    const { status, founderId, noticeId } = application;
    if (status !== 'pending') return status;
    await transact([
      setStatus(application, 'cancelled', 'withdrawn'),
      ...(noticeId ? await takeBack(founderId, noticeId) : []),
    ]);
    return status;
  });

/** The applicant, or the founder, is no longer there. */
class GoneError extends Error {
  override readonly name = 'GoneError';
}

/** Why an application ends without the founder's word. */
export type Ending = 'acceptedElsewhere' | 'roleRemoved' | 'roleFilled';

/**
 * Ends a pending application and tells its writer; nothing happens when it has changed meanwhile.
 *
 * @param still what must hold beside it
 */
export async function endApplication(
  application: ApplicationItem,
  ending: Ending,
  still: Write[],
): Promise<void> {
  const { memberId, founderId, projectId, roleTitle } = application;
  const [write, type] =
    ending === 'roleFilled'
      ? ([setStatus(application, 'rejected'), 'application_rejected_auto'] as const)
      : ([setStatus(application, 'cancelled', ending), 'application_cancelled'] as const);
  const about = { projectId, roleTitle, ...(ending === 'roleRemoved' && { isRoleGone: true as const }) };
  try {
    await telling(
      memberId,
      (noticeId) =>
        transact([
          write,
          ...still,
          ...tell({ recipientId: memberId, noticeId, type, senderId: founderId, ...about }),
        ]),
      () => new GoneError('the applicant is gone'),
    );
  } catch (error) {
    if (!(error instanceof ConditionFailedError || error instanceof GoneError)) throw error;
  }
}
