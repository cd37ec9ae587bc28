import { useMutation } from '@tanstack/react-query';
import { syncComplete, auth as texts } from '../../../../shared/texts.ts';
import { api } from '../../api/client.ts';
import { messageOf } from '../../api/error.ts';
import { toast } from '../../components/feedback/toast.ts';

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

/** The administrator's Sync Connections. */
export function useSyncConnections() {
  return useMutation({
    mutationKey: [api.users.syncConnections.facts.name],
    mutationFn: syncAll,
    onSuccess: (updated) => toast.success(syncComplete(updated)),
    onError: (error) => toast.error(messageOf(error, texts.adminOnly)),
  });
}
