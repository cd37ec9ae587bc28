import { LIKERS_SHOWN } from '../../shared/limits.ts';
import type { Post } from '../../shared/model/post.ts';
import type { FoundPost } from '../data/posts.ts';
import { sealCursor } from '../http/cursor.ts';
import { Reply } from '../http/reply.ts';

/**
 * A post as its viewer sees it (WIRE, Post): the newest likers, and the viewer among them when they like it.
 *
 * @param viewerId who looks
 * @param liked whether they like it
 */
export function presentPost(viewerId: string, { post, likes }: FoundPost, liked: boolean): Post {
  const others = likes.likers.filter((id) => id !== viewerId);
  const shown = others.slice(-(LIKERS_SHOWN - (liked ? 1 : 0))).reverse();
  return {
    _id: post._id,
    author: post.author,
    content: post.content,
    images: [],
    image: '',
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
 * A page of posts with the viewer's own likes laid over it.
 *
 * @param list the list that is paged, for its cursor
 * @param page the posts, newest first
 * @param liked ids of those that the viewer likes
 */
export async function postsPage(
  list: string,
  viewerId: string,
  { posts, more }: { posts: FoundPost[]; more: boolean },
  liked: Set<string>,
): Promise<Reply<Post[]>> {
  const last = posts.at(-1);
  const next = more && last ? await sealCursor(list, last.post._id) : undefined;
  return new Reply(
    posts.map((one) => presentPost(viewerId, one, liked.has(one.post._id))),
    { next },
  );
}
