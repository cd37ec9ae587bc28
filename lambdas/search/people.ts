import type { UserCard } from '../../shared/model/member.ts';
import { queryPrefixes } from '../../shared/rules/search/word-search.ts';
import { relatedInRange } from '../connections/store/relations.ts';
import { hiddenAmong, type ViewingMember } from '../visibility/viewer.ts';
import type { Match } from './store/find.ts';
import type { PersonRow } from './store/items.ts';
import { readRows } from './store/rows.ts';
import { people } from './store/sources.ts';
import { FIELDS, wordsOfMember } from './store/words.ts';

/**
 * The field that it takes, with those before it, to find a member by all prefixes; the last one where that takes what the
 * row does not hold.
 */
function fieldOf(row: PersonRow, prefixes: string[]): number {
  const words = wordsOfMember(row, { skills: [] });
  const fields = prefixes.map((prefix) =>
    FIELDS.people.findIndex((name) => words[name]?.some((word) => word.startsWith(prefix))),
  );
  return fields.includes(-1) ? FIELDS.people.length - 1 : Math.max(...fields);
}

/** The members whom the viewer is connected with, as far as one range of relations tells. */
async function connectedAmong(viewer: ViewingMember, ids: string[]): Promise<Set<string>> {
  const newestFirst = ids.toSorted().reverse();
  const { related } = await relatedInRange(viewer._id, newestFirst, undefined, ['connected']);
  return related;
}

const presentRow = ({ location: _, ...row }: PersonRow): UserCard => ({ ...row, connections: [] });

/**
 * The members of a page, by the field in which they were found, connected ones first.
 *
 * @param matches in the order of the search. Those that a better field holds were on an earlier page
 */
export async function showPeople(
  viewer: ViewingMember,
  matches: Match[],
  search: string,
): Promise<UserCard[]> {
  const rows = await readRows(
    people,
    matches.map(({ number }) => number),
  );
  const ids = Array.from(rows.values(), ({ _id }) => _id);
  const [hidden, connected] = await Promise.all([hiddenAmong(viewer, ids), connectedAmong(viewer, ids)]);
  const prefixes = queryPrefixes(search);
  const isLater = (row: PersonRow): number => (connected.has(row._id) ? 0 : 1);
  return matches
    .flatMap(({ number, field }) => {
      const row = rows.get(number);
      return row && !hidden.has(row._id) && fieldOf(row, prefixes) >= field ? [{ row, field }] : [];
    })
    .sort((a, b) => a.field - b.field || isLater(a.row) - isLater(b.row))
    .map(({ row }) => presentRow(row));
}
