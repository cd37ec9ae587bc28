import { posts } from '../../shared/api/posts.ts';
import { posts as texts } from '../../shared/texts.ts';
import { NotFound, Unauthenticated } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { readCard } from '../users/store/members.ts';
import { presentNow } from './present-now.ts';
import { addComment, newComment } from './store/comments/changes.ts';
import { readSinglePost } from './store/post-detail.ts';
import { presentSinglePost } from './views/post-detail.ts';

const gone = () => new NotFound(texts.notFound);

export const handler = handle(
  posts.addComment,
  async ({ member, params, body, newId }) => {
    const [writer, seen] = await Promise.all([
      readCard(member._id, { consistent: true }),
      readSinglePost(member._id, params.postId),
    ]);
    if (!writer) throw new Unauthenticated();
    if (!seen) throw gone();
    const comment = newComment(newId(), writer, body.content);
    const post = await addComment(seen.found.post, comment, gone);
    const found = { ...seen.found, post };
    return presentSinglePost(member._id, { ...seen, found, comments: [comment, ...seen.comments] });
  },
  ({ member, params }) => presentNow(member._id, params.postId),
);
