import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Key } from '../table/key.ts';
import { retryOnConflict } from '../table/retry.ts';
import { get, put } from '../table/table.ts';
import { cost, withCost } from '../telemetry.ts';
import { testListKeys } from '../testing/lists.ts';
import { hasTable } from '../testing/system.ts';
import { readAll, readFromEnd, readSlice } from './sorted-list.ts';
import { openLists } from './update-list.ts';

const FAR = 2 ** 32;

const listOf = (name: string) => ({ keys: testListKeys, name });

const change = (name: string, add: number[], remove: number[] = []) =>
  retryOnConflict(async () => (await openLists(testListKeys, [name])).get(name)?.change({ add, remove }));

const slice = async (name: string, skip: number, limit: number, descending = false) =>
  (await readSlice(listOf(name), () => ({ skip, limit, descending }))).numbers;

const store = (key: Key, attributes: object) => put({ ...key, ...attributes });

/** Numbers that pack badly, so that a list of them soon has many chunks. */
const scattered = (count: number): number[] =>
  [...new Set(Array.from({ length: count }, () => Math.floor(Math.random() * 500 * FAR)))].sort(
    (a, b) => a - b,
  );

describe.skipIf(!hasTable)('a sorted list', () => {
  it('has every place where counting finds it, over many chunks, and from both ends', async () => {
    const name = randomUUID();
    const numbers = scattered(2_000);
    for (let i = 0; i < numbers.length; i += 250) await change(name, numbers.slice(i, i + 250));
    expect((await get(testListKeys.root(name)))?.bounds.length).toBeGreaterThan(3);
    expect(await readAll(listOf(name))).toEqual(numbers);
    const backwards = numbers.toReversed();
    for (const skip of [0, 1, 11, 249, 250, 997, numbers.length - 12, numbers.length - 1, numbers.length]) {
      expect(await slice(name, skip, 12), `${skip}`).toEqual(numbers.slice(skip, skip + 12));
      expect(await slice(name, skip, 12, true), `${skip}`).toEqual(backwards.slice(skip, skip + 12));
    }
    await change(name, [], numbers.slice(200, 1_800));
    expect(await readAll(listOf(name))).toEqual([...numbers.slice(0, 200), ...numbers.slice(1_800)]);
    expect(
      (await readSlice(listOf(name), (total) => ({ skip: total - 1, limit: 5, descending: false }))).total,
    ).toBe(numbers.length - 1_600);
  });

  it.each([
    { top: 0.2, bottom: 0.9, isFromTop: true },
    { top: 0.9, bottom: 0.2, isFromTop: false },
    { top: 1, bottom: 0, isFromTop: false },
  ])('is read from the end that is nearer: $top from the top, $bottom from the bottom', async (given) => {
    const name = randomUUID();
    const numbers = scattered(2_000);
    for (let i = 0; i < numbers.length; i += 250) await change(name, numbers.slice(i, i + 250));
    const { isFromTop, parts } = await readFromEnd(listOf(name), given);
    const read: number[][] = [];
    for await (const part of parts) read.push(part);
    expect(isFromTop).toBe(given.isFromTop);
    expect(read.flat()).toEqual(isFromTop ? numbers.toReversed() : numbers);
    const share = (read[0]?.length ?? 0) / numbers.length;
    expect(share).toBeGreaterThanOrEqual(Math.min(given.top, given.bottom));
    expect(share).toBeLessThan(1);
  });

  it('goes on from what earlier versions have stored, by Rice codes', async () => {
    const name = randomUUID();
    const [root, chunk] = ['81000000049780', '030000000170'].map((hex) => Buffer.from(hex, 'hex'));
    await store(testListKeys.root(name), { version: 1, bounds: [0], counts: [11], only: root });
    await change(name, [100], [14]);
    expect(await readAll(listOf(name))).toEqual([2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 100]);

    const cut = randomUUID();
    await store(testListKeys.root(cut), { version: 1, bounds: [0, 5], counts: [0, 1] });
    await store(testListKeys.chunk(cut, 5), { numbers: chunk });
    await change(cut, [6]);
    expect(await slice(cut, 0, 12)).toEqual([6, 7]);
  });

  it('counts exactly when many change it at the same moment', async () => {
    const name = randomUUID();
    await Promise.all(Array.from({ length: 20 }, (_, i) => change(name, [i * FAR])));
    await Promise.all([
      ...Array.from({ length: 10 }, (_, i) => change(name, [], [i * FAR])),
      change(name, [7]),
    ]);
    const { total, numbers } = await readSlice(listOf(name), () => ({
      skip: 0,
      limit: 50,
      descending: true,
    }));
    expect(total).toBe(11);
    expect(numbers).toEqual([...Array.from({ length: 10 }, (_, i) => (19 - i) * FAR), 7]);
  });

  it('moves a number from one chunk to another for 6 WRU, and 2 more where a chunk becomes two', async () => {
    const name = randomUUID();
    const numbers = scattered(2_000);
    for (let i = 0; i < numbers.length; i += 250) await change(name, numbers.slice(i, i + 250));
    for (const at of [10, 500, 1_000]) {
      const far = (numbers.at(-at) ?? 0) + 1;
      const wru = await withCost(async () => {
        await change(name, [far], numbers.slice(at, at + 1));
        return cost().wru;
      });
      expect(wru).toBeLessThanOrEqual(8);
    }
  });

  it('is empty before anything was added', async () => {
    expect(await readSlice(listOf(randomUUID()), () => ({ skip: 0, limit: 12, descending: true }))).toEqual({
      numbers: [],
      total: 0,
    });
  });
});
