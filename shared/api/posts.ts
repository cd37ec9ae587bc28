import * as z from 'zod';
import * as limits from '../limits.ts';
import { commentId, id, message, paging } from '../model/common.ts';
import { newPost, postContent } from '../model/new-post.ts';
import { post, postComment, postVersion, postWithReply, reaction, reactions } from '../model/post.ts';
import { tag } from '../model/tag.ts';
import { text } from '../model/text.ts';
import { comments as commentTexts } from '../texts/posts/comments.ts';
import { resource, route } from './route.ts';

const postId = () => z.object({ postId: id });
const ofComment = () => z.object({ postId: id, commentId });
const page = () => paging(limits.POSTS_PAGE, limits.POSTS_PAGE_MAX);
const commentBody = () =>
  z.object({
    content: text(limits.COMMENT_MAX, { required: commentTexts.empty, tooLong: commentTexts.tooLong }),
  });
const reactionBody = () => z.object({ reaction: reaction.nullable().optional() });

/** Posts, their comments and reactions. */
export const posts = resource('posts', {
  list: route({
    method: 'GET',
    path: '/posts',
    auth: 'member',
    query: () => page().extend({ tag: tag().optional() }),
    answer: () => z.array(post()),
    conditional: true,
    leavesOutMuted: true,
  }),
  get: route({ method: 'GET', path: '/posts/{postId}', auth: 'member', params: postId, answer: post }),
  byMember: route({
    method: 'GET',
    path: '/posts/user/{userId}',
    auth: 'member',
    params: () => z.object({ userId: id }),
    query: page,
    answer: () => z.array(post()),
  }),
  create: route({
    method: 'POST',
    path: '/posts/create',
    auth: 'member',
    uses: 'posts',
    body: newPost,
    answer: post,
    status: 201,
    bodyBytes: limits.BODY_WITH_PICTURES_BYTES,
  }),
  edit: route({
    method: 'PUT',
    path: '/posts/{postId}',
    auth: 'member',
    uses: 'edits',
    params: postId,
    body: () => z.object({ content: postContent() }),
    answer: post,
  }),
  /** All that a post has said, as it is now first. */
  history: route({
    method: 'GET',
    path: '/posts/{postId}/history',
    auth: 'member',
    params: postId,
    answer: () => z.array(postVersion()),
  }),
  delete: route({
    method: 'DELETE',
    path: '/posts/delete/{postId}',
    auth: 'member',
    params: postId,
    answer: message,
  }),
  like: route({
    method: 'POST',
    path: '/posts/{postId}/like',
    auth: 'member',
    uses: 'likes',
    params: postId,
    body: () => z.object({ liked: z.boolean().optional() }),
    answer: post,
  }),
  vote: route({
    method: 'POST',
    path: '/posts/{postId}/vote',
    auth: 'member',
    uses: 'likes',
    params: postId,
    body: () => z.object({ option: z.string().max(limits.BODY_BYTES).nullable() }),
    answer: post,
  }),
  /**
   * A page of a post's comments, or of the replies to one of them: the newest without a cursor, older ones behind each
   * `Link`. The rows of a page are oldest first, as in the post itself, so that a screen puts each page above the one
   * before.
   */
  comments: route({
    method: 'GET',
    path: '/posts/{postId}/comments',
    auth: 'member',
    params: postId,
    query: () => paging(limits.COMMENTS_IN_POST, limits.PAGE_MAX).extend({ replyTo: id.optional() }),
    answer: () => z.array(postComment()),
  }),
  addComment: route({
    method: 'POST',
    path: '/posts/{postId}/comment',
    auth: 'member',
    uses: 'comments',
    params: postId,
    /** What answers a reply answers the comment above that. */
    body: () => commentBody().extend({ replyTo: commentId.nullable().optional() }),
    answer: postWithReply,
    status: 201,
  }),
  editComment: route({
    method: 'PUT',
    path: '/posts/{postId}/comment/{commentId}',
    auth: 'member',
    uses: 'edits',
    params: ofComment,
    body: commentBody,
    answer: postWithReply,
  }),
  deleteComment: route({
    method: 'DELETE',
    path: '/posts/{postId}/comment/{commentId}',
    auth: 'member',
    params: ofComment,
    answer: post,
  }),
  likeComment: route({
    method: 'POST',
    path: '/posts/{postId}/comment/{commentId}/like',
    auth: 'member',
    uses: 'likes',
    params: ofComment,
    body: reactionBody,
    answer: reactions,
  }),
  dislikeComment: route({
    method: 'POST',
    path: '/posts/{postId}/comment/{commentId}/dislike',
    auth: 'member',
    uses: 'likes',
    params: ofComment,
    body: reactionBody,
    answer: reactions,
  }),
});
