import { useQueryClient } from '@tanstack/react-query';
import { LIKE_TIMEOUT } from '../../../../shared/limits.ts';
import type { Post } from '../../../../shared/model/post.ts';
import { posts as texts } from '../../../../shared/texts/posts/posts.ts';
import { api } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import { useOptimisticToggle } from '../../api/use-optimistic-toggle.ts';
import { useSend } from '../../api/use-send.ts';
import { toast } from '../../components/feedback/toast.ts';
import { changePost } from './post-cache.ts';

/** The post as it is when the viewer does or does not like it. */
export function withLike(post: Post, liked: boolean): Post {
  if (post.liked === liked) return post;
  return { ...post, liked, likeCount: Math.max(0, post.likeCount + (liked ? 1 : -1)) };
}

const isServerError = (error: Error) => error instanceof ApiError && error.status === 500;

/** What to say about a like that failed. */
export function likeFailure(error: Error): string {
  if (isServerError(error)) return texts.likeServerError;
  if (error instanceof ApiError && error.kind === 'timeout') return texts.likeTimeout;
  return texts.likeFailed;
}

/**
 * Likes a post, or takes the like back: shown at once, rolled back if the call fails. Except on a 500, whose text says
 * that the like stays until the page is loaded again.
 */
export function useLike({ _id: postId, liked }: Post): (liked: boolean) => void {
  const client = useQueryClient();
  const toggle = useOptimisticToggle([api.posts.like.facts.name, postId], liked, (next) =>
    changePost(client, postId, (post) => withLike(post, next)),
  );
  const { mutate } = useSend(api.posts.like, {
    ...toggle.options,
    timeout: LIKE_TIMEOUT,
    onMutate: ({ body }) => toggle.change(body?.liked === true),
    onSuccess({ liked, likeCount, likes }) {
      if (toggle.confirm(liked)) changePost(client, postId, (post) => ({ ...post, liked, likeCount, likes }));
    },
    onError(error) {
      if (!isServerError(error)) toggle.rollBack();
      toast.error(likeFailure(error));
    },
  });
  return (next) => mutate({ params: { postId }, body: { liked: next } });
}
