import type { PlacementItem, WordChunkItem } from '../../listing/items.ts';
import type { WordKeys } from '../../listing/keys.ts';
import { digits, itemKind } from '../../table/key.ts';
import type { IndexedKind, NumberedItem, SearchCounterItem, ThingsItem, ThingWords } from './items.ts';

export const searchKinds = {
  counter: itemKind<SearchCounterItem>({ isFollowed: false })('SEARCHED', '{kind}'),
  numbered: itemKind<NumberedItem>({ isFollowed: false })('SEARCHED#{kind}#{thingId}', 'NUMBER'),
  indexedWords: itemKind<PlacementItem<ThingWords>>({ isFollowed: false })(
    'SEARCHED#{kind}#{thingId}',
    'WORDS',
  ),
  things: itemKind<ThingsItem>({ isFollowed: false })('FOUND#{kind}#{block}', 'THINGS'),
  words: itemKind<WordChunkItem>({ isFollowed: false })('FOUNDBY#{termText}', '{chunkNumber}'),
  longWords: itemKind<WordChunkItem>({ isFollowed: false })(
    'FOUNDBYLONG#{stemText}',
    '{chunkNumber}#{restText}',
  ),
};

/** Ids in one item: 1 KB. */
const BLOCK = 64;

export const searchKeys = {
  ...searchKinds,
  /** The item that holds the id of the thing with a number. */
  things: (kind: IndexedKind, number: number) => searchKinds.things(kind, digits(Math.floor(number / BLOCK))),
};

/** The attribute of that item in which the id stands. */
export const thingName = (number: number): `thing${number}` => `thing${number}`;

/** Chunks of terms: see `termIn`. */
export const searchWordKeys: WordKeys = (term, chunk, rest) =>
  rest === undefined
    ? searchKinds.words(term, digits(chunk))
    : searchKinds.longWords(term, digits(chunk), rest);

/** A prefix of a word as it stands in one field of the index, or what stands there as a whole, such as a role. */
export const termIn = (field: string, prefix: string): string => `${field} ${prefix}`;
