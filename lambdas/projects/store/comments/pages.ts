import { MINUTE, PROJECT_COMMENTS_PREVIEW } from '../../../../shared/limits.ts';
import { unpackNumbers } from '../../../listing/packed-numbers.ts';
import { idTime } from '../../../table/ids.ts';
import { get, query, queryPages } from '../../../table/table.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import type { CommentSummaryItem, ProjectComment, ProjectCommentItem } from '../items.ts';
import { projectKeys } from '../keys.ts';
import { NO_COMMENTS, readProject } from '../projects.ts';

/** What follows from the comments on a project, as it stands now. */
export const readSummary = async (projectId: string): Promise<CommentSummaryItem> =>
  (await get(projectKeys.commentSummary(projectId), { consistent: true })) ?? NO_COMMENTS;

/** Numbers below `upTo` without a comment, ascending. */
export const holesOf = ({ holes }: CommentSummaryItem): number[] => (holes ? unpackNumbers(holes) : []);

/** Comments on a project from a number backwards, newest first. */
async function readBackwards(projectId: string, from: number, limit: number): Promise<ProjectCommentItem[]> {
  const { pk, sk } = projectKeys.projectComment(projectId, from);
  const { items } = await query<ProjectCommentItem>({
    KeyConditionExpression: 'pk = :comments AND sk <= :from',
    ExpressionAttributeValues: { ':comments': pk, ':from': sk },
    ScanIndexForward: false,
    ConsistentRead: true,
    Limit: limit,
  });
  return items;
}

/** The newest comments on a project, in full. */
export const readNewest = (
  projectId: string,
  limit = PROJECT_COMMENTS_PREVIEW,
): Promise<ProjectCommentItem[]> => readBackwards(projectId, Number.MAX_SAFE_INTEGER, limit);

/** How many comments are looked through at once for one of them. */
const LOOK_THROUGH = 50;

/**
 * Finds a comment by its id, from the newest on: the numbers of comments grow with the time in their ids, so the search
 * ends behind it.
 */
export async function findComment(
  projectId: string,
  commentId: string,
): Promise<ProjectCommentItem | undefined> {
  let from = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const page = await readBackwards(projectId, from, LOOK_THROUGH);
    const found = page.find((comment) => comment._id === commentId && comment.projectId === projectId);
    const last = page.at(-1);
    if (found || !last || page.length < LOOK_THROUGH) return found;
    if (idTime(last._id) < idTime(commentId) - MINUTE) return undefined;
    from = last.number - 1;
  }
}

/**
 * Numbers of the comments that the summary does not count yet, ascending: those of the last moments.
 *
 * @param newest the newest comments, `limit` of them if there are as many
 */
async function uncountedNumbers(
  projectId: string,
  { upTo }: CommentSummaryItem,
  newest: ProjectCommentItem[],
  limit: number,
): Promise<number[]> {
  const uncounted = newest.filter(({ number }) => number >= upTo);
  if (uncounted.length < limit) return uncounted.map(({ number }) => number).reverse();
  const { pk, sk } = projectKeys.projectComment(projectId, upTo);
  const all = await queryPages<ProjectCommentItem>({
    KeyConditionExpression: 'pk = :comments AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: {
      ':comments': pk,
      ':from': sk,
      ':to': projectKeys.projectComment(projectId, Number.MAX_SAFE_INTEGER).sk,
    },
  });
  return all.map(({ number }) => number);
}

/** How many comments a project has, those of the last moments included. */
export async function countComments(
  projectId: string,
  summary: CommentSummaryItem,
  newest: ProjectCommentItem[],
): Promise<number> {
  const uncounted = await uncountedNumbers(projectId, summary, newest, PROJECT_COMMENTS_PREVIEW);
  return summary.commentCount + uncounted.length;
}

/** The number of the comment at an index, counted from the oldest: numbers without a comment do not count. */
const numberAt = (index: number, holes: number[]): number =>
  holes.reduce((number, hole) => (hole <= number ? number + 1 : number), index);

/**
 * A page of the comments on a project, newest first, wherever it is, with their exact number.
 *
 * @param page from 1; one behind the last is the last
 * @throws ProjectNotFoundError when there is none for the viewer
 */
export async function readComments(
  viewer: Viewer,
  projectId: string,
  page: number,
  limit: number,
): Promise<{ comments: ProjectComment[]; total: number }> {
  const [summary, newest] = await Promise.all([
    readSummary(projectId),
    readNewest(projectId, limit),
    readProject(viewer, projectId),
  ]);
  const uncounted = await uncountedNumbers(projectId, summary, newest, limit);
  const total = summary.commentCount + uncounted.length;
  const skip = Math.max(0, Math.min(page, Math.ceil(total / limit)) - 1) * limit;
  if (skip === 0) return { comments: newest, total };
  const index = total - 1 - skip;
  const from = uncounted[index - summary.commentCount] ?? numberAt(index, holesOf(summary));
  return { comments: await readBackwards(projectId, from, limit), total };
}
