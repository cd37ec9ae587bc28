import type { Post } from '../../shared/model/post.ts';
import type { ViewingMember } from '../visibility/viewer.ts';
import { presentDetail } from './present-detail.ts';
import { readPostDetail } from './store/post-detail.ts';

/**
 * A post as it is now.
 *
 * @throws PostNotFoundError
 */
export const presentNow = async (viewer: ViewingMember, postId: string): Promise<Post> =>
  presentDetail(viewer, await readPostDetail(viewer, postId));
