import { isDeepStrictEqual } from 'node:util';
import { COMMENTS_IN_LIST } from '../../../../shared/limits.ts';
import { retryOnConflict } from '../../../table/retry.ts';
import { get, remove, update } from '../../../table/table.ts';
import type { Comment } from '../items.ts';
import { monthOf, postKeys } from '../keys.ts';
import { postExists } from '../tally.ts';
import { readComments } from './comments.ts';

/** A comment without what only its own item needs. */
const copyOf = (comment: Comment): Comment => {
  const { _id, user, userVersion, content, mentioned, edited, likeCount, dislikeCount, reactors } = comment;
  const copy = { _id, user, userVersion, content, edited, likeCount, dislikeCount, reactors };
  const { replyCount, deleted } = comment;
  return {
    ...copy,
    ...(mentioned && { mentioned }),
    ...(replyCount !== undefined && { replyCount }),
    ...(deleted && { deleted }),
  };
};

/** The newest comments on a post as they stand now, oldest first. */
async function readNewest(postId: string): Promise<Comment[]> {
  const { comments } = await readComments(postId, { limit: COMMENTS_IN_LIST }, { consistent: true });
  return comments.map(copyOf).reverse();
}

async function refreshOnce(postId: string): Promise<void> {
  const key = postKeys.previews(monthOf(postId), postId);
  // Before the comments: whoever has written it by then has seen comments that are no newer than those read now.
  const stored = await get(key, { consistent: true });
  const [newest, isPostThere] = await Promise.all([readNewest(postId), postExists(postId)]);
  if (isPostThere ? isDeepStrictEqual(stored?.comments, newest) : !stored) return;
  if (isPostThere) {
    const { r: version = 0 } = stored ?? {};
    await update(key, {
      update: 'SET comments = :newest, r = :next',
      condition: version > 0 ? 'r = :seen' : 'attribute_not_exists(r)',
      values: { ':newest': newest, ':next': version + 1, ...(version > 0 && { ':seen': version }) },
    });
    // Where the post was deleted meanwhile, what follows from that may have been before this.
    if (await postExists(postId)) return;
  }
  await remove(key);
}

/**
 * Brings the comments that lists show beside a post in line with the newest ones. A comment that changes once they were
 * read is none of its concern: what follows from that change comes later, and is brought in line then. Several that do so
 * at the same moment do not undo each other, because none writes over what it has not seen. Idempotent.
 *
 * @throws ContendedError when several are at it for four seconds
 */
export const refreshPreviews = (postId: string): Promise<void> => retryOnConflict(() => refreshOnce(postId));
