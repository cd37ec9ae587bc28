import { useQueryClient } from '@tanstack/react-query';
import type { PostComment, Reaction, Reactions } from '../../../../shared/model/post.ts';
import { comments as texts } from '../../../../shared/texts/posts/comments.ts';
import { api } from '../../api/client.ts';
import { useOptimisticToggle } from '../../api/use-optimistic-toggle.ts';
import { useSend } from '../../api/use-send.ts';
import { toast } from '../../components/feedback/toast.ts';
import { changeComment } from './comment-cache.ts';

/** The comment as it is with this reaction of the viewer's instead of the one before. */
export function withReaction(comment: PostComment, reaction: Reaction | null): PostComment {
  const change = (kind: Reaction) => Number(reaction === kind) - Number(comment.reaction === kind);
  return {
    ...comment,
    reaction,
    likeCount: Math.max(0, comment.likeCount + change('like')),
    dislikeCount: Math.max(0, comment.dislikeCount + change('dislike')),
  };
}

/** Likes or dislikes a comment, one at a time, or takes that back: shown at once, rolled back if the call fails. */
export function useReaction(postId: string, { _id: commentId, reaction }: PostComment) {
  const client = useQueryClient();
  const toggle = useOptimisticToggle<Reaction | null>(['reaction', commentId], reaction, (next) =>
    changeComment(client, postId, commentId, (comment) => withReaction(comment, next)),
  );
  const handlers = (failed: string) => ({
    ...toggle.options,
    onMutate: ({ body }: { body?: { reaction?: Reaction | null } }) => toggle.change(body?.reaction ?? null),
    onSuccess(counts: Reactions, { body }: { body?: { reaction?: Reaction | null } }) {
      if (toggle.confirm(body?.reaction ?? null))
        changeComment(client, postId, commentId, (comment) => ({ ...comment, ...counts }));
    },
    onError() {
      toggle.rollBack();
      toast.error(failed);
    },
  });
  const like = useSend(api.posts.likeComment, handlers(texts.likeFailed));
  const dislike = useSend(api.posts.dislikeComment, handlers(texts.dislikeFailed));
  return (pressed: Reaction) => {
    const { mutate } = pressed === 'like' ? like : dislike;
    mutate({ params: { postId, commentId }, body: { reaction: reaction === pressed ? null : pressed } });
  };
}
