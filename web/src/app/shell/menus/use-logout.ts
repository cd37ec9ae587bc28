import { useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { auth as texts } from '../../../../../shared/texts/account/auth.ts';
import { api } from '../../../api/client.ts';
import { forgetMember, useMember } from '../../../api/session.ts';
import { useSend } from '../../../api/use-send.ts';
import { toast } from '../../../components/feedback/toast.ts';
import { hasDraft } from '../../../entities/post/tools/draft-store.ts';
import { endPush } from '../../../entities/push/keep-push.ts';
import { paths } from '../../../router/paths.ts';
import { AskToLeave, useAskToLeave } from '../../../router/unsaved-work.ts';

/** Ends the session, forgets what was read in it, and goes to the login screen. */
export function useLogout() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const ask = useContext(AskToLeave);
  const askIfUnsaved = useAskToLeave();
  const { _id: memberId } = useMember();
  const { mutate, isPending } = useSend(api.auth.logout, {
    onSuccess() {
      forgetMember(client);
      // The server has forgotten this browser with the session.
      endPush().catch(() => {});
      void navigate(paths.login);
      toast.success(texts.logoutSucceeded);
    },
    onError: () => toast.error(texts.logoutFailed),
  });
  const logout = () => {
    // The draft of a post is kept over a reload, but not over a logout.
    const askFirst = hasDraft(memberId) ? ask : askIfUnsaved;
    askFirst(() => mutate({}));
  };
  return { isLoggingOut: isPending, logout };
}
