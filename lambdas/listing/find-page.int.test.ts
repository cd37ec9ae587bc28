import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { itemKind } from '../table/key.ts';
import { get } from '../table/table.ts';
import { testListKeys, testWordKeys } from '../testing/lists.ts';
import { hasTable } from '../testing/system.ts';
import { findPage } from './find-page.ts';
import type { PlacementItem } from './items.ts';
import { type ListIndex, updateLists } from './list-index.ts';
import { updateWords, type WordIndex } from './word-index.ts';

interface Job {
  isRemote: boolean;
  pay: number;
}

const TEST = randomUUID();
/** A word of every job of this run. */
const MARK = `x${TEST.slice(0, 8)}`;
const WORDS = ['designer', 'developer', 'editor'];
/** So many that a list by pay has several chunks. */
const COUNT = 600;

const jobs = Array.from({ length: COUNT }, (_, number) => ({
  number,
  isRemote: number % 4 === 0,
  pay: Math.floor(Math.random() * 100_000),
  words: [MARK, WORDS[number % WORDS.length] ?? ''],
}));

const kinds = {
  lists: itemKind<PlacementItem<Job>>()('TEST#{testId}', 'LISTS#{number}'),
  words: itemKind<PlacementItem<string>>()('TEST#{testId}', 'WORDS#{number}'),
};

const listName = (order: 'number' | 'pay', remote: boolean): string => `${TEST} ${order} ${remote}`;

const read = async <T>(ids: string[], of: (job: (typeof jobs)[number]) => T): Promise<Map<string, T>> =>
  new Map(
    jobs.filter(({ number }) => ids.includes(String(number))).map((job) => [String(job.number), of(job)]),
  );

const jobLists: ListIndex<Job> = {
  keys: testListKeys,
  placementKey: (id) => kinds.lists(TEST, id),
  numberOf: Number,
  readValues: (ids) => read(ids, ({ isRemote, pay }) => ({ isRemote, pay })),
  listsOf: ({ isRemote, pay }) =>
    (isRemote ? [false, true] : [false]).flatMap((remote) => [
      { name: listName('number', remote), sortValue: 0 },
      { name: listName('pay', remote), sortValue: pay },
    ]),
};

const jobWords: WordIndex = {
  keys: testWordKeys,
  placementKey: (id) => kinds.words(TEST, id),
  numberOf: Number,
  readWords: (ids) => read(ids, ({ words }) => words),
};

const QUERIES = [true, false].flatMap((descending) =>
  (['number', 'pay'] as const).flatMap((order) =>
    [true, false].flatMap((remote) => ['', 'de', 'edi'].map((word) => ({ order, descending, remote, word }))),
  ),
);

describe.skipIf(!hasTable)('a page of a list', () => {
  beforeAll(async () => {
    const ids = jobs.map(({ number }) => String(number));
    await updateLists(jobLists, ids);
    await updateWords(jobWords, ids);
    expect((await get(testListKeys.root(listName('pay', false))))?.bounds.length).toBeGreaterThan(2);
  });

  it.each(QUERIES)(
    'is found by any word in any order, whatever the noun: $order, descending $descending, remote $remote, "$word"',
    async ({ order, descending, remote, word }) => {
      const wanted = jobs
        .filter(({ isRemote }) => isRemote || !remote)
        .filter(({ words }) => words.some((one) => one.startsWith(word)))
        .sort((a, b) => (order === 'pay' ? a.pay - b.pay : 0) || a.number - b.number)
        .map(({ number }) => number);
      if (descending) wanted.reverse();
      const list = {
        name: listName(order, remote),
        descending,
        isFiltered: remote,
        isByNumber: order === 'number',
      };
      const totalPages = Math.ceil(wanted.length / 10);
      for (const page of [1, 2, Math.floor(totalPages / 2), totalPages, totalPages + 5]) {
        const currentPage = Math.min(page, totalPages);
        const search = word && `${MARK} ${word}`;
        expect(
          await findPage({ lists: testListKeys, words: testWordKeys }, { list, search, page, limit: 10 }),
        ).toEqual({
          numbers: wanted.slice((currentPage - 1) * 10, currentPage * 10),
          total: wanted.length,
          totalPages,
          currentPage,
        });
      }
    },
  );
});
