import { COMMENTS_IN_POST } from '../../../shared/limits.ts';
import type { Post } from '../../../shared/model/post.ts';
import type { MemberSummary } from '../../members/store/items.ts';
import type { PostDetail } from '../store/post-detail.ts';
import { presentComments } from './comments.ts';
import { presentPost } from './posts.ts';

/** A single post as its viewer sees it: with its newest comments, oldest first. */
export function presentPostDetail(
  viewerId: string,
  { found, viewer, comments, reactions }: PostDetail,
  people: ReadonlyMap<string, MemberSummary>,
): Post {
  const shown = comments.slice(0, COMMENTS_IN_POST).reverse();
  return presentPost(viewerId, found, people, viewer, presentComments(viewerId, shown, reactions, people));
}
