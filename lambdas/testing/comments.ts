import { contract } from '../../shared/api/index.ts';
import type { Post, PostComment } from '../../shared/model/post.ts';
import type { Member } from './client.ts';

const { posts } = contract;

/** Comments on a post; returns the comment as the answer shows it. */
export async function commentOn(
  member: Member,
  { _id: postId }: Post,
  content: string,
): Promise<PostComment> {
  const { status, body } = await member.call(posts.addComment, { params: { postId }, body: { content } });
  const comment = body.comments?.findLast((one) => one.user._id === member.user._id);
  if (status !== 201 || !comment) throw new Error(`comment failed with ${status}`);
  return comment;
}

/** A post as the single screen and as the feed show it to a member. */
export async function bothViews(
  member: Member,
  { _id: postId }: Post,
): Promise<{ single: Post; listed: Post }> {
  const single = (await member.call(posts.get, { params: { postId } })).body;
  const { body } = await member.call(posts.byMember, { params: { userId: single.author._id } });
  const listed = body.find(({ _id }) => _id === postId);
  if (!listed) throw new Error('this post is not listed');
  return { single, listed };
}
