import { posts } from '../../shared/api/posts.ts';
import { posts as texts } from '../../shared/texts/posts/posts.ts';
import { handle } from '../http/handle.ts';
import { AuthorOnlyError, PostNotFoundError } from './store/errors.ts';
import { deletePost, readPost } from './store/posts.ts';

export const handler = handle(
  posts.delete,
  async ({ member, params, effect }) => {
    const found = await readPost(member, params.postId);
    if (!found) throw new PostNotFoundError();
    if (found.post.author._id !== member._id) throw new AuthorOnlyError();
    await deletePost(effect, params.postId);
    return { message: texts.deleted };
  },
  () => ({ message: texts.deleted }),
);
