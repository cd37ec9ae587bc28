import type { posts } from '../../shared/api/posts.ts';
import type { Reaction, Reactions } from '../../shared/model/post.ts';
import { comments as texts } from '../../shared/texts.ts';
import { setReaction } from '../data/reactions.ts';
import { NotFound } from '../http/errors.ts';
import type { Call } from '../http/handle.ts';
import { presentReactions } from '../views/comments.ts';

const gone = () => new NotFound(texts.notFound);

/** Does what the call says, or toggles one reaction where it says nothing (SPEC section 4, likes and comments). */
export async function reactToComment(
  { member, params, body, once }: Call<typeof posts.likeComment | typeof posts.dislikeComment>,
  toggled: Reaction,
): Promise<Reactions> {
  const place = { postId: params.postId, _id: params.commentId };
  const wish = { memberId: member._id, place, reaction: body.reaction, toggled, once };
  const { comment, reaction } = await setReaction(wish, gone);
  return presentReactions(member._id, comment, reaction);
}
