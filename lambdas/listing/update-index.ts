import { DAY, SECOND } from '../../shared/limits.ts';
import { getMany } from '../table/batch.ts';
import { newId } from '../table/ids.ts';
import type { Key } from '../table/key.ts';
import { retryOnConflict } from '../table/retry.ts';
import { update } from '../table/table.ts';
import type { PlacementItem } from './items.ts';

const AT_ONCE = 25;

/** Numbers that enter a list and that leave it. */
export interface Change {
  add: number[];
  remove: number[];
}

/** A project as an entry of one of the lists of a catalog. */
export interface Entry {
  list: string;
  number: number;
}

/** A list as it was read, to be changed only as long as nobody else changes it. */
export interface OpenList {
  /** @throws ConditionFailedError when the list has changed since it was opened */
  change(change: Change): Promise<void>;
}

/** Lists of projects that follow from the projects themselves. */
export interface Index<Place> {
  keyOf(projectId: string): Key<PlacementItem<Place>>;
  /** Where projects belong as they are now; deleted projects are missing. */
  readPlaces(projectIds: string[]): Promise<Map<string, Place[]>>;
  entriesOf(projectId: string, places: Place[]): Entry[];
  open(lists: string[]): Promise<Map<string, OpenList>>;
}

interface Move<Place> {
  projectId: string;
  seen: PlacementItem<Place> | undefined;
  /** Where the project may stand, by what was written down. */
  before: Place[];
  after: Place[];
}

/** Works on many things, some at a time. */
export async function inBatches<T>(list: T[], work: (one: T) => Promise<void>): Promise<void> {
  for (let i = 0; i < list.length; i += AT_ONCE) await Promise.all(list.slice(i, i + AT_ONCE).map(work));
}

async function readMoves<Place>(catalog: Index<Place>, projectIds: string[]): Promise<Move<Place>[]> {
  const [placements, places] = await Promise.all([
    getMany(projectIds.map(catalog.keyOf), { consistent: true }),
    catalog.readPlaces(projectIds),
  ]);
  const nameOf = ({ pk, sk }: Key): string => `${pk} ${sk}`;
  const byKey = new Map(placements.map((placement) => [nameOf(placement), placement]));
  return projectIds.map((projectId) => {
    const seen = byKey.get(nameOf(catalog.keyOf(projectId)));
    return { projectId, seen, before: seen?.places ?? [], after: places.get(projectId) ?? [] };
  });
}

/** What changes in each list. An unfinished move may have reached a list or not, so all of it is done again. */
function changesOf<Place>(catalog: Index<Place>, moves: Move<Place>[]): Map<string, Change> {
  const changes = new Map<string, Change>();
  const changeOf = (list: string): Change => {
    const change = changes.get(list) ?? { add: [], remove: [] };
    changes.set(list, change);
    return change;
  };
  const entriesOf = (projectId: string, places: Place[]) =>
    new Map(catalog.entriesOf(projectId, places).map((entry) => [`${entry.number} ${entry.list}`, entry]));
  for (const { projectId, seen, before, after } of moves) {
    const [old, wanted] = [entriesOf(projectId, before), entriesOf(projectId, after)];
    for (const [key, { list, number }] of old) if (!wanted.has(key)) changeOf(list).remove.push(number);
    for (const [key, { list, number }] of wanted)
      if (seen?.isMoving || !old.has(key)) changeOf(list).add.push(number);
  }
  return changes;
}

const distinct = <Place>(places: Place[]): Place[] => [
  ...new Map(places.map((place) => [JSON.stringify(place), place])).values(),
];

/** Writes down where a project may stand from now on; whoever has read its placement before has to read it again. */
async function claim<Place>(key: Key, { seen, before, after }: Move<Place>, revision: string): Promise<void> {
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

/** Writes down that a project stands where it belongs, unless somebody else has begun to move it. */
async function settle<Place>(key: Key, { after }: Move<Place>, revision: string): Promise<void> {
  // A deleted project is remembered for a while: a late writer must find that its knowledge is outdated.
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

async function placeOnce<Place>(catalog: Index<Place>, projectIds: string[]): Promise<void> {
  const moves = await readMoves(catalog, projectIds);
  const changes = changesOf(catalog, moves);
  const lists = await catalog.open([...changes.keys()]);
  const revision = newId();
  await inBatches(moves, (move) => claim(catalog.keyOf(move.projectId), move, revision));
  await inBatches([...changes], async ([list, change]) => lists.get(list)?.change(change));
  await inBatches(moves, (move) => settle(catalog.keyOf(move.projectId), move, revision));
}

/**
 * Puts projects where they belong in the lists of a catalog, and takes them out where they do not. Each list is read
 * and written once for all of them. Idempotent: what a run that has stopped in the middle, or one for an earlier state
 * of a project, has left is put right.
 *
 * The order of the steps makes that safe: lists are opened, then every place is written down, then the lists change,
 * then the earlier places are forgotten. A place is forgotten only after each list that may have it has changed, and
 * that makes any write fail that is still under way for it.
 */
export async function updateIndex<Place>(catalog: Index<Place>, projectIds: string[]): Promise<void> {
  const distinctIds = [...new Set(projectIds)];
  if (distinctIds.length > 0) await retryOnConflict(() => placeOnce(catalog, distinctIds));
}
