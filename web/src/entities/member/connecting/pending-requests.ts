import { REQUEST_POLL, REQUEST_STALE } from '../../../../../shared/limits.ts';
import { api } from '../../../api/client.ts';
import { unlessLive } from '../../../api/live/live.ts';
import { pages } from '../../../api/queries.ts';

/**
 * The requests that wait for the viewer. Asked again while somebody looks at the page, and when they come back to it.
 */
export const pendingRequests = {
  ...pages(api.connections.requests),
  staleTime: REQUEST_STALE,
  refetchInterval: unlessLive(REQUEST_POLL),
};
