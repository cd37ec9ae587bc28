import { get, type Page, query, queryAll, type Stored } from '../table/table.ts';
import type { ListChunkItem, ListRootItem, WordChunkItem } from './items.ts';
import type { ListKeys, WordKeys } from './keys.ts';
import { entityNumber } from './list-index.ts';
import { unpackNumbers } from './packed-numbers.ts';
import { readAll } from './sorted-list.ts';
import { chunkOf, firstOf, readPrefix, SEPARATOR } from './word-index.ts';

/** Sorts behind every chunk. */
const BEHIND_ALL = '~';

/** A part of the numbers of a source, from the greatest down. */
export interface Part {
  numbers: number[];
  /** All numbers of the source from this one on were in this part and in those before it. */
  readTo: number;
  /** The sort key behind which the next part begins; undefined behind the last one. */
  next: string | undefined;
  /** Of its largest item. */
  itemBytes: number;
}

/** The entities of a word, of a filter or of a list, by their numbers. */
export interface NumberSource {
  /** Tells it apart from others. */
  name: string;
  /** How many items to read first, while it is not known how large they are. */
  firstItems: number;
  /** The sort key behind which all numbers up to one begin, or all that there are. */
  behind(number: number | undefined): string;
  /** Reads some items on from a sort key. */
  readPart(next: string, items: number): Promise<Part>;
  /** Reads all its numbers. */
  readAll(): Promise<number[]>;
}

const readBackwards = <Item>(pk: string, next: string, limit: number): Promise<Page<Item>> =>
  query<Item>({
    KeyConditionExpression: 'pk = :pk AND sk < :next',
    ExpressionAttributeValues: { ':pk': pk, ':next': next },
    ScanIndexForward: false,
    Limit: limit,
  });

/** Of an item beside its numbers, at most about: its keys and its version. */
const KEY_BYTES = 100;

const largestOf = (packed: (Uint8Array | undefined)[]): number =>
  KEY_BYTES + Math.max(0, ...packed.map((numbers) => numbers?.length ?? 0));

const behindChunk = (keys: WordKeys, number: number | undefined): string =>
  number === undefined ? BEHIND_ALL : keys('', chunkOf(number) + 1).sk;

/**
 * The entities that stand under a term of a word index.
 *
 * @param firstItems fewer where the numbers of entities lie close together, because the items are larger then
 */
export function termSource(keys: WordKeys, term: string, firstItems = 2): NumberSource {
  const { pk } = keys(term, 0);
  return {
    name: pk,
    firstItems,
    behind: (number) => behindChunk(keys, number),
    async readPart(next, limit) {
      const { items, more } = await readBackwards<WordChunkItem>(pk, next, limit);
      const last = items.at(-1);
      return {
        numbers: items.flatMap(({ numbers }) => unpackNumbers(numbers)),
        readTo: more && last ? firstOf(Number(last.sk)) : 0,
        next: more ? last?.sk : undefined,
        itemBytes: largestOf(items.map(({ numbers }) => numbers)),
      };
    },
    readAll: async () => [...(await readPrefix(keys, term))],
  };
}

/** The entities with a long word: `stem`, and behind it something that begins with `rest`. */
export function longWordSource(keys: WordKeys, stem: string, rest: string): NumberSource {
  const { pk } = keys(stem, 0, rest);
  const numbersIn = (items: Stored<WordChunkItem>[]): number[] =>
    items
      .filter(({ sk }) => sk.slice(sk.indexOf(SEPARATOR) + 1).startsWith(rest))
      .flatMap(({ numbers }) => unpackNumbers(numbers));
  return {
    name: [pk, rest].join(SEPARATOR),
    // Long words of the same beginning are smaller items than terms.
    firstItems: 8,
    behind: (number) => behindChunk(keys, number),
    async readPart(next, limit) {
      const { items, more } = await readBackwards<WordChunkItem>(pk, next, limit);
      const last = items.at(-1);
      const chunk = Number(last?.sk.split(SEPARATOR)[0]);
      return {
        numbers: numbersIn(items),
        // Other words of the chunk may follow.
        readTo: more && last ? firstOf(chunk + 1) : 0,
        next: more ? last?.sk : undefined,
        itemBytes: largestOf(items.map(({ numbers }) => numbers)),
      };
    },
    readAll: async () => numbersIn(await queryAll<WordChunkItem>(pk)),
  };
}

/** The entities of a list that is sorted by their numbers. */
export function listSource(keys: ListKeys, name: string): NumberSource {
  const root = keys.root(name);
  let isRootRead = false;
  const readOn = async (next: string, limit: number): Promise<Part> => {
    const { items, more } = await readBackwards<ListRootItem | ListChunkItem>(root.pk, next, limit);
    const packed = items.map((item) => ('numbers' in item ? item.numbers : item.only));
    const last = items.at(-1);
    // Chunks sort by the smallest number that they may hold, and before the root.
    const lowest = last && 'numbers' in last ? entityNumber(Number(last.sk)) : Number.POSITIVE_INFINITY;
    return {
      numbers: packed.flatMap((numbers) => (numbers ? unpackNumbers(numbers) : [])).map(entityNumber),
      readTo: more ? lowest : 0,
      next: more ? last?.sk : undefined,
      itemBytes: largestOf(packed),
    };
  };
  return {
    name: root.pk,
    // Its chunks are smaller than those of a term.
    firstItems: 4,
    behind: (number) => (number === undefined ? BEHIND_ALL : keys.chunk(name, number + 1).sk),
    async readPart(next, limit) {
      const [part, whole] = await Promise.all([
        readOn(next, limit),
        // A short list stands in its root, behind all chunks.
        next === BEHIND_ALL || isRootRead ? undefined : get(root),
      ]);
      isRootRead = true;
      if (!whole?.only) return part;
      const numbers = unpackNumbers(whole.only).map(entityNumber);
      return { numbers, readTo: 0, next: undefined, itemBytes: 0 };
    },
    readAll: async () => (await readAll({ keys, name })).map(entityNumber),
  };
}
