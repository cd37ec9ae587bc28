import { isFoundBy, queryWords } from '../../../shared/rules/search/name-search.ts';
import type { Key } from '../../table/key.ts';
import { type Page, primary, query } from '../../table/table.ts';
import type { Viewer } from '../../visibility/viewer.ts';
import { indexedTextOf } from './directory.ts';
import type { NameItem } from './items.ts';
import { memberKeys } from './keys.ts';

/** Entries read at once. A name of two words stands at most once in a range, one of three twice. */
const PAGE = 40;

/** Pages of one search at most, whatever its words sort out: what bounds its cost. */
const PAGES = 2;

function readNames(text: string, after: Key | undefined): Promise<Page<NameItem>> {
  return query<NameItem>({
    KeyConditionExpression: 'pk = :names AND begins_with(sk, :text)',
    ExpressionAttributeValues: { ':names': memberKeys.names(text), ':text': text },
    Limit: PAGE,
    ...(after && { ExclusiveStartKey: primary(after) }),
  });
}

/**
 * Finds members by words of their name or by their username; one of exactly this username comes first.
 *
 * Two words are one range of their own, so that it does not matter how frequent either of them is. Words that fit a
 * name and a username have no entry in common: they are looked for under the longest of them.
 *
 * @param search what was typed
 * @param limit how many at most
 * @returns their ids, without those who are hidden from the viewer
 */
export async function searchMembers(viewer: Viewer, search: string, limit: number): Promise<string[]> {
  const words = queryWords(search).sort((a, b) => b.length - a.length);
  const [longest, second] = words;
  if (longest === undefined) return [];
  const ranges = second === undefined ? [longest] : [indexedTextOf([second, longest]), longest];
  const found = new Map<string, NameItem['card']>();
  let after: Key | undefined;
  for (let page = 0; page < PAGES && ranges[0] !== undefined; page += 1) {
    const [{ items, more }, { blocked }] = await Promise.all([readNames(ranges[0], after), viewer.hidden()]);
    for (const { card } of items)
      if (isFoundBy(words, card) && !blocked.has(card._id)) found.set(card._id, card);
    if (found.size >= limit) break;
    after = more ? items.at(-1) : undefined;
    if (!after) ranges.shift();
  }
  const isExact = ({ username }: NameItem['card']): boolean => username.toLowerCase() === longest;
  return [...found.values()]
    .sort((a, b) => Number(isExact(b)) - Number(isExact(a)))
    .slice(0, limit)
    .map(({ _id }) => _id);
}
