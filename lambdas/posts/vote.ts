import { posts } from '../../shared/api/posts.ts';
import { COMMENTS_IN_POST } from '../../shared/limits.ts';
import { posts as texts } from '../../shared/texts.ts';
import { BadRequest, NotFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { presentNow } from './present-now.ts';
import { readComments } from './store/comments/comments.ts';
import { setVote } from './store/votes.ts';
import { presentSinglePost } from './views/post-detail.ts';

const refusals = {
  postGone: () => new NotFound(texts.notFound),
  noSuchOption: () => new NotFound(texts.pollOptionNotFound),
  closed: () => new BadRequest(texts.pollClosed),
};

export const handler = handle(
  posts.vote,
  async ({ member, params: { postId }, body }) => {
    const wish = { memberId: member._id, postId, option: body.option };
    const [{ own, ...found }, { comments }] = await Promise.all([
      setVote(wish, refusals),
      readComments(postId, { limit: COMMENTS_IN_POST }),
    ]);
    return presentSinglePost(member._id, { found, own, comments });
  },
  ({ member, params }) => presentNow(member._id, params.postId),
);
