import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import * as limits from '../../../shared/limits.ts';
import { ApiError } from './error.ts';
import { readRetry, readRetryDelay } from './retry.ts';

/**
 * The cache of everything read from the server: fresh for 30 seconds, kept for 10 minutes, repeated as `readRetry`
 * says.
 *
 * @param onSignedOut called when a call learns that there is no session any more
 */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.status === 401) onSignedOut();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: limits.DATA_FRESH,
        gcTime: limits.DATA_KEPT,
        retry: readRetry,
        retryDelay: readRetryDelay,
        // The browser's own idea of being offline is often wrong: try, and let the answer decide.
        networkMode: 'always',
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
