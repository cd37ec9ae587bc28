import { COMMENTS_IN_POST } from '../../../shared/limits.ts';
import { readComments } from './comments/comments.ts';
import type { Comment } from './items.ts';
import { type FoundPost, readPost } from './posts.ts';
import { type OwnMarks, ownMarksOn } from './viewer-state.ts';

/** A post as the screen of one post shows it to a viewer. */
export interface SinglePost {
  found: FoundPost;
  /** What the viewer has done on it. */
  own: OwnMarks;
  /** Newest first, one more than are shown. */
  comments: Comment[];
}

/** A post with its newest comments, as everything stands now: one round of reads. */
export async function readSinglePost(viewerId: string, postId: string): Promise<SinglePost | undefined> {
  const [found, own, { comments }] = await Promise.all([
    readPost(postId),
    ownMarksOn(viewerId, postId),
    readComments(postId, { limit: COMMENTS_IN_POST + 1 }, { consistent: true }),
  ]);
  return found && { found, own, comments };
}
