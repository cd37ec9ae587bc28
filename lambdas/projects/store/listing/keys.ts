import { digits, itemKind } from '../../../table/key.ts';
import { numberOf } from '../keys.ts';
import type {
  CountedListItem,
  IndexedWordsItem,
  ListChunkItem,
  PlacingItem,
  SearchChunkItem,
} from './items.ts';

export const listingKinds = {
  /** In which lists a project stands, and which words find it. */
  placing: itemKind<PlacingItem>()('PLACING#{number}', 'LISTS'),
  indexedWords: itemKind<IndexedWordsItem>()('PLACING#{number}', 'WORDS'),
  list: itemKind<CountedListItem>()('LIST#{nameText}', 'ROOT'),
  /** Digits sort before `ROOT`, so a list is read in its order. */
  listChunk: itemKind<ListChunkItem>()('LIST#{nameText}', '{boundNumber}'),
  search: itemKind<SearchChunkItem>()('SEARCH#{startText}', '{chunkNumber}'),
};

export const listingKeys = {
  placing: (projectId: string) => listingKinds.placing(numberOf(projectId)),
  indexedWords: (projectId: string) => listingKinds.indexedWords(numberOf(projectId)),
  list: listingKinds.list,
  listChunk: (name: string, bound: number) => listingKinds.listChunk(name, digits(bound)),
  search: (start: string, chunk: number) => listingKinds.search(start, digits(chunk)),
};
