import { namesIn } from '../../../../shared/rules/projects/application-id.ts';
import { projects as texts } from '../../../../shared/texts/projects/projects.ts';
import { httpKeys } from '../../../http/keys.ts';
import { readCard } from '../../../members/store/members.ts';
import { personOf } from '../../../members/store/person.ts';
import type { Effect } from '../../../table/effect.ts';
import { retryOnConflict } from '../../../table/retry.ts';
import { get } from '../../../table/table.ts';
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
import { hasRoom, readSeats, roleStateOf, takeSeat } from '../seats.ts';
import { readApplication, roleTitleOf } from './applications.ts';
import { type Declining, decide } from './outcomes.ts';
import { isAnswerable } from './progress.ts';

/** What an answer is about, and who gives it. */
export interface Answer {
  projectId: string;
  applicationId: string;
  founder: Caller;
}

/** Reads an application that can be answered; it names its role as that is called now. */
async function readAnswerable({ projectId, applicationId, founder }: Answer): Promise<ApplicationItem> {
  const [project, application] = await Promise.all([
    readOwnProject(projectId, founder, texts.founderOnlyDecide),
    readApplication(founder, projectId, applicationId),
  ]);
  if (!application) throw new ApplicationNotFoundError();
  if (!isAnswerable(application)) throw new AlreadyProcessedError();
  return { ...application, roleTitle: roleTitleOf(application, project) };
}

async function acceptOnce(effect: Effect, answer: Answer): Promise<void> {
  const { projectId } = answer;
  const { memberId, roleId } = namesIn(answer.applicationId);
  const [application, seats, membership, card] = await Promise.all([
    readAnswerable(answer),
    readSeats(projectId),
    get(projectKeys.team(projectId, memberId), { consistent: true }),
    readCard(answer.founder, memberId, { consistent: true }),
  ]);
  if (!seats || !card) throw new ApplicationNotFoundError();
  if (card.userRole !== 'job_seeker') throw new NotSeekingError();
  if (membership) throw new AlreadyInTeamError();
  const role = roleStateOf(seats, roleId);
  if (role === 'removed') throw new AlreadyProcessedError();
  if (role === 'full') throw new PositionFilledError();
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
    decide(application, 'accepted', roleTitle),
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
export const rejectApplication = (effect: Effect, answer: Answer, why: Declining): Promise<void> =>
  retryOnConflict(async () => {
    const application = await readAnswerable(answer);
    await effect.commit([decide(application, 'rejected', application.roleTitle, why)]);
  });

/**
 * Withdraws an application for its applicant.
 *
 * @throws ApplicationNotFoundError when there is none of this member
 * @throws AlreadyProcessedError when nothing can be answered any more
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
    if (!isAnswerable(application)) throw new AlreadyProcessedError();
    await effect.commit([decide(application, 'withdrawn', application.roleTitle)]);
  });
