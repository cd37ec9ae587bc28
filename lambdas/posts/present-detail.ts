import type { Post } from '../../shared/model/post.ts';
import type { ViewingMember } from '../visibility/viewer.ts';
import { withItsLinkPreview } from './store/link-previews.ts';
import { readNamed } from './store/mentions.ts';
import type { PostDetail } from './store/post-detail.ts';
import { withItsShared } from './store/shared.ts';
import { presentPostDetail } from './views/post-detail.ts';

/**
 * A single post as its viewer sees it, with the post that it shares, the preview of its link, and the members whom these
 * and its comments name.
 */
export async function presentDetail(viewer: ViewingMember, detail: PostDetail): Promise<Post> {
  const sharing = await withItsShared(viewer, detail.found);
  const texts = [sharing.post, ...(sharing.shared ? [sharing.shared] : []), ...detail.comments];
  const [found, people] = await Promise.all([withItsLinkPreview(sharing), readNamed(viewer, texts)]);
  return presentPostDetail(viewer._id, { ...detail, found }, people);
}
