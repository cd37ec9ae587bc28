import { LIKERS_SHOWN } from '../../../shared/limits.ts';
import type { Post, PostComment, Reaction } from '../../../shared/model/post.ts';
import { sealCursor } from '../../http/cursor.ts';
import { Reply } from '../../http/reply.ts';
import { newestOf } from '../store/comments/previews.ts';
import type { FoundPost } from '../store/posts.ts';
import type { OwnMarks } from '../store/viewer-state.ts';
import { presentComment } from './comments.ts';
import { presentPoll } from './poll.ts';

const NO_MARKS: OwnMarks = { liked: false, vote: null };

/**
 * A post as its viewer sees it (WIRE, Post): the newest likers, and the viewer among them when they like it.
 *
 * @param viewerId who looks
 * @param own what they have done on it; nothing when absent
 * @param comments those to be shown with it, oldest first
 */
export function presentPost(
  viewerId: string,
  { post, likes, votes }: FoundPost,
  { liked, vote } = NO_MARKS,
  comments: PostComment[] = [],
): Post {
  const { images = [], video = null, documents = [], poll } = post;
  const others = likes.likers.filter((id) => id !== viewerId);
  const shown = others.slice(-(LIKERS_SHOWN - (liked ? 1 : 0))).reverse();
  return {
    _id: post._id,
    author: post.author,
    content: post.content,
    images,
    image: images[0]?.url ?? '',
    video,
    documents,
    poll: poll ? presentPoll(poll, votes, vote) : null,
    likes: liked ? [viewerId, ...shown] : shown,
    likeCount: likes.likeCount,
    liked,
    comments,
    commentCount: post.commentCount,
    createdAt: post.createdAt,
    edited: false,
    editedAt: null,
  };
}

/**
 * A page of posts with the viewer's own likes, votes and reactions laid over it, and the newest comments on each.
 *
 * @param list the list that is paged, for its cursor
 * @param page the posts, newest first
 * @param own what the viewer has done on them, by post
 * @param reactions how the viewer has reacted to the newest comments, by comment id
 */
export async function postsPage(
  list: string,
  viewerId: string,
  { posts, more }: { posts: FoundPost[]; more: boolean },
  own: Map<string, OwnMarks>,
  reactions: Map<string, Reaction>,
): Promise<Reply<Post[]>> {
  const last = posts.at(-1);
  const next = more && last ? await sealCursor(list, last.post._id) : undefined;
  return new Reply(
    posts.map((one) => {
      const comments = newestOf(one.post).map((comment) => presentComment(viewerId, comment, reactions));
      return presentPost(viewerId, one, own.get(one.post._id), comments);
    }),
    { next },
  );
}
