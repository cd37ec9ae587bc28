import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { itemKind } from '../table/key.ts';
import { stopAfter } from '../testing/calls/lost-answers.ts';
import { testListKeys, testWordKeys } from '../testing/lists.ts';
import { hasTable } from '../testing/system.ts';
import type { PlacementItem } from './items.ts';
import { readAll } from './sorted-list.ts';
import { type Index, updateIndex } from './update-index.ts';
import { openLists } from './update-list.ts';
import { openWordChunks } from './word-index.ts';

const placement = itemKind<PlacementItem<string>>()('TEST#{testId}', 'PLACEMENT#{number}');

const openTestLists = (names: string[]) => openLists(testListKeys, names);

/** An index that only this test uses, beside where its entities belong at the moment. */
function newIndex(open = openTestLists) {
  const testId = randomUUID();
  const truth = new Map<string, string[]>();
  const counts = { opened: 0, changed: 0 };
  const index: Index<string> = {
    placementKey: (number) => placement(testId, number),
    readValues: async (ids) =>
      new Map(ids.flatMap((id) => (truth.has(id) ? [[id, truth.get(id) ?? []]] : []))),
    entriesOf: (id, places) => places.map((place) => ({ list: `${testId} ${place}`, number: Number(id) })),
    async open(lists) {
      const opened = await open(lists);
      counts.opened += opened.size;
      return new Map(
        [...opened].map(([list, { change }]) => [
          list,
          {
            async change(given) {
              counts.changed += 1;
              await change(given);
            },
          },
        ]),
      );
    },
  };
  const place = (...ids: string[]) => updateIndex(index, ids);
  const set = (id: string, ...places: string[]) => {
    if (places.length > 0) truth.set(id, places);
    else truth.delete(id);
  };
  /** Who stands in some lists, and who should. */
  async function expectTruth(lists: string[]): Promise<void> {
    for (const list of lists) {
      const wanted = [...truth].filter(([, places]) => places.includes(list)).map(([id]) => Number(id));
      expect(await readAll({ keys: testListKeys, name: `${testId} ${list}` }), list).toEqual(
        wanted.sort((a, b) => a - b),
      );
    }
  }
  return { set, place, counts, expectTruth };
}

const LISTS = ['a', 'b', 'c', 'd'];
const ids = (count: number): string[] => Array.from({ length: count }, (_, i) => String(i + 1));
const any = <T>(values: T[]): T[] => values.filter(() => Math.random() < 0.5);

describe.skipIf(!hasTable)('the lists of an index', () => {
  it.each([
    ['sorted lists', openTestLists],
    ['the word index', (lists: string[]) => openWordChunks(testWordKeys, lists)],
  ])('are read and written once for a hundred new entities: %s', async (_, open) => {
    const { set, place, counts } = newIndex(open);
    for (const id of ids(100)) set(id, 'a', 'b');
    await place(...ids(100));
    expect(counts).toEqual({ opened: 2, changed: 2 });
  });

  it('are written once when a thousand changes move one entity', async () => {
    const { set, place, counts, expectTruth } = newIndex();
    set('1', 'a');
    await place('1');
    set('1', 'b');
    await place(...Array.from({ length: 1_000 }, () => '1'));
    expect(counts.changed).toBe(3);
    await expectTruth(LISTS);
  });

  it('stay as they are when the same is delivered twice, or in pieces', async () => {
    const { set, place, expectTruth } = newIndex();
    for (const id of ids(20)) set(id, 'a', 'b');
    await place(...ids(20));
    await place(...ids(20));
    for (const id of ids(20)) await place(id);
    await expectTruth(LISTS);
  });

  it('have no entity whose deletion is delivered before or beside its creation', async () => {
    const { set, place, expectTruth } = newIndex();
    set('1', 'a');
    const creation = place('1', '2');
    set('1');
    await Promise.all([creation, place('1')]);
    await place('1');
    await expectTruth(LISTS);
  });

  it.each([
    ['stays as it is', ['b', 'c']],
    ['goes back', ['a', 'b']],
    ['moves on', ['c', 'd']],
    ['is deleted', []],
  ])(
    'are right after a run has stopped behind any call to the table, when the entity %s',
    async (_, then) => {
      for (let calls = 0, made = 0; calls === made; calls += 1) {
        const { set, place, expectTruth } = newIndex();
        set('1', 'a', 'b');
        set('2', 'a');
        await place('1', '2');
        set('1', 'b', 'c');
        made = await stopAfter(calls, () => place('1', '2'));
        set('1', ...then);
        await place('1', '2');
        await expectTruth(LISTS);
      }
    },
  );

  it('are right when many runs, some of which stop, meet while entities change', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { set, place, expectTruth } = newIndex();
      const some = ids(3);
      await Promise.all(
        Array.from({ length: 4 }, async () => {
          const changed = any(some);
          for (const id of changed) set(id, ...any(LISTS));
          if (Math.random() < 0.5) await stopAfter(Math.floor(Math.random() * 12), () => place(...changed));
          await place(...changed);
        }),
      );
      await expectTruth(LISTS);
    }
  });
});
