import { posts } from '../../shared/api/posts.ts';
import { comments as texts } from '../../shared/texts.ts';
import { Forbidden, NotFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { findComment } from './find-comment.ts';
import { presentNow } from './present-now.ts';
import { editComment } from './store/comments/changes.ts';
import { presentSinglePost } from './views/post-detail.ts';

const gone = () => new NotFound(texts.notFound);

export const handler = handle(
  posts.editComment,
  async ({ member, params, body }) => {
    const { seen, comment } = await findComment(member._id, params);
    if (!comment) throw gone();
    if (comment.user._id !== member._id) throw new Forbidden(texts.writerOnly);
    const edited = await editComment({ post: seen.found.post, comment }, body.content, gone);
    const comments = seen.comments.map((one) => (one._id === edited._id ? edited : one));
    return presentSinglePost(member._id, { ...seen, comments });
  },
  ({ member, params }) => presentNow(member._id, params.postId),
);
