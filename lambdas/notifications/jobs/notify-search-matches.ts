import type { SearchRequest } from '../../../shared/model/saved-search.ts';
import type { Found, SearchKind } from '../../../shared/model/search.ts';
import { readAccount } from '../../http/session/accounts.ts';
import { SHOW } from '../../search/show.ts';
import { findNewestThings } from '../../search/store/find.ts';
import type { SavedSearchItem } from '../../searches/items.ts';
import { savedSearchKeys } from '../../searches/keys.ts';
import { noteAsked, readDueSearches } from '../../searches/store.ts';
import { ConditionFailedError } from '../../table/errors.ts';
import { hiddenAmong, newViewer, type ViewingMember } from '../../visibility/viewer.ts';
import { changeNotifications } from '../store/notify.ts';
import { notificationIdOf } from './notification-id.ts';

/** Searches that are asked at the same moment. */
const AT_ONCE = 10;

/** So many of the newest matches are looked at: one that its member may see is enough. */
const LOOKED_AT = 20;

type Makers = { [Kind in SearchKind]: (rows: Found[Kind]) => string[] };

/** Who has made what was found. */
const MAKERS: Makers = {
  people: (rows) => rows.map(({ _id }) => _id),
  projects: (rows) => rows.map(({ founder }) => founder._id),
  roles: (rows) => rows.map(({ founder }) => founder._id),
  posts: (rows) => rows.map(({ author }) => author._id),
};

/** Who has made things of a kind that a member may see. */
async function makersOf<Kind extends SearchKind>(
  viewer: ViewingMember,
  kind: Kind,
  query: string,
  numbers: number[],
): Promise<string[]> {
  const matches = numbers.map((number) => ({ number, field: 0 }));
  return MAKERS[kind](await SHOW[kind](viewer, matches, query));
}

/** Who has made the newest of some things that a member may see, and has not made themselves. */
async function makerOfNewest(
  viewer: ViewingMember,
  { kind, query }: SearchRequest,
  numbers: number[],
): Promise<string | undefined> {
  const all = await makersOf(viewer, kind, query, numbers);
  const makers = all.filter((makerId) => makerId !== viewer._id);
  const hidden = await hiddenAmong(viewer, makers);
  return makers.find((makerId) => !hidden.has(makerId));
}

async function ask(search: SavedSearchItem, at: number): Promise<void> {
  const { _id: searchId, memberId, kind, query, filters, seen } = search;
  if ((search.askedAt ?? 0) >= at) return;
  const numbers = await findNewestThings(kind, search, LOOKED_AT);
  const unknown = numbers.filter((number) => number > seen);
  if (unknown.length > 0) {
    const viewer = newViewer(
      memberId,
      readAccount(memberId).then((account) => account ?? {}),
    );
    const request = { kind, query, filters };
    const senderId = await makerOfNewest(viewer, request, unknown);
    if (senderId !== undefined) {
      const _id = notificationIdOf(at, 'search_match', memberId, searchId);
      await changeNotifications(memberId, [
        {
          kind: 'add',
          notification: { _id, type: 'search_match', senderId, search: request },
          cause: { key: savedSearchKeys.search(memberId, searchId), with: { _id: searchId } },
        },
      ]);
    }
  }
  await noteAsked(search, { at, newest: Math.max(seen, ...unknown) }).catch((error: unknown) => {
    // The member has removed it meanwhile.
    if (!(error instanceof ConditionFailedError)) throw error;
  });
}

/**
 * Notifies some of the members whose saved searches are asked at an hour, each of a search once, when something has come
 * that matches since it was last asked.
 *
 * @param at the hour, in milliseconds since 1970
 * @param cursor behind which search to go on
 * @returns the next cursor
 */
export async function notifySearchMatches(
  at: number,
  cursor: string | undefined,
): Promise<string | undefined> {
  const { items, more } = await readDueSearches(at, { before: cursor, limit: AT_ONCE });
  await Promise.all(items.map((search) => ask(search, at)));
  return more ? items.at(-1)?.gsi1sk : undefined;
}
