import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Post } from '../../../../../shared/model/post.ts';
import { posts as texts } from '../../../../../shared/texts/posts/posts.ts';
import { api } from '../../../api/client.ts';
import { messageOf } from '../../../api/error.ts';
import { idempotencyKeys } from '../../../api/idempotency-key.ts';
import { toast } from '../../../components/feedback/toast.ts';
import { readPreviewLater } from '../../../entities/post/attachments/read-preview.ts';
import { addPost } from '../../../entities/post/post-cache.ts';
import { bodyOf, type Draft } from './draft.ts';

const mutationKey = [api.posts.create.facts.name];

/** Whether a post is on its way, also one of an earlier visit to this screen. */
export const useIsPublishing = (): boolean => useIsMutating({ mutationKey }) > 0;

/**
 * Posts a draft as soon as its files have arrived; it stands on top of the feed then.
 *
 * @param onPublished runs when it is posted
 */
export function usePublish(onPublished: () => void) {
  const client = useQueryClient();
  const [keys] = useState(idempotencyKeys);
  const { mutate } = useMutation<Post, Error, Draft>({
    mutationKey,
    mutationFn: async (draft) => {
      const body = await bodyOf(draft);
      return api.posts.create({ body }, { idempotencyKey: keys.keyFor({ body }) });
    },
    onSuccess(post) {
      keys.ended();
      addPost(client, post);
      readPreviewLater(client, post);
      toast.success(texts.created);
      onPublished();
    },
    onError(error) {
      keys.ended(error);
      toast.error(messageOf(error, texts.createFailed));
    },
  });
  return (draft: Draft) => {
    // The second press of a double click comes before the button is disabled.
    if (client.isMutating({ mutationKey }) === 0) mutate(draft);
  };
}
