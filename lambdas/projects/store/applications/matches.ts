import { RECEIVED_MATCHED } from '../../../../shared/limits.ts';
import { NO_FACTS } from '../../../../shared/rules/projects/role-facts.ts';
import {
  type FitReasons,
  fitOf,
  matchScore,
  reasonsOf,
  type Seeker,
} from '../../../../shared/rules/projects/role-match.ts';
import type { MemberSummary } from '../../../members/store/items.ts';
import { memberKeys } from '../../../members/store/keys.ts';
import { readCards } from '../../../members/store/members.ts';
import { getMany } from '../../../table/batch.ts';
import { get } from '../../../table/table.ts';
import type { ViewingMember } from '../../../visibility/viewer.ts';
import type { ProjectItem } from '../items.ts';
import { projectKeys } from '../keys.ts';
import type { ApplicationDetail } from './details.ts';
import type { Received } from './received.ts';

/** How well an applicant fits the role that they have applied for. */
export interface Match {
  match: number;
  fit: FitReasons;
}

/** What is compared of members, by their ids; those who are gone are missing. */
export async function readSeekers(cards: MemberSummary[]): Promise<Map<string, Seeker>> {
  const ids = new Set(cards.map(({ _id }) => _id));
  const profiles = await getMany([...ids].map((id) => memberKeys.profile(id)));
  const byId = new Map(profiles.map((profile) => [memberKeys.profile.valuesOf(profile)?.memberId, profile]));
  return new Map(
    cards.flatMap(({ _id, location }) => {
      const profile = byId.get(_id);
      return profile
        ? [[_id, { skills: profile.skills, location, openToRoles: profile.jobSeekerInfo.openToRoles }]]
        : [];
    }),
  );
}

/** How well somebody fits a role of a project; undefined when the role, or who they are, is gone. */
export function matchOf(project: ProjectItem, roleId: string, seeker: Seeker | undefined): Match | undefined {
  const found = project.roles.find(({ _id }) => _id === roleId);
  if (!found || !seeker) return undefined;
  const role = { ...NO_FACTS, ...found };
  return { match: matchScore(fitOf(seeker, role)), fit: reasonsOf(seeker, role) };
}

/** Adds to applications how well their writers fit the roles, for the founder. */
export async function withMatches(details: ApplicationDetail[]): Promise<ApplicationDetail[]> {
  const seekers = await readSeekers(details.map(({ applicant }) => applicant));
  return details.map((detail) => {
    const { application, project } = detail;
    const found = matchOf(project, application.roleId, seekers.get(application.memberId));
    return { ...detail, match: found?.match ?? null };
  });
}

/** Applications for one role in the order of how well their writers fit it; as many as are compared, the others after them. */
export async function byMatch(founder: ViewingMember, received: Received[]): Promise<Received[]> {
  const [first] = received;
  if (!first) return received;
  const compared = received.slice(0, RECEIVED_MATCHED);
  const [project, cards] = await Promise.all([
    get(projectKeys.project(first.projectId)),
    readCards(
      founder,
      compared.map(({ memberId }) => memberId),
    ),
  ]);
  if (!project) return received;
  const seekers = await readSeekers([...cards.values()]);
  const scores = new Map(
    compared.map(({ memberId }) => [
      memberId,
      matchOf(project, first.roleId, seekers.get(memberId))?.match ?? -1,
    ]),
  );
  const score = ({ memberId }: Received): number => scores.get(memberId) ?? -1;
  return [...compared.toSorted((a, b) => score(b) - score(a)), ...received.slice(RECEIVED_MATCHED)];
}
