import { posts } from '../../shared/api/posts.ts';
import { posts as texts } from '../../shared/texts.ts';
import { Forbidden, NotFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { wake } from '../jobs/store.ts';
import { deletePost, readPost } from './store/posts.ts';

const gone = () => new NotFound(texts.notFound);

export const handler = handle(
  posts.delete,
  async ({ member, params }) => {
    const found = await readPost(params.postId);
    if (!found) throw gone();
    if (found.post.author._id !== member._id) throw new Forbidden(texts.authorOnly);
    const job = await deletePost(found.post, gone);
    await wake(job.jobId);
    return { message: texts.deleted };
  },
  () => ({ message: texts.deleted }),
);
