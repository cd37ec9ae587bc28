import { memberKeys } from '../../members/store/keys.ts';
import type { SaveItem } from '../../saves/items.ts';
import { saveKeys } from '../../saves/keys.ts';
import { idNumber } from '../../table/ids.ts';
import { query, type Stored } from '../../table/table.ts';
import type { ApplicationItem, InterestItem, UpvoteItem } from './items.ts';
import { projectKeys } from './keys.ts';
import type { ProjectDetail } from './projects.ts';

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
