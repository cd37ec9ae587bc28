import type { Post } from '../../shared/model/post.ts';
import { posts as texts } from '../../shared/texts.ts';
import { NotFound } from '../http/errors.ts';
import { readSinglePost } from './store/post-detail.ts';
import { presentSinglePost } from './views/post-detail.ts';

/** A post as it is now; NotFound when there is none. */
export async function presentNow(viewerId: string, postId: string): Promise<Post> {
  const seen = await readSinglePost(viewerId, postId);
  if (!seen) throw new NotFound(texts.notFound);
  return presentSinglePost(viewerId, seen);
}
