import { contract } from '../../../shared/api/index.ts';
import type { Post, PostComment } from '../../../shared/model/post.ts';
import type { Caller } from '../calls/caller.ts';

const { posts } = contract;

/** Comments on a post; returns the comment as the answer shows it. */
export async function commentOn(
  caller: Caller,
  { _id: postId }: { _id: string },
  content: string,
): Promise<PostComment> {
  const { comments } = await caller.must(posts.addComment, { params: { postId }, body: { content } });
  const comment = comments.findLast((one) => one.user._id === caller._id);
  if (!comment) throw new Error('the comment is not among those shown');
  return comment;
}

/** Replies to a comment; returns the reply as the answer shows it. */
export async function replyTo(
  caller: Caller,
  { _id: postId }: { _id: string },
  commentId: string,
  content: string,
): Promise<PostComment> {
  const body = { content, replyTo: commentId };
  const { reply } = await caller.must(posts.addComment, { params: { postId }, body });
  if (!reply) throw new Error('the reply is not in the answer');
  return reply;
}

/** A post as the single screen and as the feed show it to a member. */
export async function bothViews(
  member: Caller,
  { _id: postId }: Post,
): Promise<{ single: Post; listed: Post }> {
  const single = (await member.call(posts.get, { params: { postId } })).body;
  const { body } = await member.call(posts.byMember, { params: { userId: single.author._id } });
  const listed = body.find(({ _id }) => _id === postId);
  if (!listed) throw new Error('this post is not listed');
  return { single, listed };
}
