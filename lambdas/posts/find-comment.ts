import { posts as texts } from '../../shared/texts.ts';
import { NotFound } from '../http/errors.ts';
import { readComment } from './store/comments/comments.ts';
import { readSinglePost } from './store/post-detail.ts';

/**
 * The comment that a call is about, if it is there, with its post as the caller sees it.
 *
 * @throws NotFound when there is no such post
 */
export async function findComment(
  memberId: string,
  { postId, commentId }: { postId: string; commentId: string },
) {
  const [seen, comment] = await Promise.all([
    readSinglePost(memberId, postId),
    readComment(postId, commentId),
  ]);
  if (!seen) throw new NotFound(texts.notFound);
  return { seen, comment };
}
