import { expect, it } from 'vitest';
import { findNewest } from './newest-matches.ts';
import type { NumberSource } from './number-sources.ts';

const ITEMS = 100;

/** A source of one number an item, from 99 down; `reads` gets how many items each read takes. */
function sourceOf(itemBytes: number, reads: number[]): NumberSource {
  return {
    name: String(itemBytes),
    firstItems: 2,
    behind: () => String(ITEMS),
    async readPart(next, items) {
      reads.push(items);
      const lowest = Math.max(0, Number(next) - items);
      return {
        numbers: Array.from({ length: Number(next) - lowest }, (_, at) => Number(next) - 1 - at),
        readTo: lowest,
        next: lowest === 0 ? undefined : String(lowest),
        itemBytes,
      };
    },
    readAll: async () => [],
  };
}

it.each([
  ['small items are read by the read unit, each time twice as many', 200, [2, 20, 40]],
  ['large items are read one by one first', 2_200, [2, 1, 3, 7, 14, 29]],
])('%s', async (_, itemBytes, expected) => {
  const reads: number[] = [];
  const { numbers } = await findNewest([[sourceOf(itemBytes, reads)]], { limit: 50 });
  expect(numbers).toEqual(Array.from({ length: 50 }, (_own, at) => ITEMS - 1 - at));
  expect(reads).toEqual(expected);
});
