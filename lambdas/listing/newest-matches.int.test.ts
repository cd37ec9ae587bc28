import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { put } from '../table/table.ts';
import { testWordKeys } from '../testing/lists.ts';
import { hasTable } from '../testing/system.ts';
import type { WordChunkItem } from './items.ts';
import { countMatches, findNewest } from './newest-matches.ts';
import { termSource } from './number-sources.ts';
import { packNumbers } from './packed-numbers.ts';
import { chunkOf } from './word-index.ts';

const TEST = randomUUID();
const term = (name: string): string => `${TEST} ${name}`;

/** So many numbers that a term has some twenty chunks. */
const NUMBERS = 300_000;

const every = (step: number, from = 0): number[] =>
  Array.from({ length: Math.ceil((NUMBERS - from) / step) }, (_, at) => from + at * step);

const TERMS: Record<string, number[]> = {
  frequent: every(2),
  often: every(3),
  rare: every(40_000, 12),
  'only old': [6, 12, 18],
  'only new': [NUMBERS - 6],
  nowhere: [],
};

async function store(name: string, numbers: number[]): Promise<void> {
  for (const [chunk, own] of Map.groupBy(numbers, chunkOf))
    await put<WordChunkItem>(
      Object.assign(testWordKeys(term(name), chunk), { numbers: packNumbers(own), version: 1 }),
    );
}

const wanted = (groups: string[][]): number[] => {
  const [first = [], ...others] = groups.map((names) => new Set(names.flatMap((name) => TERMS[name] ?? [])));
  return [...first].filter((number) => others.every((set) => set.has(number))).sort((a, b) => b - a);
};

describe.skipIf(!hasTable)('the newest entities under some terms', () => {
  beforeAll(async () => {
    for (const [name, numbers] of Object.entries(TERMS)) await store(name, numbers);
  }, 60_000);

  it.each([
    [[['frequent']]],
    [[['frequent'], ['often']]],
    [[['frequent'], ['rare']]],
    [[['frequent'], ['only old']]],
    [[['often'], ['only new'], ['frequent']]],
    [[['only old'], ['only new']]],
    [[['nowhere']]],
    [[['nowhere'], ['frequent']]],
    [
      [
        ['only old', 'only new'],
        ['frequent', 'nowhere'],
      ],
    ],
    [[['rare', 'only new', 'nowhere'], ['often']]],
  ])('are those that looking at all of them finds: %j', async (groups) => {
    const sources = groups.map((names) => names.map((name) => termSource(testWordKeys, term(name))));
    const all = wanted(groups);
    for (const limit of [1, 3]) {
      const first = await findNewest(sources, { limit });
      expect(first.numbers).toEqual(all.slice(0, limit));
      const before = first.next;
      expect(before !== undefined).toBe(all.length > limit);
      if (before === undefined) continue;
      const second = await findNewest(sources, { before, limit });
      expect(second.numbers).toEqual(all.slice(limit, 2 * limit));
      expect(second.next !== undefined).toBe(all.length > 2 * limit);
    }
    expect(await countMatches(sources)).toBe(all.length);
  });
});
