import { FORMER_MEMBERS_SHOWN, TEAM_SIZE_MAX_CREATE } from '../../../shared/limits.ts';
import { getMany } from '../../table/batch.ts';
import { idNumber } from '../../table/ids.ts';
import { digits, type IndexKey } from '../../table/key.ts';
import { newestFirst, type PageOf } from '../../table/paginate.ts';
import { get, query, type Stored } from '../../table/table.ts';
import { isHidden, type Viewer } from '../../visibility/viewer.ts';
import { ProjectNotFoundError } from './errors.ts';
import type {
  CommentSummaryItem,
  FormerItem,
  InterestsItem,
  ProjectItem,
  ProjectTextsItem,
  RepliesItem,
  SeatsItem,
  TeamItem,
  UpvotesItem,
} from './items.ts';
import { projectKeys, projectKinds } from './keys.ts';
import { NO_REPLIES } from './replies.ts';

/** A project with its seats, its team and what it shows of its upvotes and comments. */
export interface ProjectDetail {
  project: ProjectItem;
  seats: SeatsItem;
  /** Without the founder, in no particular order. */
  team: TeamItem[];
  upvotes: UpvotesItem;
  comments: CommentSummaryItem;
  former: FormerItem[];
  interests: InterestsItem;
  replies: RepliesItem;
}

type ProjectPart =
  | ProjectItem
  | ProjectTextsItem
  | SeatsItem
  | TeamItem
  | UpvotesItem
  | CommentSummaryItem
  | RepliesItem
  | InterestsItem
  | FormerItem;

/** More than the parts of any project but its former members. */
const PARTS = 7 + TEAM_SIZE_MAX_CREATE;

export const NO_UPVOTES: UpvotesItem = { upvoteCount: 0, upvoters: [] };
export const NO_INTERESTS: InterestsItem = { interestCount: 0 };
export const NO_COMMENTS: CommentSummaryItem = { commentCount: 0, upTo: 0, newest: [], version: 0 };

/** Puts the parts of one project together; undefined when there is no such project. */
function assemble(parts: ProjectPart[]): ProjectDetail | undefined {
  const project = parts.find((part) => 'founder' in part);
  const seats = parts.find((part) => 'taken' in part);
  const upvotes = parts.find((part) => 'upvoters' in part) ?? NO_UPVOTES;
  const comments = parts.find((part) => 'newest' in part) ?? NO_COMMENTS;
  if (!project || !seats) return undefined;
  const team = parts.filter((part) => 'joinDate' in part);
  const former = parts.filter((part) => 'leftAt' in part);
  const texts = parts.find((part) => 'full' in part);
  const replies = parts.find((part) => 'replies' in part) ?? NO_REPLIES;
  const interests = parts.find((part) => 'interestCount' in part) ?? NO_INTERESTS;
  const shown = { seats, team, upvotes, comments, former, interests, replies };
  return { project: { ...project, ...texts?.full }, ...shown };
}

/** Whether a project has this id, and its founder is not hidden from the viewer. */
const isSeen = async (viewer: Viewer, { _id, founder }: ProjectItem, projectId: string): Promise<boolean> =>
  _id === projectId && !(await isHidden(viewer, founder._id));

/** One project as it stands now, with its former members; none whose founder is hidden from the viewer. */
export async function findProjectDetail(
  viewer: Viewer,
  projectId: string,
): Promise<ProjectDetail | undefined> {
  const { items } = await query<ProjectPart>({
    KeyConditionExpression: 'pk = :project',
    ExpressionAttributeValues: { ':project': projectKeys.projectItems(idNumber(projectId)) },
    ConsistentRead: true,
    Limit: PARTS + FORMER_MEMBERS_SHOWN,
  });
  const found = assemble(items);
  return found && (await isSeen(viewer, found.project, projectId)) ? found : undefined;
}

/**
 * A project as its founder has written it, as it stands now, with long texts shortened; none whose founder is hidden from
 * the viewer.
 */
export async function findProject(viewer: Viewer, projectId: string): Promise<ProjectItem | undefined> {
  const project = await get(projectKeys.project(projectId), { consistent: true });
  return project && (await isSeen(viewer, project, projectId)) ? project : undefined;
}

/**
 * The same, for what cannot be done without the project.
 *
 * @throws ProjectNotFoundError
 */
export async function readProject(viewer: Viewer, projectId: string): Promise<ProjectItem> {
  const project = await findProject(viewer, projectId);
  if (!project) throw new ProjectNotFoundError();
  return project;
}

/**
 * Projects by their numbers as their founders have written them, in that order, with long texts shortened; deleted ones are
 * missing.
 */
export async function readProjectItems(numbers: number[]): Promise<ProjectItem[]> {
  const keys = numbers.map((number) => projectKinds.project(digits(number)));
  const found = new Map((await getMany(keys)).map((project) => [project.pk, project]));
  return keys.flatMap(({ pk }) => found.get(pk) ?? []);
}

async function readByNumber(number: number): Promise<ProjectDetail | undefined> {
  const { items } = await query<ProjectPart>({
    KeyConditionExpression: 'pk = :project AND sk BETWEEN :first AND :last',
    ExpressionAttributeValues: {
      ':project': projectKeys.projectItems(number),
      ':first': projectKeys.commentSummary('').sk,
      ':last': projectKeys.upvotes('').sk,
    },
  });
  return assemble(items);
}

/**
 * Projects by their numbers, in that order, with long texts shortened and without their former members; deleted ones
 * are missing.
 */
export async function readProjects(numbers: number[]): Promise<ProjectDetail[]> {
  const found = await Promise.all(numbers.map(readByNumber));
  return found.filter((one) => one !== undefined);
}

/** What ties a member to a project: its seats when they have founded it, else their place in its team. */
export type Membership = SeatsItem | TeamItem;

/** The projects that a member has founded or joined, newest first. */
export async function readMemberships(
  memberId: string,
  page: PageOf,
): Promise<{ memberships: Stored<Membership>[]; more: boolean }> {
  const { items, more } = await newestFirst<Membership>(
    { partition: projectKeys.projectsOf(memberId), index: 'gsi1' },
    page,
  );
  return { memberships: items, more };
}

/** The id of the project that a tie leads to. */
export const projectOf = ({ gsi1sk }: IndexKey): string => gsi1sk;
