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
  const step = (what: string, said: string, done: () => void) => ({
    outlasts: { sets: `${what} ${userId}` },
    onSuccess() {
      done();
      toast.success(said);
    },
    onError,
  });
  const params = { userId };
  const block = useSend(
    api.hiding.block,
    step('block', texts.wasBlocked(name), () => {
      onBlocked?.();
      memberBlocked(client, userId);
    }),
  );
  const unblock = useSend(
    api.hiding.unblock,
    step('block', texts.wasUnblocked(name), () => hiddenChanged(client)),
  );
  const mute = useSend(
    api.hiding.mute,
    step('mute', texts.wasMuted(name), () => memberMuted(client, userId)),
  );
  const unmute = useSend(
    api.hiding.unmute,
    step('mute', texts.wasUnmuted(name), () => hiddenChanged(client)),
  );
  return {
    block: () => block.mutate({ params }),
    unblock: () => unblock.mutate({ params }),
    mute: () => mute.mutate({ params }),
    unmute: () => unmute.mutate({ params }),
    isBusy: [block, unblock, mute, unmute].some(({ isPending }) => isPending),
  };
}
