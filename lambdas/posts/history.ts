import { posts } from '../../shared/api/posts.ts';
import { handle } from '../http/handle.ts';
import { readVersions } from './store/edits.ts';
import { PostNotFoundError } from './store/errors.ts';
import { readPost } from './store/posts.ts';

export const handler = handle(posts.history, async ({ member, params }) => {
  const found = await readPost(member, params.postId, { withShards: false });
  if (!found) throw new PostNotFoundError();
  return readVersions(found.post);
});
