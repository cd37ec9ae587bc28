import type {
  ListChunkItem,
  ListRootItem,
  PlacementItem,
  Placing,
  WordChunkItem,
} from '../../../listing/items.ts';
import { digits, itemKind } from '../../../table/key.ts';
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

export const listingKeys = {
  placing: (projectId: string) => listingKinds.placing(numberOf(projectId)),
  indexedWords: (projectId: string) => listingKinds.indexedWords(numberOf(projectId)),
  list: listingKinds.list,
  listChunk: (name: string, bound: number) => listingKinds.listChunk(name, digits(bound)),
  search: (prefix: string, chunk: number) => listingKinds.search(prefix, digits(chunk)),
};
