import { SAVED_MAX } from '../../shared/limits.ts';
import type { Savable, SavedKind } from '../../shared/model/saved.ts';
import { memberKeys } from '../members/store/keys.ts';
import { removeMany } from '../table/batch.ts';
import type { Effect } from '../table/effect.ts';
import { idNumber, newId } from '../table/ids.ts';
import { newestFirst, type PageOf } from '../table/paginate.ts';
import { retryOnConflict } from '../table/retry.ts';
import { get, type Page, query } from '../table/table.ts';
import { TooManySavedError } from './errors.ts';
import type { SaveItem } from './items.ts';
import { saveKeys } from './keys.ts';

const readSave = (memberId: string, thing: Savable) =>
  get(saveKeys.save(memberId, thing), { consistent: true });

/** A page of what a member has saved of a kind, newest first. */
export const readSaves = (memberId: string, kind: SavedKind, page: PageOf): Promise<Page<SaveItem>> =>
  newestFirst<SaveItem>({ partition: saveKeys.savedBy(memberId, kind), index: 'gsi1' }, page);

/**
 * Saves something for a member. What is saved already keeps its place.
 *
 * @param checkThing throws when it is not there for the member
 * @throws TooManySavedError when the member has saved as many of this kind as one may, and what `checkThing` throws
 */
export const addSave = (
  effect: Effect,
  memberId: string,
  thing: Savable,
  checkThing: () => Promise<void>,
): Promise<void> =>
  retryOnConflict(async () => {
    // Counting what there is costs less than a count that each save changes. Calls at the same moment may exceed it.
    const [save, { items: all }] = await Promise.all([
      readSave(memberId, thing),
      readSaves(memberId, thing.kind, { limit: SAVED_MAX }),
      checkThing(),
    ]);
    if (save) return;
    if (all.length >= SAVED_MAX) throw new TooManySavedError();
    const _id = newId();
    await effect.commit([
      {
        put: {
          ...saveKeys.save(memberId, thing),
          ...saveKeys.byMember(memberId, thing.kind, _id),
          _id,
          thingId: thing.id,
        },
        ifNew: true,
      },
    ]);
  });

/** Saves something no longer, whether it is still there or not. Idempotent. */
export const removeSave = (effect: Effect, memberId: string, thing: Savable): Promise<void> =>
  retryOnConflict(async () => {
    if (await readSave(memberId, thing)) await effect.commit([{ delete: saveKeys.save(memberId, thing) }]);
  });

/** The ids under which a member has saved a project and its roles, as it stands now. */
export async function savedOnProject(memberId: string, projectId: string): Promise<Set<string>> {
  const { items } = await query<SaveItem>({
    KeyConditionExpression: 'pk = :member AND begins_with(sk, :project)',
    ExpressionAttributeValues: {
      ':member': memberKeys.member(memberId),
      ':project': saveKeys.onProject(idNumber(projectId)),
    },
    ConsistentRead: true,
  });
  return new Set(items.map(({ thingId }) => thingId));
}

const SWEPT = 100;

/**
 * Removes a page of what a deleted member had saved of a kind.
 *
 * @returns whether more may be left
 */
export const sweepSaves =
  (kind: SavedKind) =>
  async (memberId: string): Promise<boolean> => {
    const { items, more } = await readSaves(memberId, kind, { limit: SWEPT });
    await removeMany(items);
    return more;
  };
