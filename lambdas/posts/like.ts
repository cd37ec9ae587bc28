import { posts } from '../../shared/api/posts.ts';
import { handle } from '../http/handle.ts';
import { presentNow } from './present-now.ts';
import { setLike } from './store/likes.ts';
import { readShownComments } from './store/post-detail.ts';
import { withItsShared } from './store/shared.ts';
import { presentPostDetail } from './views/post-detail.ts';

export const handler = handle(
  posts.like,
  async ({ member, params: { postId }, body, effect }) => {
    const [{ viewer, ...found }, shown] = await Promise.all([
      setLike(effect, member, postId, body.liked),
      readShownComments(member._id, postId),
    ]);
    return presentPostDetail(member._id, { found: await withItsShared(member, found), viewer, ...shown });
  },
  ({ member, params }) => presentNow(member, params.postId),
);
