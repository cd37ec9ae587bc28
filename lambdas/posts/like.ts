import { posts } from '../../shared/api/posts.ts';
import { COMMENTS_IN_POST } from '../../shared/limits.ts';
import { posts as texts } from '../../shared/texts.ts';
import { NotFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { presentNow } from './present-now.ts';
import { readComments } from './store/comments/comments.ts';
import { setLike } from './store/likes.ts';
import { presentSinglePost } from './views/post-detail.ts';

const gone = () => new NotFound(texts.notFound);

export const handler = handle(
  posts.like,
  async ({ member, params: { postId }, body }) => {
    const wish = { memberId: member._id, postId, liked: body.liked };
    const [{ own, ...found }, { comments }] = await Promise.all([
      setLike(wish, gone),
      readComments(postId, { limit: COMMENTS_IN_POST }),
    ]);
    return presentSinglePost(member._id, { found, own, comments });
  },
  ({ member, params }) => presentNow(member._id, params.postId),
);
