import { memberKeys } from '../../members/store/keys.ts';
import type { SaveItem } from '../../saves/items.ts';
import { saveKeys } from '../../saves/keys.ts';
import { getMany } from '../../table/batch.ts';
import { idNumber } from '../../table/ids.ts';
import type { IndexKey } from '../../table/key.ts';
import { query, type Stored } from '../../table/table.ts';
import type { ApplicationItem, InterestItem, UpvoteItem } from './items.ts';
import { projectKeys } from './keys.ts';
import { type ProjectDetail, projectOf } from './projects.ts';

/** Own items that are read at once, before the rest is looked up project by project. */
const RANGE = 50;

/** Behind every item of a project. */
const END = '~';

const own = <Item>(memberId: string, from: string, to: string, limit?: number) =>
  query<Item>({
    KeyConditionExpression: 'pk = :member AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':member': memberKeys.member(memberId), ':from': from, ':to': to + END },
    ...(limit !== undefined && { Limit: limit }),
  });

/**
 * What a member has stored beside some projects. Usually it is one range from the oldest project to the newest; where
 * much else lies between, the rest is looked up one by one, so that the cost is bounded by the page.
 *
 * @param numbers of the projects
 * @param prefixOf where it stands for the number of a project
 */
async function ownItems<Item>(
  memberId: string,
  numbers: number[],
  prefixOf: (number: number) => string,
): Promise<Stored<Item>[]> {
  const prefixes = numbers.map(prefixOf).sort();
  const [first, last] = [prefixes[0], prefixes.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { items, more } = await own<Item>(memberId, first, last, RANGE);
  const end = more ? (items.at(-1)?.sk ?? first) : last + END;
  const rest = prefixes.filter((prefix) => prefix + END > end);
  const others = await Promise.all(rest.map((prefix) => own<Item>(memberId, prefix, prefix)));
  return [...items.filter(({ sk }) => sk <= end), ...others.flatMap((page) => page.items)];
}

/** Whether the list of those who have upvoted a project is all of them. */
const listsAll = ({ upvotes }: ProjectDetail): boolean => upvotes.upvoters.length === upvotes.upvoteCount;

/** Ids of those projects of a page that a member has upvoted; most projects say so themselves. */
export async function upvotedAmong(memberId: string, page: ProjectDetail[]): Promise<Set<string>> {
  const isListed = ({ upvotes }: ProjectDetail): boolean => upvotes.upvoters.includes(memberId);
  const unclear = page.filter((one) => !isListed(one) && !listsAll(one));
  const found = await ownItems<UpvoteItem>(
    memberId,
    unclear.map(({ project }) => idNumber(project._id)),
    projectKeys.upvoteOn,
  );
  return new Set([
    ...page.filter(isListed).map(({ project }) => project._id),
    ...found.map(({ projectId }) => projectId),
  ]);
}

/** Ids of those of some projects, by their numbers, in which a member is interested. */
export async function interestsAmong(memberId: string, numbers: number[]): Promise<Set<string>> {
  const found = await ownItems<InterestItem>(memberId, numbers, projectKeys.interestOn);
  return new Set(found.filter(({ isWithdrawn }) => !isWithdrawn).map(({ projectId }) => projectId));
}

/** Ids of those projects of a page in which a member is interested; where nobody is, nothing is read. */
export const interestedAmong = (memberId: string, page: ProjectDetail[]): Promise<Set<string>> =>
  interestsAmong(
    memberId,
    page.filter(({ interests }) => interests.interestCount > 0).map(({ project }) => idNumber(project._id)),
  );

/** A member's own applications on some projects, by the numbers of these. */
export async function applicationsAmong(memberId: string, numbers: number[]): Promise<ApplicationItem[]> {
  const found = await ownItems<ApplicationItem>(memberId, numbers, projectKeys.applicationsOn);
  return [...new Map(found.map((application) => [application._id, application])).values()];
}

/** The ids under which a member has saved some projects and their roles, by the numbers of the projects. */
export async function savedAmong(memberId: string, numbers: number[]): Promise<Set<string>> {
  const found = await ownItems<SaveItem>(memberId, numbers, saveKeys.onProject);
  return new Set(found.map(({ thingId }) => thingId));
}

/** Ids of those of some projects that a member has founded or joined. */
async function joinedAmong(memberId: string, projectIds: string[]): Promise<Set<string>> {
  const sorted = projectIds.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return new Set();
  const { items, more } = await query<IndexKey>({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :member AND gsi1sk BETWEEN :first AND :last',
    ExpressionAttributeValues: {
      ':member': projectKeys.projectsOf(memberId),
      ':first': first,
      ':last': last,
    },
    Limit: RANGE,
  });
  const found = items.map(projectOf);
  const end = more ? (found.at(-1) ?? first) : last;
  const rest = sorted.filter((projectId) => projectId > end);
  const [teams, seats] = await Promise.all([
    getMany(rest.map((projectId) => projectKeys.team(projectId, memberId))),
    getMany(rest.map((projectId) => projectKeys.seats(projectId))),
  ]);
  const others = [...teams, ...seats].filter(({ gsi1pk }) => gsi1pk === projectKeys.projectsOf(memberId));
  return new Set([...found, ...others.map(projectOf)]);
}

/** How a member stands to a role: what keeps them from applying for it, as `whyNotApply` says. */
export interface RoleStanding {
  /** Whether they have applied for it, and may not do so again at present. */
  applied: boolean;
  /** Whether they are in the team of its project, or have founded it. */
  inTeam: boolean;
}

/**
 * How a member stands to the roles of some projects. Who was accepted and has left the team may apply again, as may whoever
 * has withdrawn or was not answered in time.
 */
export async function standingsAmong(
  memberId: string,
  projectIds: string[],
): Promise<(projectId: string, roleId: string) => RoleStanding> {
  const [applications, joined] = await Promise.all([
    applicationsAmong(memberId, projectIds.map(idNumber)),
    joinedAmong(memberId, projectIds),
  ]);
  const byRole = new Map(applications.map((one) => [one.roleId, one.status]));
  return (projectId, roleId) => {
    const [status, inTeam] = [byRole.get(roleId), joined.has(projectId)];
    const isLasting = status === 'pending' || status === 'rejected';
    return { applied: isLasting || (status === 'accepted' && inTeam), inTeam };
  };
}
