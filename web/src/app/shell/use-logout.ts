import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { auth as texts } from '../../../../shared/texts.ts';
import { api } from '../../api/client.ts';
import { forgetMember } from '../../api/session.ts';
import { useSend } from '../../api/use-send.ts';
import { toast } from '../../components/feedback/toast.ts';
import { paths } from '../../router/paths.ts';
import { useAskToLeave } from '../../router/unsaved-work.ts';

/** Ends the session, forgets what was read in it, and goes to the login screen. */
export function useLogout() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const ask = useAskToLeave();
  const { mutate, isPending } = useSend(api.auth.logout, {
    onSuccess() {
      forgetMember(client);
      void navigate(paths.login);
      toast.success(texts.logoutSucceeded);
    },
    onError: () => toast.error(texts.logoutFailed),
  });
  return { isLoggingOut: isPending, logout: () => ask(() => mutate({})) };
}
