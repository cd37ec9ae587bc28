import { projects } from '../../shared/api/projects.ts';
import type { Role } from '../../shared/model/member.ts';
import { whyNotApply } from '../../shared/rules/projects/applying.ts';
import { normalize } from '../../shared/rules/texts/words.ts';
import { projects as texts } from '../../shared/texts/projects/projects.ts';
import { Unauthenticated } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { readCard } from '../members/store/members.ts';
import { retryOnConflict } from '../table/retry.ts';
import type { ViewingMember } from '../visibility/viewer.ts';
import { apply, readOwnApplications } from './store/applications/applications.ts';
import type { ApplicationDetail } from './store/applications/details.ts';
import {
  CannotApplyError,
  JobSeekersOnlyError,
  ProjectNotFoundError,
  RoleNotFoundError,
} from './store/errors.ts';
import type { ApplicationItem } from './store/items.ts';
import { findProjectDetail, type ProjectDetail } from './store/projects.ts';
import { presentApplication } from './views/applications.ts';

/** The role that is called so, with its positions; one that nobody can have when there is none. */
function openingOf({ project, seats }: ProjectDetail, title: string) {
  const role = project.roles.find((one) => normalize(one.title) === normalize(title));
  return {
    name: role?._id ?? '',
    title: role?.title ?? title,
    paused: role?.paused,
    ...(role && seats.roles[role._id]),
  };
}

interface Applicant {
  memberId: string;
  userRole: Role | null;
}

/**
 * Checks whether a member may apply.
 *
 * @throws HttpError for the first rule that does not hold
 */
function check(
  { memberId, userRole }: Applicant,
  { project, team }: ProjectDetail,
  { name, limit = 1, filled = 0, paused }: ReturnType<typeof openingOf>,
  earlier: ApplicationItem | undefined,
): void {
  const standing = {
    userRole,
    isFounder: project.founder._id === memberId,
    teamRole: team.find(({ member }) => member._id === memberId)?.roleId,
    status: earlier?.status,
  };
  const refusal = whyNotApply(standing, {
    name,
    limit,
    filled,
    paused,
    isClosed: project.closed === true,
  });
  if (refusal === 'jobSeekersOnly') throw new JobSeekersOnlyError();
  if (refusal) throw new CannotApplyError(refusal);
  if (name === '') throw new RoleNotFoundError();
}

const answer = (detail: ApplicationDetail) => ({
  message: texts.applied,
  application: presentApplication(detail, detail.application.memberId),
});

/** A project, what a member has applied for there, and the card that their applications show. */
const readStanding = (viewer: ViewingMember, projectId: string) =>
  Promise.all([
    findProjectDetail(viewer, projectId),
    readOwnApplications(viewer._id, projectId),
    readCard(viewer, viewer._id),
  ]);

export const handler = handle(
  projects.apply,
  async ({ member, params, body, newId, effect, saveForReplay }) => {
    const { userRole } = await member.account();
    const applicant = { memberId: member._id, userRole };
    const appliedAt = newId();
    return retryOnConflict(async () => {
      const [detail, own, card] = await readStanding(member, params.projectId);
      if (userRole !== 'job_seeker') throw new JobSeekersOnlyError();
      if (!detail) throw new ProjectNotFoundError();
      if (!card) throw new Unauthenticated();
      const opening = openingOf(detail, body.roleTitle);
      const earlier = own.find(({ roleId }) => roleId === opening.name);
      check(applicant, detail, opening, earlier);
      saveForReplay(opening.name);
      const given = {
        projectId: params.projectId,
        founderId: detail.project.founder._id,
        memberId: member._id,
        roleId: opening.name,
        roleTitle: opening.title,
        message: body.message,
        ...(body.answer && { answer: body.answer }),
        appliedAt,
      };
      const application = await apply(effect, given, earlier);
      return answer({ application, applicant: card, project: detail.project });
    });
  },
  async ({ member, params }, roleId) => {
    const [detail, own, applicant] = await readStanding(member, params.projectId);
    const application = own.find((one) => one.roleId === roleId);
    if (!detail || !application || !applicant) throw new ProjectNotFoundError();
    return answer({ application, applicant, project: detail.project });
  },
);
