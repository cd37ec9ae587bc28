import { useQueryClient } from '@tanstack/react-query';
import type { Poll } from '../../../../shared/model/post.ts';
import { postScreens as texts } from '../../../../shared/texts/posts/post-screens.ts';
import { api } from '../../api/client.ts';
import { messageOf } from '../../api/error.ts';
import { useOptimisticToggle } from '../../api/use-optimistic-toggle.ts';
import { useSend } from '../../api/use-send.ts';
import { toast } from '../../components/feedback/toast.ts';
import { changePost } from '../post/post-cache.ts';
import { withVote } from './poll-rules.ts';

/** Votes for an option of a poll, or takes the vote back with null: shown at once, rolled back if the call fails. */
export function useVote(postId: string, { ownVote }: Poll): (option: string | null) => void {
  const client = useQueryClient();
  const change = (next: (poll: Poll) => Poll) =>
    changePost(client, postId, (post) => ({ ...post, poll: post.poll && next(post.poll) }));
  const toggle = useOptimisticToggle<string | null>([api.posts.vote.facts.name, postId], ownVote, (option) =>
    change((poll) => withVote(poll, option)),
  );
  const { mutate } = useSend(api.posts.vote, {
    ...toggle.options,
    onMutate: ({ body }) => toggle.change(body.option),
    onSuccess({ poll }, { body }) {
      if (toggle.confirm(body.option) && poll) change(() => poll);
    },
    onError(error) {
      toggle.rollBack();
      toast.error(messageOf(error, texts.voteFailed));
    },
  });
  return (option) => mutate({ params: { postId }, body: { option } });
}
