import { packNumbers } from './packed-numbers.ts';

/** A list of up to this many bytes stands whole in its root, where a change is one plain update: 2 KB with all else there. */
const WHOLE_BYTES = 1_900;
/** A chunk that grows beyond this is split: with its key it is 1 KB, the unit of writes. */
const CHUNK_BYTES = 900;
/** Neither a list nor a chunk holds more than this, because a change unpacks all of them. */
const CHUNK_NUMBERS = 20_000;

/** Numbers of a list from a bound on, up to the next chunk's. */
export interface Chunk {
  bound: number;
  /** Ascending. */
  numbers: number[];
}

/** Numbers that enter a list and that leave it. */
export interface ListChange {
  add: number[];
  remove: number[];
}

/**
 * Adds and removes numbers. Those that are there may be added again, and absent ones removed.
 *
 * @returns numbers, ascending, each once
 */
export function applyChange(numbers: number[], { add, remove }: ListChange): number[] {
  const set = new Set(numbers);
  for (const number of remove) set.delete(number);
  for (const number of add) set.add(number);
  return [...set].sort((a, b) => a - b);
}

/**
 * Divides a change among the chunks of a list.
 *
 * @param bounds of all chunks, ascending, the first 0
 * @returns the changes by the positions of their chunks, ascending
 */
export function changesByChunk(bounds: number[], { add, remove }: ListChange): Map<number, ListChange> {
  const changes = new Map<number, ListChange>();
  const changeAt = (number: number): ListChange => {
    const chunk = bounds.findLastIndex((bound) => bound <= number);
    const change = changes.get(chunk) ?? { add: [], remove: [] };
    changes.set(chunk, change);
    return change;
  };
  for (const number of add) changeAt(number).add.push(number);
  for (const number of remove) changeAt(number).remove.push(number);
  return new Map([...changes].sort(([a], [b]) => a - b));
}

const fits = (numbers: number[], bytes: number): boolean =>
  numbers.length <= CHUNK_NUMBERS && packNumbers(numbers).length <= bytes;

/** One chunk, or its halves when it is too large. */
function halved({ bound, numbers }: Chunk): Chunk[] {
  const middle = numbers.length >> 1;
  const second = numbers[middle];
  if (second === undefined || fits(numbers, CHUNK_BYTES)) return [{ bound, numbers }];
  return [
    { bound, numbers: numbers.slice(0, middle) },
    { bound: second, numbers: numbers.slice(middle) },
  ];
}

function splitUp(chunk: Chunk): Chunk[] {
  const parts = halved(chunk);
  return parts.length === 1 ? parts : parts.flatMap(splitUp);
}

/**
 * The chunks of a list that is made at once: one when it stands whole in its root.
 *
 * @param numbers ascending, each once
 */
export const chunksOf = (numbers: number[]): Chunk[] =>
  fits(numbers, WHOLE_BYTES) ? [{ bound: 0, numbers }] : splitUp({ bound: 0, numbers });

/**
 * Changes a chunk.
 *
 * @param isOnly whether it is the whole list
 * @returns what it becomes: one to four chunks; none when it is empty, unless it is the first, which every list has
 */
export function changedChunks({ bound, numbers }: Chunk, change: ListChange, isOnly: boolean): Chunk[] {
  const next = { bound, numbers: applyChange(numbers, change) };
  if (next.numbers.length === 0 && bound > 0) return [];
  return isOnly && fits(next.numbers, WHOLE_BYTES) ? [next] : halved(next).flatMap(halved);
}
