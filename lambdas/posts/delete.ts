import { posts } from '../../shared/api/posts.ts';
import { posts as texts } from '../../shared/texts.ts';
import { Forbidden, NotFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { deletePost, readPost } from './store/posts.ts';

const gone = () => new NotFound(texts.notFound);

export const handler = handle(
  posts.delete,
  async ({ member, params }) => {
    const found = await readPost(params.postId);
    if (!found) throw gone();
    if (found.post.author._id !== member._id) throw new Forbidden(texts.authorOnly);
    await deletePost(found.post, gone);
    return { message: texts.deleted };
  },
  () => ({ message: texts.deleted }),
);
