import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import * as limits from '../../../shared/limits.ts';
import type { CurrentUser } from '../../../shared/model/member.ts';
import { browserStore } from '../lib/browser-store.ts';
import { api } from './client.ts';
import { ApiError } from './error.ts';
import { keyOf } from './queries.ts';
import { sessionRetry, sessionRetryDelay } from './retry.ts';

/** `before-paint.js` reads this key before anything else runs. */
const signedInMarker = browserStore('hearth.signed-in');

/** Set by sign-up and cleared by the role selection. */
export const justSignedUp = browserStore('hearth.just-signed-up');

/** Whether this browser was signed in when last seen: what to show while the server is being asked. */
export const expectsMember = (): boolean => signedInMarker.read() !== null;

function remember(member: CurrentUser | null) {
  if (member) signedInMarker.write('1');
  else signedInMarker.clear();
}

async function currentMember(signal: AbortSignal): Promise<CurrentUser | null> {
  try {
    const { data } = await api.auth.me.answer(undefined, { signal });
    remember(data);
    return data;
  } catch (error) {
    // A 401 is the answer "nobody", which no toast reports.
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    remember(null);
    return null;
  }
}

const sessionQuery = queryOptions({
  queryKey: keyOf(api.auth.me),
  queryFn: ({ signal }) => currentMember(signal),
  staleTime: limits.CURRENT_USER_FRESH,
  gcTime: limits.CURRENT_USER_KEPT,
  retry: sessionRetry,
  retryDelay: sessionRetryDelay,
});

export type Session =
  | { state: 'checking' | 'visitor'; member: null }
  | { state: 'unreachable'; member: null; retry: () => void }
  | { state: 'member'; member: CurrentUser };

/** Who is looking at the screen. */
export function useSession(): Session {
  const { data, isError, refetch } = useQuery(sessionQuery);
  if (data) return { state: 'member', member: data };
  if (data === null) return { state: 'visitor', member: null };
  if (isError) return { state: 'unreachable', member: null, retry: () => void refetch() };
  return { state: 'checking', member: null };
}

/** The signed-in member, on screens that only members see. Throws elsewhere. */
export function useMember(): CurrentUser {
  const { member } = useSession();
  if (!member) throw new Error('This screen is for members only: give its route the audience "member".');
  return member;
}

/** Puts the member into the cache, after a call that answered with them; null signs out. */
export function setMember(client: QueryClient, member: CurrentUser | null): void {
  remember(member);
  client.setQueryData(sessionQuery.queryKey, member);
}

/** Forgets everything that was read for the member who is leaving. */
export function forgetMember(client: QueryClient): void {
  setMember(client, null);
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
}

/** `setMember` for components. */
export function useSetMember(): (member: CurrentUser | null) => void {
  const client = useQueryClient();
  return (member) => setMember(client, member);
}
