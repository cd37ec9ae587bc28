import { posts } from '../../shared/api/posts.ts';
import { Unauthenticated } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { readCard } from '../members/store/members.ts';
import { presentDetail } from './present-detail.ts';
import { presentNow } from './present-now.ts';
import { addComment, newComment } from './store/comments/changes.ts';
import { withMentioned } from './store/mentions.ts';
import { readPostDetail } from './store/post-detail.ts';

export const handler = handle(
  posts.addComment,
  async ({ member, params, body, newId, effect }) => {
    const [writer, detail] = await Promise.all([
      readCard(member, member._id, { consistent: true }),
      readPostDetail(member, params.postId),
    ]);
    if (!writer) throw new Unauthenticated();
    const { author } = detail.found.post;
    const mentioned = await withMentioned(member, author._id, body);
    const comment = newComment(newId(), writer, { ...body, mentioned });
    await addComment(effect, detail.found, comment);
    const found = { ...detail.found, commentCount: detail.found.commentCount + 1 };
    return presentDetail(member, { ...detail, found, comments: [comment, ...detail.comments] });
  },
  ({ member, params }) => presentNow(member, params.postId),
);
