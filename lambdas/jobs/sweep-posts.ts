import { deletePost, somePostsBy } from '../posts/store/posts.ts';

class GoneError extends Error {
  override readonly name = 'GoneError';
}

/**
 * Deletes a page of a member's posts, each with a job of its own for what hangs on it.
 *
 * @returns whether more may be left
 */
export async function sweepPostsBy(memberId: string): Promise<boolean> {
  const { posts, more } = await somePostsBy(memberId);
  for (const post of posts) {
    try {
      await deletePost(post, () => new GoneError('the post is gone'));
    } catch (error) {
      if (!(error instanceof GoneError)) throw error;
    }
  }
  return more;
}
