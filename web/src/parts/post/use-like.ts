import { useQueryClient } from '@tanstack/react-query';
import { LIKE_TIMEOUT } from '../../../../shared/limits.ts';
import type { Post } from '../../../../shared/model/post.ts';
import { posts as texts } from '../../../../shared/texts.ts';
import { api } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import { useSend } from '../../api/use-send.ts';
import { toast } from '../../ui/toast.ts';
import { changePost } from './post-cache.ts';

/** The post as it is when the viewer does or does not like it. */
export function withLike(post: Post, liked: boolean): Post {
  if (post.liked === liked) return post;
  return { ...post, liked, likeCount: Math.max(0, post.likeCount + (liked ? 1 : -1)) };
}

const isServerError = (error: Error) => error instanceof ApiError && error.status === 500;

/** What to say about a like that failed (SPEC section 8, posts). */
export function likeFailure(error: Error): string {
  if (isServerError(error)) return texts.likeServerError;
  if (error instanceof ApiError && error.kind === 'timeout') return texts.likeTimeout;
  return texts.likeFailed;
}

/**
 * Likes a post, or takes the like back: shown at once, rolled back if the call fails (SPEC section 4). Except on a 500,
 * whose text says that the like stays until the page is loaded again. Presses on one post are sent one after the other,
 * and only the last one decides what is shown.
 */
export function useLike(postId: string): (liked: boolean) => void {
  const client = useQueryClient();
  const mutationKey = [api.posts.like.facts.name, postId];
  const isLast = () => client.isMutating({ mutationKey }) === 1;
  const show = (liked: boolean) => changePost(client, postId, (post) => withLike(post, liked));
  const { mutate } = useSend(api.posts.like, {
    timeout: LIKE_TIMEOUT,
    mutationKey,
    scope: mutationKey.join(' '),
    onMutate: ({ body }) => show(body?.liked === true),
    onSuccess(answer) {
      if (!isLast()) return;
      const { liked, likeCount, likes } = answer;
      changePost(client, postId, (post) => ({ ...post, liked, likeCount, likes }));
    },
    onError(error, { body }) {
      if (isLast() && !isServerError(error)) show(body?.liked !== true);
      toast.error(likeFailure(error));
    },
  });
  return (liked) => mutate({ params: { postId }, body: { liked } });
}
