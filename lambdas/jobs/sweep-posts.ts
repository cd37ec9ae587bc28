import { PostNotFoundError } from '../posts/store/errors.ts';
import { deletePost, somePostsBy } from '../posts/store/posts.ts';

/**
 * Deletes a page of a member's posts, each with a job of its own for what belongs to it.
 *
 * @returns whether more may be left
 */
export async function sweepPostsBy(memberId: string): Promise<boolean> {
  const { posts, more } = await somePostsBy(memberId);
  for (const { _id } of posts) {
    try {
      await deletePost(_id);
    } catch (error) {
      if (!(error instanceof PostNotFoundError)) throw error;
    }
  }
  return more;
}
