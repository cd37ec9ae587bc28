import { retryOnConflict } from '../../../table/retry.ts';
import { query, remove, update } from '../../../table/table.ts';
import { transact } from '../../../table/transact.ts';
import type { Write } from '../../../table/write.ts';
import type { CardItem } from '../../../users/store/items.ts';
import { personOf } from '../../../users/store/person.ts';
import { CommentNotFoundError, ProjectNotFoundError } from '../errors.ts';
import type { ProjectComment, ProjectCommentItem } from '../items.ts';
import { projectKeys } from '../keys.ts';

export interface NewComment {
  projectId: string;
  founderId: string;
  commentId: string;
  author: CardItem;
  text: string;
}

/** Gives the next comment on a project its number. One whose comment is never written stays unused. */
async function nextNumber(projectId: string): Promise<number> {
  const { count = 1 } = await update(
    projectKeys.commentCounter(projectId),
    { update: 'ADD #count :one', names: { '#count': 'count' }, values: { ':one': 1 } },
    'UPDATED_NEW',
  );
  return count - 1;
}

/** Adds a comment to a project that is there. Its count and the previews in lists follow. */
export async function addComment({
  projectId,
  founderId,
  commentId,
  author,
  text,
}: NewComment): Promise<ProjectComment> {
  const number = await nextNumber(projectId);
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
    founderId,
    number,
  };
  await retryOnConflict(() =>
    transact([{ put: { ...projectKeys.projectComment(projectId, number), ...item }, ifNew: true }]),
  );
  return comment;
}

/**
 * Reads a comment that a member has written on a project, by its id.
 *
 * @throws ProjectNotFoundError when it was deleted with its project
 */
export async function readOwnComment(memberId: string, commentId: string): Promise<ProjectComment> {
  const { gsi1pk, gsi1sk } = projectKeys.byCommenter(memberId, commentId);
  const { items } = await query<ProjectCommentItem>({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :member AND gsi1sk = :comment',
    ExpressionAttributeValues: { ':member': gsi1pk, ':comment': gsi1sk },
  });
  const [comment] = items;
  if (!comment) throw new ProjectNotFoundError();
  return comment;
}

/** Deletes a comment, whether it is still there or not. */
export const removeComment = ({ projectId, number }: ProjectCommentItem): Promise<void> =>
  retryOnConflict(() => remove(projectKeys.projectComment(projectId, number)));

/**
 * Deletes a comment that is there.
 *
 * @param besides what is written with it
 * @throws CommentNotFoundError
 */
export const deleteComment = ({ projectId, number }: ProjectCommentItem, besides: Write[]): Promise<void> =>
  retryOnConflict(() =>
    transact([
      {
        delete: projectKeys.projectComment(projectId, number),
        condition: 'attribute_exists(pk)',
        otherwise: () => new CommentNotFoundError(),
      },
      ...besides,
    ]),
  );

/**
 * Refreshes the name and picture beside a comment.
 *
 * @throws ConditionFailedError when they are as new already, or the comment was deleted
 */
export const refreshCommenter = (
  { projectId, number }: ProjectCommentItem,
  card: CardItem,
): Promise<unknown> =>
  update(projectKeys.projectComment(projectId, number), {
    update: 'SET #user = :user, userVersion = :version',
    condition: 'userVersion < :version',
    names: { '#user': 'user' },
    values: { ':user': personOf(card), ':version': card.cardVersion },
  });
