import type { posts } from '../../shared/api/posts.ts';
import type { Reaction, Reactions } from '../../shared/model/post.ts';
import type { Call, RepeatedCall } from '../http/handle.ts';
import { readComment } from './store/comments/comments.ts';
import { reactionsTo, setReaction } from './store/comments/reactions.ts';
import { CommentNotFoundError } from './store/errors.ts';
import { presentReactions } from './views/comments.ts';

type ReactionRoute = typeof posts.likeComment | typeof posts.dislikeComment;

/** The reactions to a comment as they are now. */
export async function reactionsNow({ member, params }: RepeatedCall<ReactionRoute>): Promise<Reactions> {
  const comment = await readComment(member, params.postId, params.commentId);
  if (!comment) throw new CommentNotFoundError();
  const own = await reactionsTo(member._id, [comment]);
  return presentReactions(member._id, comment, own.get(comment._id) ?? null);
}

/** Does what the call says, or toggles one reaction where it says nothing. */
export async function reactToComment(
  { member, params, body, effect }: Call<ReactionRoute>,
  toggled: Reaction,
): Promise<Reactions> {
  const ref = { postId: params.postId, _id: params.commentId };
  const intent = { reaction: body.reaction, toggled };
  const { comment, reaction } = await setReaction(effect, member, ref, intent);
  return presentReactions(member._id, comment, reaction);
}
