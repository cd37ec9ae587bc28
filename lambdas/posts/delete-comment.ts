import { posts } from '../../shared/api/posts.ts';
import { comments as texts } from '../../shared/texts.ts';
import { Forbidden, NotFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { findComment } from './find-comment.ts';
import { presentNow } from './present-now.ts';
import { removeComment } from './store/comments/changes.ts';
import { presentSinglePost } from './views/post-detail.ts';

const gone = () => new NotFound(texts.notFound);

export const handler = handle(
  posts.deleteComment,
  async ({ member, params }) => {
    const { seen, comment } = await findComment(member._id, params);
    if (!comment) throw gone();
    const { found } = seen;
    if (![comment.user._id, found.post.author._id].includes(member._id))
      throw new Forbidden(texts.writerOrAuthorOnly);
    const post = await removeComment(comment, gone, { post: found.post, comment });
    const comments = seen.comments.filter(({ _id }) => _id !== comment._id);
    return presentSinglePost(member._id, { ...seen, found: { ...found, post }, comments });
  },
  ({ member, params }) => presentNow(member._id, params.postId),
);
