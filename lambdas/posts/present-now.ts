import type { Post } from '../../shared/model/post.ts';
import type { ViewingMember } from '../visibility/viewer.ts';
import { readPostDetail } from './store/post-detail.ts';
import { presentPostDetail } from './views/post-detail.ts';

/**
 * A post as it is now.
 *
 * @throws PostNotFoundError
 */
export const presentNow = async (viewer: ViewingMember, postId: string): Promise<Post> =>
  presentPostDetail(viewer._id, await readPostDetail(viewer, postId));
