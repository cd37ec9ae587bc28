import { LIKERS_SHOWN } from '../../shared/limits.ts';
import type { Post } from '../../shared/model/post.ts';
import type { OwnMarks } from '../data/own-marks.ts';
import type { FoundPost } from '../data/posts.ts';
import { sealCursor } from '../http/cursor.ts';
import { Reply } from '../http/reply.ts';
import { presentPoll } from './poll.ts';

const NO_MARKS: OwnMarks = { liked: false, vote: null };

/**
 * A post as its viewer sees it (WIRE, Post): the newest likers, and the viewer among them when they like it.
 *
 * @param viewerId who looks
 * @param own what they have done on it; nothing when absent
 */
export function presentPost(
  viewerId: string,
  { post, likes, votes }: FoundPost,
  { liked, vote } = NO_MARKS,
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
    comments: [],
    commentCount: 0,
    createdAt: post.createdAt,
    edited: false,
    editedAt: null,
  };
}

/**
 * A page of posts with the viewer's own likes and votes laid over it.
 *
 * @param list the list that is paged, for its cursor
 * @param page the posts, newest first
 * @param own what the viewer has done on them, by post
 */
export async function postsPage(
  list: string,
  viewerId: string,
  { posts, more }: { posts: FoundPost[]; more: boolean },
  own: Map<string, OwnMarks>,
): Promise<Reply<Post[]>> {
  const last = posts.at(-1);
  const next = more && last ? await sealCursor(list, last.post._id) : undefined;
  return new Reply(
    posts.map((one) => presentPost(viewerId, one, own.get(one.post._id))),
    { next },
  );
}
