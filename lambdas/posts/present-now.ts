import type { Post } from '../../shared/model/post.ts';
import { readPostDetail } from './store/post-detail.ts';
import { presentPostDetail } from './views/post-detail.ts';

/**
 * A post as it is now.
 *
 * @throws PostNotFoundError
 */
export const presentNow = async (viewerId: string, postId: string): Promise<Post> =>
  presentPostDetail(viewerId, await readPostDetail(viewerId, postId));
