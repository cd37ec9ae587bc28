import type { FoundProject, FoundRole } from '../../../shared/model/search.ts';
import type { PlacementItem, WordChunkItem } from '../../listing/items.ts';
import type { WordKeys } from '../../listing/keys.ts';
import { digits, itemKind } from '../../table/key.ts';
import type { NumberedItem, PersonRow, PostRow, RowItem, SearchCounterItem, ThingWords } from './items.ts';

export const searchKinds = {
  counter: itemKind<SearchCounterItem>({ isFollowed: false })('SEARCHED', '{kind}'),
  numbered: itemKind<NumberedItem>({ isFollowed: false })('SEARCHED#{kind}#{thingId}', 'NUMBER'),
  indexedWords: itemKind<PlacementItem<ThingWords>>({ isFollowed: false })(
    'SEARCHED#{kind}#{thingId}',
    'WORDS',
  ),
  personRow: itemKind<RowItem<PersonRow>>({ isFollowed: false })('FOUND#people#{thingNumber}', 'ROW'),
  postRow: itemKind<RowItem<PostRow>>({ isFollowed: false })('FOUND#posts#{thingNumber}', 'ROW'),
  projectRow: itemKind<RowItem<FoundProject>>({ isFollowed: false })('FOUND#projects#{projectNumber}', 'ROW'),
  roleRow: itemKind<RowItem<FoundRole>>({ isFollowed: false })('FOUND#roles#{roleNumber}', 'ROW'),
  /** Where an earlier version kept the ids of things with 64 neighbouring numbers; nothing reads them. */
  formerIds: itemKind<object>({ isFollowed: false })('FOUND#{kind}#{blockNumber}', 'THINGS'),
  words: itemKind<WordChunkItem>({ isFollowed: false })('FOUNDBY#{termText}', '{chunkNumber}'),
  longWords: itemKind<WordChunkItem>({ isFollowed: false })(
    'FOUNDBYLONG#{stemText}',
    '{chunkNumber}#{restText}',
  ),
};

export const searchKeys = {
  ...searchKinds,
  personRow: (number: number) => searchKinds.personRow(digits(number)),
  postRow: (number: number) => searchKinds.postRow(digits(number)),
  projectRow: (number: number) => searchKinds.projectRow(digits(number)),
  roleRow: (number: number) => searchKinds.roleRow(digits(number)),
};

/** Chunks of terms: see `termIn`. */
export const searchWordKeys: WordKeys = (term, chunk, rest) =>
  rest === undefined
    ? searchKinds.words(term, digits(chunk))
    : searchKinds.longWords(term, digits(chunk), rest);

/** A prefix of a word as it stands in one field of the index, or what stands there as a whole, such as a role. */
export const termIn = (field: string, prefix: string): string => `${field} ${prefix}`;
