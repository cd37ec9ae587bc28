import { posts } from '../../shared/api/posts.ts';
import { posts as texts } from '../../shared/texts.ts';
import { setVote } from '../data/votes.ts';
import { BadRequest, NotFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { presentPost } from '../views/posts.ts';

const refusals = {
  postGone: () => new NotFound(texts.notFound),
  noSuchOption: () => new NotFound(texts.pollOptionNotFound),
  closed: () => new BadRequest(texts.pollClosed),
};

export const handler = handle(posts.vote, async ({ member, params, body }) => {
  const wish = { memberId: member._id, postId: params.postId, option: body.option };
  const { own, ...post } = await setVote(wish, refusals);
  return presentPost(member._id, post, own);
});
