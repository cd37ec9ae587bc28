import { posts } from '../../shared/api/posts.ts';
import { handle } from '../http/handle.ts';
import { presentDetail } from './present-detail.ts';
import { presentNow } from './present-now.ts';
import { editPost } from './store/edits.ts';
import { readShownComments } from './store/post-detail.ts';
import { readViewerState } from './store/viewer-state.ts';

export const handler = handle(
  posts.edit,
  async ({ member, params: { postId }, body, effect }) => {
    const [found, viewer, shown] = await Promise.all([
      editPost(effect, member, postId, body.content),
      readViewerState(member._id, postId),
      readShownComments(member._id, postId),
    ]);
    return presentDetail(member, { found, viewer, ...shown });
  },
  ({ member, params }) => presentNow(member, params.postId),
);
