import { digits, key } from '../../../table/key.ts';
import { numberOf } from '../keys.ts';
import type {
  CountedListItem,
  IndexedWordsItem,
  ListChunkItem,
  PlacingItem,
  SearchChunkItem,
} from './items.ts';

export const listingKeys = {
  /** In which lists a project stands, and which words find it. */
  placing: (projectId: string) => key<PlacingItem>(`PLACING#${numberOf(projectId)}`, 'LISTS'),
  indexedWords: (projectId: string) => key<IndexedWordsItem>(`PLACING#${numberOf(projectId)}`, 'WORDS'),
  list: (name: string) => key<CountedListItem>(`LIST#${name}`, 'ROOT'),
  /** Digits sort before `ROOT`, so a list is read in its order. */
  listChunk: (name: string, bound: number) => key<ListChunkItem>(`LIST#${name}`, digits(bound)),
  search: (start: string, chunk: number) => key<SearchChunkItem>(`SEARCH#${start}`, digits(chunk)),
};
