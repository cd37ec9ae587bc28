import type { Post } from '../../shared/model/post.ts';
import type { ViewingMember } from '../visibility/viewer.ts';
import { readNamed } from './store/mentions.ts';
import type { PostDetail } from './store/post-detail.ts';
import { withItsShared } from './store/shared.ts';
import { presentPostDetail } from './views/post-detail.ts';

/** A single post as its viewer sees it, with the post that it shares and the members whom these and its comments name. */
export async function presentDetail(viewer: ViewingMember, detail: PostDetail): Promise<Post> {
  const found = await withItsShared(viewer, detail.found);
  const texts = [found.post, ...(found.shared ? [found.shared] : []), ...detail.comments];
  return presentPostDetail(viewer._id, { ...detail, found }, await readNamed(viewer, texts));
}
