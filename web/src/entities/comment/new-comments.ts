import type { QueryClient } from '@tanstack/react-query';
import { COMMENTS_IN_POST } from '../../../../shared/limits.ts';
import type { Post, PostComment } from '../../../../shared/model/post.ts';
import { api } from '../../api/client.ts';
import { keyOf } from '../../api/queries.ts';
import { changePost } from '../post/post-cache.ts';
import { isSending, takeAnswer, takeReplyCounts } from './comment-cache.ts';

/** Posts that are open, as they were read last. */
let latest: ReadonlyMap<string, Post> = new Map();
const watchers = new Set<() => void>();

/** Calls the watcher when a post was read; returns what ends that. */
export function onPostRead(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export const latestOf = (postId: string): Post | undefined => latest.get(postId);

/** Forgets what was read of posts, or of one. */
export function forgetPosts(postId?: string): void {
  latest = new Map([...latest].filter(([id]) => postId !== undefined && id !== postId));
}

/** Shows what is counted of a post and of its comments; its new comments wait until its reader asks for them. */
export function countsChanged(client: QueryClient, post: Post): void {
  latest = new Map(latest).set(post._id, post);
  for (const watcher of watchers) watcher();
  const { likes, likeCount, liked, commentCount, comments } = post;
  takeReplyCounts(client, post._id, comments);
  changePost(client, post._id, (shown) => ({
    ...shown,
    ...{ likes, likeCount, liked },
    commentCount: commentCount + shown.comments.filter(isSending).length,
  }));
}

/** The comments of a post that are newer than those that are shown. One's own that are being sent come with their answer. */
export function newerThan(shown: readonly PostComment[], post: Post | undefined, memberId: string) {
  const stored = shown.filter((comment) => !isSending(comment));
  const newest = stored.at(-1)?._id ?? '';
  const isOwnSent = stored.length < shown.length;
  return (post?.comments ?? []).filter(
    ({ _id, user }) => _id > newest && !(isOwnSent && user._id === memberId),
  );
}

/** Shows the newest comments of a post; reads them again where some between would be missing. */
export function showComments(client: QueryClient, post: Post, count: number): void {
  if (count < COMMENTS_IN_POST) takeAnswer(client, post);
  else
    void client.invalidateQueries({ queryKey: keyOf(api.posts.comments, { params: { postId: post._id } }) });
}
