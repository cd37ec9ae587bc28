import type { ListChunkItem, ListRootItem, WordChunkItem } from '../listing/items.ts';
import type { ListKeys, WordKeys } from '../listing/keys.ts';
import { digits, itemKind } from '../table/key.ts';

const kinds = {
  list: itemKind<ListRootItem>()('TEST#LIST#{nameText}', 'ROOT'),
  listChunk: itemKind<ListChunkItem>()('TEST#LIST#{nameText}', '{boundNumber}'),
  wordChunk: itemKind<WordChunkItem>()('TEST#WORD#{prefixText}', '{chunkNumber}'),
  longWordChunk: itemKind<WordChunkItem>()('TEST#LONGWORD#{stemText}', '{chunkNumber}#{restText}'),
};

/** Keys of lists that belong to no noun. */
export const testListKeys: ListKeys = {
  root: kinds.list,
  chunk: (name, bound) => kinds.listChunk(name, digits(bound)),
};

/** Keys of a word index that belongs to no noun. */
export const testWordKeys: WordKeys = (prefix, chunk, rest) =>
  rest === undefined
    ? kinds.wordChunk(prefix, digits(chunk))
    : kinds.longWordChunk(prefix, digits(chunk), rest);
