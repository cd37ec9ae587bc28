import { newestFirst, type PageOf } from '../../../table/paginate.ts';
import { get, type Stored } from '../../../table/table.ts';
import { hiddenAmong, type Viewer } from '../../../visibility/viewer.ts';
import type { CommentItem } from '../items.ts';
import { postKeys } from '../keys.ts';

/** Names a comment. */
export type CommentRef = Pick<CommentItem, 'postId' | '_id'>;

/** A page of comments. */
export interface CommentPage {
  comments: Stored<CommentItem>[];
  more: boolean;
}

/** Comments on a post, newest first. */
export async function readComments(
  postId: string,
  page: PageOf,
  options?: { consistent: boolean },
): Promise<CommentPage> {
  const { items, more } = await newestFirst<CommentItem>(
    { partition: postKeys.comments(postId) },
    page,
    options,
  );
  return { comments: items, more };
}

/** Replies to a comment, newest first. */
export async function readReplies(
  postId: string,
  commentId: string,
  { before, limit }: PageOf,
): Promise<CommentPage> {
  const prefix = postKeys.repliesTo(commentId);
  const { items, more } = await newestFirst<CommentItem>(
    { partition: postKeys.replies(postId), prefix },
    { before: before && prefix + before, limit },
    { consistent: true },
  );
  return { comments: items, more };
}

/** Comments and replies of one member on any post, newest first. */
export async function readCommentsBy(memberId: string, page: PageOf): Promise<CommentPage> {
  const list = { partition: postKeys.byWriter(memberId, '').gsi1pk, index: 'gsi1' } as const;
  const { items, more } = await newestFirst<CommentItem>(list, page);
  return { comments: items, more };
}

/** A comment or reply as it stands now, also when it is hidden from the viewer, or deleted and there for its replies. */
export const readStoredComment = (postId: string, commentId: string) =>
  get(postKeys.comment(postId, commentId), { consistent: true });

/** The same; none when its writer or the author of the post is hidden from the viewer. */
export async function readCommentOrItsPlace(viewer: Viewer, postId: string, commentId: string) {
  const comment = await readStoredComment(postId, commentId);
  if (!comment) return undefined;
  const hidden = await hiddenAmong(viewer, [comment.user._id, comment.authorId]);
  return hidden.size > 0 ? undefined : comment;
}

/** The same; none when it is deleted. */
export async function readComment(viewer: Viewer, postId: string, commentId: string) {
  const comment = await readCommentOrItsPlace(viewer, postId, commentId);
  return comment?.deleted ? undefined : comment;
}
