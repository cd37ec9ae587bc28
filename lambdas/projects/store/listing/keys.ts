import type { ListChunkItem, ListRootItem, PlacementItem, WordChunkItem } from '../../../listing/items.ts';
import type { ListKeys, WordKeys } from '../../../listing/keys.ts';
import { digits, itemKind } from '../../../table/key.ts';
import type { Placing } from '../items.ts';
import { numberOf } from '../keys.ts';

export const listingKinds = {
  /** In which lists a project stands, and which words find it. */
  placing: itemKind<PlacementItem<Placing>>()('PLACING#{number}', 'LISTS'),
  indexedWords: itemKind<PlacementItem<string>>()('PLACING#{number}', 'WORDS'),
  list: itemKind<ListRootItem>()('LIST#{nameText}', 'ROOT'),
  /** Digits sort before `ROOT`, so a list is read in its order. */
  listChunk: itemKind<ListChunkItem>()('LIST#{nameText}', '{boundNumber}'),
  search: itemKind<WordChunkItem>()('SEARCH#{prefixText}', '{chunkNumber}'),
};

export const listKeys: ListKeys = {
  root: listingKinds.list,
  chunk: (name, bound) => listingKinds.listChunk(name, digits(bound)),
};

export const wordKeys: WordKeys = (prefix, chunk) => listingKinds.search(prefix, digits(chunk));

export const placementKeys = {
  lists: (projectId: string) => listingKinds.placing(numberOf(projectId)),
  words: (projectId: string) => listingKinds.indexedWords(numberOf(projectId)),
};
