import { DAY, SECOND } from '../../shared/limits.ts';
import { getMany } from '../table/batch.ts';
import { newId } from '../table/ids.ts';
import type { Key } from '../table/key.ts';
import { retryOnConflict } from '../table/retry.ts';
import { update } from '../table/table.ts';
import type { ListChange } from './chunks.ts';
import type { PlacementItem } from './items.ts';

const AT_ONCE = 25;

/** An entity in one of the lists of an index. */
export interface Entry {
  list: string;
  number: number;
}

/** A list as it was read, to be changed only as long as nobody else changes it. */
export interface OpenList {
  /** @throws ConditionFailedError when the list has changed since it was opened */
  change(change: ListChange): Promise<void>;
}

/** Lists that follow from what is stored of some entities. */
export interface Index<Value> {
  placementKey(id: string): Key<PlacementItem<Value>>;
  /** What the entries of entities follow from, read consistently; deleted entities are missing. */
  readValues(ids: string[]): Promise<Map<string, Value[]>>;
  entriesOf(id: string, values: Value[]): Entry[];
  open(lists: string[]): Promise<Map<string, OpenList>>;
}

interface Move<Value> {
  id: string;
  key: Key<PlacementItem<Value>>;
  seen: PlacementItem<Value> | undefined;
  /** Where the entity may stand, by its placement. */
  before: Value[];
  after: Value[];
}

async function inBatches<T>(list: T[], work: (one: T) => Promise<void>): Promise<void> {
  for (let i = 0; i < list.length; i += AT_ONCE) await Promise.all(list.slice(i, i + AT_ONCE).map(work));
}

async function readMoves<Value>(index: Index<Value>, ids: string[]): Promise<Move<Value>[]> {
  const [placements, values] = await Promise.all([
    getMany(ids.map(index.placementKey), { consistent: true }),
    index.readValues(ids),
  ]);
  const nameOf = ({ pk, sk }: Key): string => `${pk} ${sk}`;
  const byKey = new Map(placements.map((placement) => [nameOf(placement), placement]));
  return ids.map((id) => {
    const key = index.placementKey(id);
    const seen = byKey.get(nameOf(key));
    return { id, key, seen, before: seen?.places ?? [], after: values.get(id) ?? [] };
  });
}

/** What changes in each list. An unfinished move may have reached a list or not, so all of it is done again. */
function changesOf<Value>(index: Index<Value>, moves: Move<Value>[]): Map<string, ListChange> {
  const changes = new Map<string, ListChange>();
  const changeOf = (list: string): ListChange => {
    const change = changes.get(list) ?? { add: [], remove: [] };
    changes.set(list, change);
    return change;
  };
  const entriesOf = (id: string, values: Value[]) =>
    new Map(index.entriesOf(id, values).map((entry) => [`${entry.number} ${entry.list}`, entry]));
  for (const { id, seen, before, after } of moves) {
    const [old, wanted] = [entriesOf(id, before), entriesOf(id, after)];
    for (const [key, { list, number }] of old) if (!wanted.has(key)) changeOf(list).remove.push(number);
    for (const [key, { list, number }] of wanted)
      if (seen?.isMoving || !old.has(key)) changeOf(list).add.push(number);
  }
  return changes;
}

const distinct = <Value>(values: Value[]): Value[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

/** Records where an entity may stand from now on; whoever has read its placement before has to read it again. */
async function beginMove<Value>({ key, seen, before, after }: Move<Value>, revision: string): Promise<void> {
  await update(key, {
    update: 'SET #places = :places, #isMoving = :true, #revision = :revision REMOVE #ttl',
    condition: seen ? '#revision = :seen' : 'attribute_not_exists(pk)',
    names: { '#places': 'places', '#isMoving': 'isMoving', '#revision': 'revision', '#ttl': 'ttl' },
    values: {
      ':places': distinct([...before, ...after]),
      ':true': true,
      ':revision': revision,
      ...(seen && { ':seen': seen.revision }),
    },
  });
}

/** Records that an entity stands where it belongs, unless somebody else has begun to move it. */
async function endMove<Value>({ key, after }: Move<Value>, revision: string): Promise<void> {
  // A deleted entity is remembered for a while: a late writer must find that its revision is outdated.
  const isDeleted = after.length === 0;
  await update(key, {
    update: `SET #places = :places, #isMoving = :false, #revision = :next${isDeleted ? ', #ttl = :ttl' : ''}`,
    condition: '#revision = :revision',
    names: {
      '#places': 'places',
      '#isMoving': 'isMoving',
      '#revision': 'revision',
      ...(isDeleted && { '#ttl': 'ttl' }),
    },
    values: {
      ':places': after,
      ':false': false,
      ':revision': revision,
      ':next': newId(),
      ...(isDeleted && { ':ttl': Math.ceil((Date.now() + DAY) / SECOND) }),
    },
  });
}

async function updateOnce<Value>(index: Index<Value>, ids: string[]): Promise<void> {
  const moves = await readMoves(index, ids);
  const changes = changesOf(index, moves);
  const lists = await index.open([...changes.keys()]);
  const revision = newId();
  await inBatches(moves, (move) => beginMove(move, revision));
  await inBatches([...changes], async ([list, change]) => lists.get(list)?.change(change));
  await inBatches(moves, (move) => endMove(move, revision));
}

/**
 * Puts entities where they belong in the lists of an index, and takes them out where they do not. Each list is read and
 * written once for all of them. Idempotent: what a run that has stopped in the middle, or one for an earlier state of an
 * entity, has left is put right.
 *
 * The order of the steps makes that safe: lists are opened, then all values, from before and after, are recorded, then the lists change, then
 * the earlier values are forgotten. A value is forgotten only after each list with an entry of it has changed, and that
 * makes any write fail that is still under way for it.
 *
 * @param ids of entities that were created, changed or deleted; doubles count once
 * @throws ContendedError when others keep changing the same lists or entities for four seconds
 */
export async function updateIndex<Value>(index: Index<Value>, ids: string[]): Promise<void> {
  const distinctIds = [...new Set(ids)];
  if (distinctIds.length > 0) await retryOnConflict(() => updateOnce(index, distinctIds));
}
