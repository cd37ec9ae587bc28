import { COMMENT_SUMMARY_BYTES, PROJECT_COMMENTS_PREVIEW } from '../../../shared/limits.ts';
import { shortened } from '../../../shared/rules/bytes.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { get, query } from '../../table/table.ts';
import { transact } from '../../table/transact.ts';
import type { Write } from '../../table/write.ts';
import type { CardItem } from '../../users/store/items.ts';
import { personOf } from '../../users/store/person.ts';
import type { ProjectComment, ProjectCommentItem, ProjectCommentsItem } from './items.ts';
import { projectKeys } from './keys.ts';
import { packNumbers, unpackNumbers } from './listing/number-codec.ts';
import { readProjectText } from './projects.ts';

const readTally = (projectId: string) => get(projectKeys.projectComments(projectId), { consistent: true });

const goneNumbers = ({ gone }: ProjectCommentsItem): number[] => (gone ? unpackNumbers(gone) : []);

/** The number of the comment at a place, counted from the oldest: numbers of comments that are gone are no places. */
const numberAt = (place: number, gone: number[]): number =>
  gone.reduce((number, hole) => (hole <= number ? number + 1 : number), place);

/** Comments on a project in the order of their numbers, from one backwards. */
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

/**
 * A page of the comments on a project, newest first, wherever it is (WIRE, GET /projects/{id}/comments).
 *
 * @param page from 1; one behind the last is the last
 * @returns undefined when there is no such project
 */
export async function readComments(
  projectId: string,
  page: number,
  limit: number,
): Promise<{ comments: ProjectComment[]; total: number } | undefined> {
  const [project, tally] = await Promise.all([readProjectText(projectId), readTally(projectId)]);
  if (!project || !tally) return undefined;
  const total = tally.commentCount;
  if (total === 0) return { comments: [], total };
  const skip = (Math.min(page, Math.ceil(total / limit)) - 1) * limit;
  const from = numberAt(total - 1 - skip, goneNumbers(tally));
  return { comments: await readBackwards(projectId, from, limit), total };
}

/** The newest comments on a project in full; beside the project they may be shortened. */
export const readNewest = (projectId: string): Promise<ProjectComment[]> =>
  readBackwards(projectId, Number.MAX_SAFE_INTEGER, PROJECT_COMMENTS_PREVIEW);

/** The write that counts a comment, unless others were written or deleted since. */
const setTally = (projectId: string, tally: ProjectCommentsItem): Write => ({
  put: { ...projectKeys.projectComments(projectId), ...tally, version: tally.version + 1 },
  condition: 'version = :seen',
  values: { ':seen': tally.version },
});

/** What stands beside a project of its comments, for lists: with long texts shortened. */
const embedded = ({ _id, text, user, userVersion }: ProjectComment): ProjectComment => ({
  _id,
  text: shortened(text, COMMENT_SUMMARY_BYTES),
  user,
  userVersion,
});

/** A comment that a member has written on a project, by its id. */
export async function writtenBefore(
  memberId: string,
  commentId: string,
): Promise<ProjectComment | undefined> {
  const { gsi1pk, gsi1sk } = projectKeys.byCommenter(memberId, commentId);
  const { items } = await query<ProjectCommentItem>({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :member AND gsi1sk = :comment',
    ExpressionAttributeValues: { ':member': gsi1pk, ':comment': gsi1sk },
  });
  return items[0];
}

export interface NewComment {
  projectId: string;
  commentId: string;
  author: CardItem;
  text: string;
}

async function addOnce({ projectId, commentId, author, text }: NewComment, gone: () => Error) {
  const [project, tally] = await Promise.all([readProjectText(projectId), readTally(projectId)]);
  if (!project || !tally) throw gone();
  const { given, newest, commentCount } = tally;
  const comment: ProjectComment = {
    _id: commentId,
    text,
    user: personOf(author),
    userVersion: author.cardVersion,
  };
  const item: ProjectCommentItem = {
    ...projectKeys.byCommenter(author._id, commentId),
    ...comment,
    projectId,
    founderId: project.founder._id,
    number: given,
  };
  await transact([
    { put: { ...projectKeys.projectComment(projectId, given), ...item }, ifNew: true },
    setTally(projectId, {
      ...tally,
      commentCount: commentCount + 1,
      given: given + 1,
      newest: [embedded(comment), ...newest].slice(0, PROJECT_COMMENTS_PREVIEW),
    }),
  ]);
  return comment;
}

/**
 * Writes a comment on a project, with its count.
 *
 * @param gone the error when the project is gone
 */
export const addComment = (given: NewComment, gone: () => Error): Promise<ProjectComment> =>
  retryOnConflict(() => addOnce(given, gone));

/** Deletes a comment whose writer has left Hearth, with what is counted of it. */
export const removeComment = ({ projectId, number, _id }: ProjectCommentItem): Promise<void> =>
  retryOnConflict(async () => {
    const key = projectKeys.projectComment(projectId, number);
    const [stored, tally] = await Promise.all([get(key, { consistent: true }), readTally(projectId)]);
    if (!stored) return;
    const isShown = tally?.newest.some((comment) => comment._id === _id) ?? false;
    const last = await (isShown && tally
      ? readBackwards(projectId, tally.given, PROJECT_COMMENTS_PREVIEW + 1)
      : []);
    await transact([
      { delete: key, condition: 'attribute_exists(pk)' },
      ...(tally
        ? [
            setTally(projectId, {
              ...tally,
              commentCount: tally.commentCount - 1,
              gone: packNumbers([...goneNumbers(tally), number].sort((a, b) => a - b)),
              ...(isShown && {
                newest: last
                  .filter((comment) => comment._id !== _id)
                  .slice(0, PROJECT_COMMENTS_PREVIEW)
                  .map(embedded),
              }),
            }),
          ]
        : []),
    ]);
  });

/** Renews who stands beside a comment, where it stands and where the project shows it. */
export const renewCommenter = (
  { projectId, number, _id }: ProjectCommentItem,
  card: CardItem,
): Promise<void> =>
  retryOnConflict(async () => {
    const key = projectKeys.projectComment(projectId, number);
    const [stored, tally] = await Promise.all([get(key, { consistent: true }), readTally(projectId)]);
    if (!stored || stored.userVersion >= card.cardVersion) return;
    const user = { user: personOf(card), userVersion: card.cardVersion };
    await transact([
      {
        key,
        update: 'SET #user = :user, userVersion = :version',
        condition: 'userVersion < :version',
        names: { '#user': 'user' },
        values: { ':user': user.user, ':version': user.userVersion },
      },
      ...(tally?.newest.some((comment) => comment._id === _id)
        ? [
            setTally(projectId, {
              ...tally,
              newest: tally.newest.map((comment) =>
                comment._id === _id ? { ...comment, ...user } : comment,
              ),
            }),
          ]
        : []),
    ]);
  });
