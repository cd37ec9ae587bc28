import type { Post, PostWithReply } from '../../shared/model/post.ts';
import type { ViewingMember } from '../visibility/viewer.ts';
import { reactionsTo } from './store/comments/reactions.ts';
import type { Comment } from './store/items.ts';
import { withItsLinkPreview } from './store/link-previews.ts';
import { readNamed } from './store/mentions.ts';
import type { PostDetail } from './store/post-detail.ts';
import { withItsShared } from './store/shared.ts';
import { presentComment } from './views/comments.ts';
import { presentPostDetail } from './views/post-detail.ts';

/**
 * What is shown of a post, with the post that it shares, the preview of its link, and the members whom these, its comments
 * and other texts name.
 */
async function withReferences(viewer: ViewingMember, detail: PostDetail, other: Comment[]) {
  const sharing = await withItsShared(viewer, detail.found);
  const texts = [sharing.post, ...(sharing.shared ? [sharing.shared] : []), ...detail.comments, ...other];
  const [found, people] = await Promise.all([withItsLinkPreview(sharing), readNamed(viewer, texts)]);
  return { shown: presentPostDetail(viewer._id, { ...detail, found }, people), people };
}

/** A single post as its viewer sees it. */
export async function presentDetail(viewer: ViewingMember, detail: PostDetail): Promise<Post> {
  return (await withReferences(viewer, detail, [])).shown;
}

/** The same with a reply to one of its comments, if there is one to be shown. */
export async function presentWithReply(
  viewer: ViewingMember,
  detail: PostDetail,
  reply?: Comment,
): Promise<PostWithReply> {
  const said = reply ? [reply] : [];
  const [{ shown, people }, reactions] = await Promise.all([
    withReferences(viewer, detail, said),
    reactionsTo(viewer._id, said),
  ]);
  return { ...shown, ...(reply && { reply: presentComment(viewer._id, reply, reactions, people) }) };
}
