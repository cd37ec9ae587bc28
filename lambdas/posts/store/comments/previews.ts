import { isDeepStrictEqual } from 'node:util';
import { COMMENTS_IN_LIST } from '../../../../shared/limits.ts';
import { ContendedError } from '../../../table/errors.ts';
import type { Key } from '../../../table/key.ts';
import { get, put, remove, type Stored } from '../../../table/table.ts';
import type { Comment, PreviewsItem } from '../items.ts';
import { monthOf, postKeys } from '../keys.ts';
import { postExists } from '../tally.ts';
import { readComments } from './comments.ts';

/** A comment without what only its own item needs. */
const copyOf = (comment: Comment): Comment => {
  const { _id, user, userVersion, content, edited, likeCount, dislikeCount, reactors } = comment;
  return { _id, user, userVersion, content, edited, likeCount, dislikeCount, reactors };
};

/** The newest comments on a post as they stand now, oldest first. */
async function readNewest(postId: string): Promise<Comment[]> {
  const { comments } = await readComments(postId, { limit: COMMENTS_IN_LIST }, { consistent: true });
  return comments.map(copyOf).reverse();
}

const itemOf = (key: Key<PreviewsItem>, comments: Comment[]): Stored<PreviewsItem> => ({ ...key, comments });

/** How often others may change the comments in between, before the events come again later. */
const TRIES = 10;

/**
 * Brings the comments that lists show beside a post in line with the newest ones. It looks again after each write: of
 * several that do so at the same moment, the last one to write has then seen the newest state.
 *
 * @throws ContendedError when the comments keep changing
 */
export async function refreshPreviews(postId: string): Promise<void> {
  const key = postKeys.previews(monthOf(postId), postId);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const [stored, newest, isPostThere] = await Promise.all([
      get(key, { consistent: true }),
      readNewest(postId),
      postExists(postId),
    ]);
    const comments = isPostThere ? newest : undefined;
    if (isDeepStrictEqual(stored?.comments, comments)) return;
    await (comments ? put(itemOf(key, comments)) : remove(key));
  }
  throw new ContendedError('the comments keep changing');
}
