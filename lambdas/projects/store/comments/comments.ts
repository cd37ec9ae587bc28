import type { MemberSummary } from '../../../members/store/items.ts';
import { personOf } from '../../../members/store/person.ts';
import type { Effect } from '../../../table/effect.ts';
import { retryOnConflict } from '../../../table/retry.ts';
import { get, remove, update } from '../../../table/table.ts';
import type { Write } from '../../../table/write.ts';
import { CommentNotFoundError, ProjectNotFoundError } from '../errors.ts';
import type { ProjectComment, ProjectCommentItem } from '../items.ts';
import { projectKeys } from '../keys.ts';

export interface NewComment {
  projectId: string;
  founderId: string;
  commentId: string;
  /** As `takeCommentNumber` gave it. */
  number: number;
  author: MemberSummary;
  text: string;
}

/** Gives the next comment on a project its number. One whose comment is never written stays unused. */
export async function takeCommentNumber(effect: Effect, projectId: string): Promise<number> {
  await effect.allowed();
  const { count = 1 } = await update(
    projectKeys.commentCounter(projectId),
    { update: 'ADD #count :one', names: { '#count': 'count' }, values: { ':one': 1 } },
    'UPDATED_NEW',
  );
  return count - 1;
}

/** Adds a comment to a project that is there. Its count and the previews in lists follow. */
export async function addComment(
  effect: Effect,
  { projectId, founderId, commentId, number, author, text }: NewComment,
): Promise<ProjectComment> {
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
    effect.commit([{ put: { ...projectKeys.projectComment(projectId, number), ...item }, ifNew: true }]),
  );
  return comment;
}

/**
 * Reads a comment on a project by its number, as it stands now.
 *
 * @throws ProjectNotFoundError when it was deleted, alone or with its project
 */
export async function readCommentByNumber(projectId: string, number: number): Promise<ProjectComment> {
  const comment = await get(projectKeys.projectComment(projectId, number), { consistent: true });
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
export const deleteComment = (
  effect: Effect,
  { projectId, number }: ProjectCommentItem,
  extraWrites: Write[],
): Promise<void> =>
  retryOnConflict(() =>
    effect.commit([
      {
        delete: projectKeys.projectComment(projectId, number),
        condition: 'attribute_exists(pk)',
        onConditionFailed: () => new CommentNotFoundError(),
      },
      ...extraWrites,
    ]),
  );

/**
 * Refreshes the name and picture beside a comment.
 *
 * @throws ConditionFailedError when they are as new already, or the comment was deleted
 */
export const refreshCommenter = (
  { projectId, number }: ProjectCommentItem,
  card: MemberSummary,
): Promise<unknown> =>
  update(projectKeys.projectComment(projectId, number), {
    update: 'SET #user = :user, userVersion = :version',
    condition: 'userVersion < :version',
    names: { '#user': 'user' },
    values: { ':user': personOf(card), ':version': card.cardVersion },
  });
