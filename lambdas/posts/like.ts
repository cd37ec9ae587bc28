import { posts } from '../../shared/api/posts.ts';
import { posts as texts } from '../../shared/texts.ts';
import { setLike } from '../data/likes.ts';
import { NotFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { presentPost } from '../views/posts.ts';

const gone = () => new NotFound(texts.notFound);

export const handler = handle(posts.like, async ({ member, params, body, once }) => {
  const wish = { memberId: member._id, postId: params.postId, liked: body.liked, once };
  const { own, ...post } = await setLike(wish, gone);
  return presentPost(member._id, post, own);
});
