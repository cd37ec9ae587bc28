import {
  type QueryClient,
  type QueryFunctionContext,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
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

/** What the member has left in this browser, by `memberStore`. */
export const leftByMember = browserStore('hearth.left');

/** What the caches begin with in which the browser keeps what is the member's. */
const LEFT_CACHES = 'hearth.';

/** The cache of the files that the member has left, by `keptFiles`. */
export const LEFT_FILES = `${LEFT_CACHES}files`;

/** Forgets all that the member has left, and what the service worker keeps of what they have read. */
export function forgetLeft(): void {
  leftByMember.clear();
  if ('caches' in window) void forgetCaches().catch(() => {});
}

async function forgetCaches(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(LEFT_CACHES)) await caches.delete(name);
}

/** Whether this browser was signed in when last seen: what to show while the server is being asked. */
export const expectsMember = (): boolean => signedInMarker.read() !== null;

/** Notes who is signed in now. What was read for somebody else, or left by them in this browser, is forgotten. */
function remember(client: QueryClient, member: CurrentUser | null) {
  const before = memberIn(client);
  if (member) signedInMarker.write('1');
  else {
    signedInMarker.clear();
    forgetLeft();
  }
  if (before && before._id !== member?._id)
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
  return member;
}

async function currentMember({ client, signal }: QueryFunctionContext): Promise<CurrentUser | null> {
  try {
    return remember(client, (await api.auth.me.answer(undefined, { signal })).data);
  } catch (error) {
    // A 401 is the answer "nobody", which no toast reports.
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    return remember(client, null);
  }
}

const sessionQuery = queryOptions({
  queryKey: keyOf(api.auth.me),
  queryFn: currentMember,
  staleTime: limits.CURRENT_USER_FRESH,
  gcTime: limits.CURRENT_USER_KEPT,
  retry: sessionRetry,
  retryDelay: sessionRetryDelay,
});

/** Asks who is looking, before there is a screen to ask. Never rejects: the screen tries again. */
export const prefetchSession = (client: QueryClient): Promise<void> =>
  client.prefetchQuery({ ...sessionQuery, retry: false });

/** The signed-in member, as far as this page has asked. */
export const memberIn = (client: QueryClient): CurrentUser | null | undefined =>
  client.getQueryData(sessionQuery.queryKey);

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
  client.setQueryData(sessionQuery.queryKey, remember(client, member));
}

/** Forgets everything that was read for the member who is leaving, and what they have left in this browser. */
export const forgetMember = (client: QueryClient): void => setMember(client, null);

/** `setMember` for components. */
export function useSetMember(): (member: CurrentUser | null) => void {
  const client = useQueryClient();
  return (member) => setMember(client, member);
}
