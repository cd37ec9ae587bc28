import { posts } from '../../shared/api/posts.ts';
import { posts as texts } from '../../shared/texts.ts';
import { ownMarksOn } from '../data/own-marks.ts';
import { readPost } from '../data/posts.ts';
import { NotFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { presentPost } from '../views/posts.ts';

export const handler = handle(posts.get, async ({ member, params }) => {
  const [found, own] = await Promise.all([readPost(params.postId), ownMarksOn(member._id, params.postId)]);
  if (!found) throw new NotFound(texts.notFound);
  return presentPost(member._id, found, own);
});
