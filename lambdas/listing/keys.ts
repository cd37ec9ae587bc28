import type { Key } from '../table/key.ts';
import type { ListChunkItem, ListRootItem, WordChunkItem } from './items.ts';

/** Where a noun keeps its sorted lists. Root and chunks of a list share a partition. */
export interface ListKeys {
  /** Sorts behind all chunks of its list. */
  root(name: string): Key<ListRootItem>;
  /** Sorts by its bound, a whole number from 0. */
  chunk(name: string, bound: number): Key<ListChunkItem>;
}

/**
 * Where a noun keeps its word index: one partition for each prefix. The sort key of a chunk is its number in digits, from 0.
 * Long words that begin with the same letters share another partition: there, behind the chunk, comes the rest of the word.
 */
export type WordKeys = (prefix: string, chunk: number, rest?: string) => Key<WordChunkItem>;
