import { posts } from '../../shared/api/posts.ts';
import { posts as texts } from '../../shared/texts.ts';
import { readSinglePost } from '../data/single-post.ts';
import { NotFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { presentSinglePost } from '../views/single-post.ts';

export const handler = handle(posts.get, async ({ member, params }) => {
  const seen = await readSinglePost(member._id, params.postId);
  if (!seen) throw new NotFound(texts.notFound);
  return presentSinglePost(member._id, seen);
});
