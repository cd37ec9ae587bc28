import type { Call, Input } from '../../../api/client.ts';
import { type Page, pages } from '../../../api/queries.ts';

/** Pages that are read again on every return to the window; more of them would be a burst of calls. */
const READ_AGAIN = 3;

const isShort = ({ state: { data } }: { state: { data?: { pages: Page<unknown>[] } | undefined } }) =>
  (data?.pages.length ?? 0) <= READ_AGAIN;

/** `pages` for lists of members, which may have been scrolled, or searched, a long way down. */
export const memberPages = <R>(call: Call<R>, input?: Input<R>) => ({
  ...pages(call, input),
  refetchOnMount: isShort,
  refetchOnWindowFocus: isShort,
  refetchOnReconnect: isShort,
});
