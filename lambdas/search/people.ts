import type { UserCard } from '../../shared/model/member.ts';
import { queryPrefixes } from '../../shared/rules/word-search.ts';
import { relatedInRange } from '../connections/store/relations.ts';
import type { MemberSummary } from '../members/store/items.ts';
import { readListed } from '../members/store/members.ts';
import { presentCard } from '../members/views/card.ts';
import type { ViewingMember } from '../visibility/viewer.ts';
import type { Match } from './store/find.ts';
import { readIds } from './store/numbers.ts';
import { FIELDS, wordsOfMember } from './store/words.ts';

/**
 * The field that it takes, with those before it, to find a member by all prefixes; the last one where that takes what the
 * card does not hold.
 */
function fieldOf(card: MemberSummary, prefixes: string[]): number {
  const words = wordsOfMember(card, { skills: [] });
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
  const ids = await readIds(
    'people',
    matches.map(({ number }) => number),
  );
  const fields = new Map(matches.map(({ number, field }) => [ids.get(number), field]));
  const [cards, connected] = await Promise.all([
    readListed(viewer, [...ids.values()]),
    connectedAmong(viewer, [...ids.values()]),
  ]);
  const prefixes = queryPrefixes(search);
  const order = new Map(matches.map(({ number }, at) => [ids.get(number), at]));
  const rankOf = ({ _id }: MemberSummary): [number, number, number] => [
    fields.get(_id) ?? 0,
    connected.has(_id) ? 0 : 1,
    order.get(_id) ?? 0,
  ];
  return cards
    .filter((card) => fieldOf(card, prefixes) >= (fields.get(card._id) ?? 0))
    .map((card) => ({ card, rank: rankOf(card) }))
    .sort(({ rank: a }, { rank: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])
    .map(({ card }) => presentCard(card));
}
