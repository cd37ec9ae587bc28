import { getMany } from '../table/batch.ts';
import { type Expression, update } from '../table/table.ts';
import { transact } from '../table/transact.ts';
import type { Write } from '../table/write.ts';
import { type Chunk, changedChunks, changesByChunk, type ListChange } from './chunks.ts';
import type { ListRootItem } from './items.ts';
import type { ListKeys } from './keys.ts';
import { packNumbers } from './packed-numbers.ts';
import { EMPTY_LIST, readChunk, type SortedList } from './sorted-list.ts';
import type { OpenList } from './update-index.ts';

/** Each may become four, and one transaction writes 99 items at most. */
const CHUNKS_AT_ONCE = 24;

/** The condition that a list is as it was read. */
const unchanged = ({ version }: ListRootItem): Expression & { condition: string } =>
  version === 0
    ? { condition: 'attribute_not_exists(pk)' }
    : { condition: '#version = :seen', names: { '#version': 'version' }, values: { ':seen': version } };

/** Writes a list that stands whole in its root. */
async function writeWhole({ keys, name }: SortedList, root: ListRootItem, next: ListRootItem): Promise<void> {
  const { version, bounds, counts, only } = next;
  const { condition, names, values } = unchanged(root);
  await update(keys.root(name), {
    update: 'SET #version = :next, #bounds = :bounds, #counts = :counts, #only = :only',
    condition,
    names: { ...names, '#version': 'version', '#bounds': 'bounds', '#counts': 'counts', '#only': 'only' },
    values: { ...values, ':next': version, ':bounds': bounds, ':counts': counts, ':only': only },
  });
}

/** Writes the root of a list, and some of its chunks. */
async function writeChunks(
  { keys, name }: SortedList,
  root: ListRootItem,
  next: ListRootItem,
  { written, removed }: { written: Chunk[]; removed: number[] },
): Promise<void> {
  await transact([
    { put: { ...keys.root(name), ...next }, ...unchanged(root) },
    ...written.map(
      ({ bound, numbers }): Write => ({ put: { ...keys.chunk(name, bound), numbers: packNumbers(numbers) } }),
    ),
    ...removed.map((bound): Write => ({ delete: keys.chunk(name, bound) })),
  ]);
}

/**
 * Changes some chunks of a list.
 *
 * @param changes by the positions of their chunks
 * @returns the root as it is now
 */
async function changeChunks(
  list: SortedList,
  root: ListRootItem,
  changes: Map<number, ListChange>,
): Promise<ListRootItem> {
  const isOnly = root.only !== undefined;
  const parts = await Promise.all(
    root.bounds.map(async (bound, i) => {
      const change = changes.get(i);
      if (!change) return { chunks: [], sizes: [{ bound, count: root.counts[i] ?? 0 }], removed: [] };
      const numbers = await readChunk(list, root, bound, true);
      const chunks = changedChunks({ bound, numbers }, change, isOnly);
      const sizes = chunks.map((chunk) => ({ bound: chunk.bound, count: chunk.numbers.length }));
      return { chunks, sizes, removed: chunks.length === 0 ? [bound] : [] };
    }),
  );
  const sizes = parts.flatMap((part) => part.sizes);
  const written = parts.flatMap(({ chunks }) => chunks);
  const next: ListRootItem = {
    version: root.version + 1,
    bounds: sizes.map(({ bound }) => bound),
    counts: sizes.map(({ count }) => count),
  };
  const [first, ...others] = written;
  if (isOnly && first && others.length === 0) {
    const whole = { ...next, only: packNumbers(first.numbers) };
    await writeWhole(list, root, whole);
    return whole;
  }
  await writeChunks(list, root, next, { written, removed: parts.flatMap(({ removed }) => removed) });
  return next;
}

/**
 * Changes a list, in one transaction unless the change touches very many chunks.
 *
 * @param root the list as it was read
 * @throws ConditionFailedError when the list has changed since
 */
async function changeList(list: SortedList, root: ListRootItem, change: ListChange): Promise<void> {
  const changes = [...changesByChunk(root.bounds, change)];
  if (changes.length === 0) return;
  const next = await changeChunks(list, root, new Map(changes.slice(0, CHUNKS_AT_ONCE)));
  const later = changes.slice(CHUNKS_AT_ONCE).map(([, ofChunk]) => ofChunk);
  await changeList(list, next, {
    add: later.flatMap(({ add }) => add),
    remove: later.flatMap(({ remove }) => remove),
  });
}

/**
 * Opens lists to change them.
 *
 * @param names without doubles
 * @returns the lists by their names; new ones are empty
 */
export async function openLists(keys: ListKeys, names: string[]): Promise<Map<string, OpenList>> {
  const found = await getMany(names.map(keys.root), { consistent: true });
  const roots = new Map<string, ListRootItem>(found.map((root) => [root.pk, root]));
  return new Map(
    names.map((name) => {
      const root = roots.get(keys.root(name).pk) ?? EMPTY_LIST;
      return [name, { change: (change) => changeList({ keys, name }, root, change) }];
    }),
  );
}
