import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { dropPostsBy } from '../../post/post-cache.ts';

/** Longer than the server usually takes until what follows from a call, such as a count, is visible. */
const FOLLOWS_MS = 1_500;

/** Who is blocked or muted has changed: whatever is shown is read anew, and the rest when it is shown next. */
export function hiddenChanged(client: QueryClient): void {
  void client.invalidateQueries();
  setTimeout(() => void client.invalidateQueries(), FOLLOWS_MS);
}

/** Somebody is blocked from now on: their posts go at once. */
export function memberBlocked(client: QueryClient, memberId: string): void {
  dropPostsBy(client, memberId);
  hiddenChanged(client);
}

/** Somebody is muted from now on: their posts leave the feed at once, not their own pages. */
export function memberMuted(client: QueryClient, memberId: string): void {
  dropPostsBy(client, memberId, [api.posts.list.facts.name]);
  hiddenChanged(client);
}
