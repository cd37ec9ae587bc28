import { FORMER_MEMBERS_SHOWN, TEAM_SIZE_MAX_CREATE } from '../../../shared/limits.ts';
import { idNumber } from '../../table/ids.ts';
import type { IndexKey } from '../../table/key.ts';
import { newestFirst, type PageOf } from '../../table/paginate.ts';
import { get, query, type Stored } from '../../table/table.ts';
import type {
  FormerItem,
  ProjectCommentsItem,
  ProjectItem,
  ProjectTextsItem,
  SeatsItem,
  TeamItem,
  UpvotesItem,
} from './items.ts';
import { projectKeys } from './keys.ts';

/** A project with everything that stands beside it. */
export interface WholeProject {
  project: ProjectItem;
  seats: SeatsItem;
  /** Without the founder, in no particular order. */
  team: TeamItem[];
  upvotes: UpvotesItem;
  comments: ProjectCommentsItem;
  former: FormerItem[];
}

type ProjectPart =
  | ProjectItem
  | ProjectTextsItem
  | SeatsItem
  | TeamItem
  | UpvotesItem
  | ProjectCommentsItem
  | FormerItem;

/** More than the parts of any project but its former members. */
const PARTS = 5 + TEAM_SIZE_MAX_CREATE;

/** Puts the parts of one project together; undefined when it is gone. */
function assemble(parts: ProjectPart[]): WholeProject | undefined {
  const project = parts.find((part) => 'founder' in part);
  const seats = parts.find((part) => 'taken' in part);
  const upvotes = parts.find((part) => 'upvoters' in part);
  const comments = parts.find((part) => 'newest' in part);
  if (!project || !seats || !upvotes || !comments) return undefined;
  const team = parts.filter((part) => 'joinDate' in part);
  const former = parts.filter((part) => 'leftAt' in part);
  const texts = parts.find((part) => 'whole' in part);
  return { project: { ...project, ...texts?.whole }, seats, team, upvotes, comments, former };
}

/** One project as it stands now, with its former members. */
export async function readProject(projectId: string): Promise<WholeProject | undefined> {
  const { items } = await query<ProjectPart>({
    KeyConditionExpression: 'pk = :project',
    ExpressionAttributeValues: { ':project': projectKeys.projectItems(idNumber(projectId)) },
    ConsistentRead: true,
    Limit: PARTS + FORMER_MEMBERS_SHOWN,
  });
  const found = assemble(items);
  return found?.project._id === projectId ? found : undefined;
}

/** What the founder of a project has written, as it stands now, with long texts shortened. */
export async function readProjectText(projectId: string): Promise<ProjectItem | undefined> {
  const project = await get(projectKeys.project(projectId), { consistent: true });
  return project?._id === projectId ? project : undefined;
}

async function readByNumber(number: number): Promise<WholeProject | undefined> {
  const { items } = await query<ProjectPart>({
    KeyConditionExpression: 'pk = :project AND sk BETWEEN :first AND :last',
    ExpressionAttributeValues: {
      ':project': projectKeys.projectItems(number),
      ':first': projectKeys.projectComments('').sk,
      ':last': projectKeys.upvotes('').sk,
    },
  });
  return assemble(items);
}

/**
 * Projects by their numbers, in that order, with long texts shortened and without their former members; those that are
 * gone are missing.
 */
export async function readProjects(numbers: number[]): Promise<WholeProject[]> {
  const found = await Promise.all(numbers.map(readByNumber));
  return found.filter((one) => one !== undefined);
}

/** What ties a member to a project: its seats when they have founded it, else their place in its team. */
export type Tie = SeatsItem | TeamItem;

/** The projects that a member has founded or joined, newest first. */
export async function readTies(
  memberId: string,
  page: PageOf,
): Promise<{ ties: Stored<Tie>[]; more: boolean }> {
  const { items, more } = await newestFirst<Tie>(
    { partition: projectKeys.projectsOf(memberId), index: 'gsi1' },
    page,
  );
  return { ties: items, more };
}

/** The id of the project that a tie leads to. */
export const projectOf = ({ gsi1sk }: IndexKey): string => gsi1sk;
