import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Post } from '../../../../shared/model/post.ts';
import { api } from '../../api/client.ts';
import { nextCursor } from '../../api/link-header.ts';
import { keyOf, type Page } from '../../api/queries.ts';

/** Posts that are not in the feed yet. */
export interface NewPosts {
  ids: readonly string[];
  /** Whether there are more than these. */
  more: boolean;
}

type Feed = InfiniteData<Page<Post[]>, string | undefined>;

const NONE: NewPosts = { ids: [], more: false };

const feedKey = keyOf(api.posts.list);
const createKey = keyOf(api.posts.create);

let known = NONE;
const watchers = new Set<() => void>();

/** Calls the watcher when posts have come or gone; returns what ends that. */
export function onNewPosts(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export const newPosts = (): NewPosts => known;

export function setNewPosts(next: NewPosts): void {
  known = next;
  for (const watcher of watchers) watcher();
}

/** Posts have come into the feed, and others are gone. One's own that this tab is sending come with its answer. */
export function postsChanged(
  client: QueryClient,
  memberId: string,
  { added, deleted }: { added: readonly { _id: string; authorId: string }[]; deleted: readonly string[] },
): void {
  const isSending = client.isMutating({ mutationKey: createKey }) > 0;
  const news = added.filter(({ authorId }) => !isSending || authorId !== memberId).map(({ _id }) => _id);
  const ids = [...new Set([...known.ids, ...news])].filter((id) => !deleted.includes(id));
  setNewPosts({ ...known, ids });
}

/** Reads the first page of the feed. */
async function readTop(): Promise<Page<Post[]>> {
  const { data, headers } = await api.posts.list.answer();
  return { rows: data, next: nextCursor(headers) };
}

/** Finds out what has come into the feed since it was read. */
export async function findNewPosts(client: QueryClient): Promise<void> {
  const { rows } = await readTop();
  const shown = client.getQueryData<Feed>(feedKey)?.pages.flatMap((page) => page.rows) ?? [];
  const newest = shown[0]?._id ?? '';
  const ids = rows.map(({ _id }) => _id).filter((id) => id > newest);
  setNewPosts({ ids, more: shown.length > 0 && ids.length === rows.length });
}

/** Shows the feed from its top, as it is now. */
export async function showNewPosts(client: QueryClient): Promise<void> {
  const top = await readTop();
  await client.cancelQueries({ queryKey: feedKey });
  client.setQueryData<Feed>(feedKey, { pages: [top], pageParams: [undefined] });
  setNewPosts(NONE);
}
