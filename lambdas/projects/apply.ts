import { projects } from '../../shared/api/projects.ts';
import type { Role } from '../../shared/model/member.ts';
import { type Refusal, whyNotApply } from '../../shared/rules/applying.ts';
import { fold } from '../../shared/rules/words.ts';
import { applying, projects as texts } from '../../shared/texts.ts';
import { BadRequest, Forbidden, type HttpError, NotFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { retryOnConflict } from '../table/retry.ts';
import { apply, readOwnApplications } from './store/applications/applications.ts';
import type { ApplicationItem, ProjectItem } from './store/items.ts';
import { readProject, type WholeProject } from './store/projects.ts';
import { presentApplications } from './views/applications.ts';

const gone = () => new NotFound(texts.notFound);

const refused = (refusal: Refusal): HttpError =>
  refusal === 'jobSeekersOnly'
    ? new Forbidden(applying.jobSeekersOnly)
    : new BadRequest(applying[refusal], undefined, 'CANNOT_APPLY');

/** The role that is called so, with its positions; one that nobody can have when there is none. */
function openingOf({ project, seats }: WholeProject, title: string) {
  const role = project.roles.find((one) => fold(one.title) === fold(title));
  return { name: role?._id ?? '', title: role?.title ?? title, ...(role && seats.roles[role._id]) };
}

interface Applicant {
  memberId: string;
  userRole: Role | null;
}

/**
 * The checks before applying, in the order of SPEC section 5.
 *
 * @throws HttpError at the first that does not hold
 */
function check(
  { memberId, userRole }: Applicant,
  { project, team }: WholeProject,
  { name, limit = 1, filled = 0 }: ReturnType<typeof openingOf>,
  earlier: ApplicationItem | undefined,
): void {
  const standing = {
    userRole,
    isFounder: project.founder._id === memberId,
    memberAs: team.find(({ member }) => member._id === memberId)?.roleId,
    status: earlier?.status,
  };
  const refusal = whyNotApply(standing, { name, limit, filled });
  if (refusal) throw refused(refusal);
  if (name === '') throw new NotFound(texts.roleNotFound);
}

async function answer(application: ApplicationItem, project: ProjectItem) {
  const [shown] = await presentApplications([application], [project]);
  if (!shown) throw gone();
  return { message: texts.applied, application: shown };
}

export const handler = handle(
  projects.apply,
  async ({ member, params, body, newId, keep }) => {
    const { userRole } = await member.account();
    const applicant = { memberId: member._id, userRole };
    const appliedAt = newId();
    const [application, project] = await retryOnConflict(async () => {
      const [whole, own] = await Promise.all([
        readProject(params.projectId),
        readOwnApplications(member._id, params.projectId),
      ]);
      if (userRole !== 'job_seeker') throw refused('jobSeekersOnly');
      if (!whole) throw gone();
      const opening = openingOf(whole, body.roleTitle);
      const earlier = own.find(({ roleId }) => roleId === opening.name);
      check(applicant, whole, opening, earlier);
      keep(opening.name);
      const given = {
        projectId: params.projectId,
        founderId: whole.project.founder._id,
        memberId: member._id,
        roleId: opening.name,
        roleTitle: opening.title,
        message: body.message,
        appliedAt,
      };
      return [await apply(given, earlier), whole.project];
    });
    return answer(application, project);
  },
  async ({ member, params }, roleId) => {
    const [whole, own] = await Promise.all([
      readProject(params.projectId),
      readOwnApplications(member._id, params.projectId),
    ]);
    const made = own.find((one) => one.roleId === roleId);
    if (!whole || !made) throw gone();
    return answer(made, whole.project);
  },
);
