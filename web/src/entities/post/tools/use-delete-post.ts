import { useQueryClient } from '@tanstack/react-query';
import { posts as texts } from '../../../../../shared/texts/posts/posts.ts';
import { errors } from '../../../../../shared/texts.ts';
import { api } from '../../../api/client.ts';
import { messageOf } from '../../../api/error.ts';
import { keyOf } from '../../../api/queries.ts';
import { useSend } from '../../../api/use-send.ts';
import { toast } from '../../../components/feedback/toast.ts';
import { dropPost } from '../post-cache.ts';

/**
 * Deletes a post of one's own.
 *
 * @param onDeleted runs when it is gone
 */
export function useDeletePost(postId: string, onDeleted?: () => void) {
  const client = useQueryClient();
  const { mutate, isPending } = useSend(api.posts.delete, {
    outlasts: {},
    onSuccess() {
      dropPost(client, postId);
      // A profile shows three: the next one moves up.
      void client.invalidateQueries({ queryKey: keyOf(api.posts.byMember) });
      toast.success(texts.deleted);
      onDeleted?.();
    },
    onError: (error) => toast.error(messageOf(error, errors.somethingWentWrong)),
  });
  return { isDeleting: isPending, deletePost: () => mutate({ params: { postId } }) };
}
