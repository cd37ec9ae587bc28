import { useQueryClient } from '@tanstack/react-query';
import type { UserCard } from '../../../../../shared/model/member.ts';
import { hidingScreens as texts } from '../../../../../shared/texts/members/hiding-screens.ts';
import { api } from '../../../api/client.ts';
import { messageOf } from '../../../api/error.ts';
import { useSend } from '../../../api/use-send.ts';
import { toast } from '../../../components/feedback/toast.ts';
import { hiddenChanged, memberBlocked, memberMuted } from './hidden-cache.ts';

export type HideableMember = Pick<UserCard, '_id' | 'name' | 'username'>;

/**
 * Blocks or mutes a member, or takes that back.
 *
 * @param onBlocked runs when the member is blocked, before anything is read anew
 */
export function useHiding({ _id: userId, name }: HideableMember, onBlocked?: () => void) {
  const client = useQueryClient();
  const onError = (error: Error) => toast.error(messageOf(error, texts.failed));
  const step = (said: string, done: () => void) => ({
    onSuccess() {
      done();
      toast.success(said);
    },
    onError,
  });
  const params = { userId };
  const block = useSend(
    api.hiding.block,
    step(texts.wasBlocked(name), () => {
      onBlocked?.();
      memberBlocked(client, userId);
    }),
  );
  const unblock = useSend(
    api.hiding.unblock,
    step(texts.wasUnblocked(name), () => hiddenChanged(client)),
  );
  const mute = useSend(
    api.hiding.mute,
    step(texts.wasMuted(name), () => memberMuted(client, userId)),
  );
  const unmute = useSend(
    api.hiding.unmute,
    step(texts.wasUnmuted(name), () => hiddenChanged(client)),
  );
  return {
    block: () => block.mutate({ params }),
    unblock: () => unblock.mutate({ params }),
    mute: () => mute.mutate({ params }),
    unmute: () => unmute.mutate({ params }),
    isBusy: [block, unblock, mute, unmute].some(({ isPending }) => isPending),
  };
}
