import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { administration as texts } from '../../../../../shared/texts/reports/administration.ts';
import { api } from '../../../api/client.ts';
import { ApiError, messageOf } from '../../../api/error.ts';
import { toast } from '../../../components/feedback/toast.ts';
import { paths } from '../../../router/paths.ts';

/** Calls after which the rest is left to the server, which goes on by itself. */
const CALLS = 30;

/** Puts all connections right, call by call until there is nothing left to look at, and adds up who was updated. */
async function syncAll(): Promise<number> {
  let updated = 0;
  for (let call = 1; call <= CALLS; call++) {
    const { updatedUsers, done } = await api.users.syncConnections();
    updated += updatedUsers;
    if (done) break;
  }
  return updated;
}

/** The administrator's Sync Connections. Where it takes a passkey, it leads to where one is added. */
export function useSyncConnections() {
  const navigate = useNavigate();
  return useMutation({
    mutationKey: [api.users.syncConnections.facts.name],
    mutationFn: syncAll,
    onSuccess: (updated) => toast.success(texts.syncComplete(updated)),
    onError(error) {
      toast.error(messageOf(error, texts.adminOnly));
      if (error instanceof ApiError && error.code === 'PASSKEY_REQUIRED')
        void navigate(`${paths.settings}#passkeys`);
    },
  });
}
