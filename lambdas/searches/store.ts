import { createHash } from 'node:crypto';
import { SAVED_SEARCHES_MAX } from '../../shared/limits.ts';
import type { SavedSearch, SearchRequest } from '../../shared/model/saved-search.ts';
import { filtersOfKind } from '../../shared/rules/search/search-filters.ts';
import { memberKeys } from '../members/store/keys.ts';
import { findNewestThings } from '../search/store/find.ts';
import { removeMany } from '../table/batch.ts';
import type { Effect } from '../table/effect.ts';
import { newId } from '../table/ids.ts';
import { newestFirst, type PageOf } from '../table/paginate.ts';
import { retryOnConflict } from '../table/retry.ts';
import { get, type Page, update } from '../table/table.ts';
import { TooManySearchesError } from './errors.ts';
import type { SavedSearchItem } from './items.ts';
import { savedSearchKeys } from './keys.ts';

/** The search with the filters alone that its kind has. */
export const normalized = ({ kind, query, filters }: SearchRequest): SearchRequest => ({
  kind,
  query,
  filters: filtersOfKind(kind, filters),
});

/** The id under which a member saves a search: the same however often. */
export function searchIdOf(request: SearchRequest): string {
  const { kind, query, filters } = normalized(request);
  const wanted = JSON.stringify([kind, query.toLowerCase(), filters]);
  return newId(0, createHash('sha256').update(wanted).digest());
}

export const presentSearch = ({
  _id,
  kind,
  query,
  filters,
  notify,
  createdAt,
}: SavedSearchItem): SavedSearch => ({ _id, kind, query, filters, notify, createdAt });

/** A search that a member has saved, as it stands now. */
export const findSearch = (memberId: string, searchId: string): Promise<SavedSearchItem | undefined> =>
  get(savedSearchKeys.search(memberId, searchId), { consistent: true });

/** All searches that a member has saved, newest first. */
export async function readSearches(memberId: string): Promise<SavedSearchItem[]> {
  const { items } = await newestFirst<SavedSearchItem>(
    { partition: memberKeys.member(memberId), prefix: savedSearchKeys.searchesOf() },
    { limit: 2 * SAVED_SEARCHES_MAX },
  );
  return items.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}

/** The hour of the day, UTC, at which a search is asked: that at which it was saved. */
const hourOf = ({ createdAt }: Pick<SavedSearchItem, 'createdAt'>): number =>
  new Date(createdAt).getUTCHours();

interface NewSearch extends SearchRequest {
  notify: boolean;
}

/**
 * Saves a search for a member. What matches by now is not told.
 *
 * @throws TooManySearchesError when the member has saved as many as one may
 */
export const saveSearch = (
  effect: Effect,
  memberId: string,
  { notify, ...request }: NewSearch,
): Promise<SavedSearchItem> =>
  retryOnConflict(async () => {
    const _id = searchIdOf(request);
    const asked = normalized(request);
    // Counting what there is costs less than a count that each of them changes. Calls at the same moment may exceed it.
    const [before, all, [newest = -1]] = await Promise.all([
      findSearch(memberId, _id),
      readSearches(memberId),
      findNewestThings(asked.kind, asked, 1),
    ]);
    if (before?.notify === notify) return before;
    if (!before && all.length >= SAVED_SEARCHES_MAX) throw new TooManySearchesError();
    const createdAt = before?.createdAt ?? new Date().toISOString();
    const item: SavedSearchItem = {
      ...(notify && savedSearchKeys.byHour(hourOf({ createdAt }), memberId, _id)),
      ...asked,
      // As it was typed first.
      query: before?.query ?? asked.query,
      _id,
      memberId,
      notify,
      createdAt,
      seen: newest,
    };
    await effect.commit([{ put: { ...savedSearchKeys.search(memberId, _id), ...item } }]);
    return item;
  });

/** Saves a search no longer, whether it is still there or not. Idempotent. */
export const removeSearch = (effect: Effect, memberId: string, searchId: string): Promise<void> =>
  retryOnConflict(async () => {
    if (await findSearch(memberId, searchId))
      await effect.commit([{ delete: savedSearchKeys.search(memberId, searchId) }]);
  });

/** A page of the searches that are asked at an hour, in milliseconds since 1970. */
export const readDueSearches = (
  at: number,
  page: PageOf,
): Promise<Page<SavedSearchItem & { gsi1sk: string }>> =>
  newestFirst({ partition: savedSearchKeys.atHour(new Date(at).getUTCHours()), index: 'gsi1' }, page);

/** Notes that a search was asked at an hour, and what was the newest that it has found. */
export const noteAsked = (
  { memberId, _id }: SavedSearchItem,
  { at, newest }: { at: number; newest: number },
): Promise<unknown> =>
  update(savedSearchKeys.search(memberId, _id), {
    update: 'SET askedAt = :at, seen = :newest',
    condition: 'attribute_exists(pk)',
    values: { ':at': at, ':newest': newest },
  });

/**
 * Removes what a deleted member had saved.
 *
 * @returns whether more may be left
 */
export async function sweepSearches(memberId: string): Promise<boolean> {
  await removeMany((await readSearches(memberId)).map(({ _id }) => savedSearchKeys.search(memberId, _id)));
  return false;
}
