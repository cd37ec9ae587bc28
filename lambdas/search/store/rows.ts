import { DAY, SECOND } from '../../../shared/limits.ts';
import { getMany } from '../../table/batch.ts';
import { ConditionFailedError } from '../../table/errors.ts';
import type { Key } from '../../table/key.ts';
import { update } from '../../table/table.ts';
import type { IndexedKind, RowItem } from './items.ts';
import { readNumbers } from './numbers.ts';

/** A row of a thing as it is now. */
export type Copy<Row> = Required<Pick<RowItem<Row>, 'row' | 'version'>>;

/** Where a kind of things has its rows. */
export interface RowSource<Row> {
  kind: IndexedKind;
  rowKey(number: number): Key<RowItem<Row>>;
  /** Reads things consistently, by their ids; those that are gone are missing. */
  readCopies(ids: string[]): Promise<Map<string, Copy<Row>>>;
}

/** Above every version that a thing has. */
const GONE = Number.MAX_SAFE_INTEGER;

/** Writes a row unless a version that is newer stands there. */
export async function writeRow<Row>(key: Key<RowItem<Row>>, { row, version }: Copy<Row>): Promise<void> {
  try {
    await update(key, {
      update: 'SET #row = :row, #version = :version',
      // The same version again, because an earlier release may have copied it otherwise.
      condition: 'attribute_not_exists(pk) OR #version <= :version',
      names: { '#row': 'row', '#version': 'version' },
      values: { ':row': row, ':version': version },
    });
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error;
  }
}

/** Brings the rows of things that have a number up to date. Idempotent. */
export async function updateRows<Row>(source: RowSource<Row>, ids: string[]): Promise<void> {
  // Numbers first: who has changed a thing and found no number of it relies on the copy that is read afterwards.
  const numbers = await readNumbers(source.kind, ids);
  const copies = await source.readCopies([...numbers.keys()]);
  await Promise.all(
    Array.from(numbers, async ([id, number]) => {
      const copy = copies.get(id);
      if (copy) await writeRow(source.rowKey(number), copy);
    }),
  );
}

/** Empties the rows of things that are gone. */
export async function removeRows<Row>(keys: Key<RowItem<Row>>[]): Promise<void> {
  await Promise.all(
    keys.map((key) =>
      update(key, {
        update: 'SET #version = :gone, #ttl = :ttl REMOVE #row',
        names: { '#row': 'row', '#version': 'version', '#ttl': 'ttl' },
        values: { ':gone': GONE, ':ttl': Math.ceil((Date.now() + DAY) / SECOND) },
      }),
    ),
  );
}

/** The rows of things by their numbers; those of things that are gone are missing. */
export async function readRows<Row>(
  { rowKey }: Pick<RowSource<Row>, 'rowKey'>,
  numbers: number[],
): Promise<Map<number, Row>> {
  const keys = new Map(numbers.map((number) => [rowKey(number).pk, number]));
  const items = await getMany(numbers.map(rowKey));
  return new Map(
    items.flatMap(({ pk, row }): [number, Row][] => {
      const number = keys.get(pk);
      return number === undefined || row === undefined ? [] : [[number, row]];
    }),
  );
}
