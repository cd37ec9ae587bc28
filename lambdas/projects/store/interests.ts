import type { Effect } from '../../table/effect.ts';
import { newId } from '../../table/ids.ts';
import { newestFirst, type PageOf } from '../../table/paginate.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { get, type Page, type Stored } from '../../table/table.ts';
import { transact } from '../../table/transact.ts';
import type { Write } from '../../table/write.ts';
import type { ViewingMember } from '../../visibility/viewer.ts';
import { OwnProjectError } from './errors.ts';
import type { InterestItem } from './items.ts';
import { projectKeys } from './keys.ts';
import { NO_INTERESTS, readProject } from './projects.ts';

const readStored = (memberId: string, projectId: string): Promise<Stored<InterestItem> | undefined> =>
  get(projectKeys.interest(memberId, projectId), { consistent: true });

/** How many investors are interested in a project, as it stands now. */
export const countInterests = async (projectId: string): Promise<number> =>
  ((await get(projectKeys.interests(projectId), { consistent: true })) ?? NO_INTERESTS).interestCount;

/** The interest of a member in a project, as it stands now; undefined when there is none, or none any more. */
export async function findInterest(memberId: string, projectId: string): Promise<InterestItem | undefined> {
  const stored = await readStored(memberId, projectId);
  return stored?.isWithdrawn ? undefined : stored;
}

/** A page of those who are interested in a project, newest first; it goes on behind an `at`. */
export async function readInterests(
  projectId: string,
  { before, limit }: PageOf,
): Promise<Page<InterestItem>> {
  const { gsi1pk, gsi1sk } = projectKeys.byInterest(projectId, 'standing', '');
  return newestFirst<InterestItem>(
    { partition: gsi1pk, prefix: gsi1sk, index: 'gsi1' },
    { before: before && projectKeys.byInterest(projectId, 'standing', before).gsi1sk, limit },
  );
}

const count = (projectId: string, by: 1 | -1): Write => ({
  key: projectKeys.interests(projectId),
  update: 'SET interestCount = if_not_exists(interestCount, :zero) + :by',
  values: { ':zero': 0, ':by': by },
});

const asSeen = (stored: InterestItem | undefined) =>
  stored ? { condition: 'version = :seen', values: { ':seen': stored.version } } : ({ ifNew: true } as const);

export interface NewInterest {
  projectId: string;
  /** The note before stays when it is absent. */
  note?: string | undefined;
}

/**
 * Makes an investor interested in a project, or changes their note. What was taken back is the same item again, so that
 * the founder is notified of the first time alone.
 *
 * @throws ProjectNotFoundError, OwnProjectError
 * @returns the interest, and how many there are afterwards
 */
export const setInterest = (
  effect: Effect,
  viewer: ViewingMember,
  { projectId, note }: NewInterest,
): Promise<{ interest: InterestItem; interestCount: number }> =>
  retryOnConflict(async () => {
    const { _id: memberId } = viewer;
    const [project, stored, interestCount] = await Promise.all([
      readProject(viewer, projectId),
      readStored(memberId, projectId),
      countInterests(projectId),
    ]);
    if (project.founder._id === memberId) throw new OwnProjectError();
    const stands = stored !== undefined && !stored.isWithdrawn;
    if (stands && (note === undefined || note === stored.note)) return { interest: stored, interestCount };
    const at = stands ? stored.at : newId();
    const interest: InterestItem = {
      ...projectKeys.byInterest(projectId, 'standing', at),
      _id: stored?._id ?? at,
      at,
      projectId,
      founderId: project.founder._id,
      memberId,
      note: note ?? stored?.note ?? '',
      version: (stored?.version ?? 0) + 1,
    };
    await effect.commit([
      { put: { ...projectKeys.interest(memberId, projectId), ...interest }, ...asSeen(stored) },
      ...(stands ? [] : [count(projectId, 1)]),
    ]);
    return { interest, interestCount: interestCount + (stands ? 0 : 1) };
  });

/** Ends the interest of a member in a project, whether that is still there or not. Idempotent. */
export const withdrawInterest = (effect: Effect, memberId: string, projectId: string): Promise<void> =>
  retryOnConflict(async () => {
    const stored = await readStored(memberId, projectId);
    if (!stored || stored.isWithdrawn) return;
    await effect.commit([
      {
        put: {
          ...stored,
          ...projectKeys.byInterest(projectId, 'withdrawn', stored.at),
          note: '',
          isWithdrawn: true,
          version: stored.version + 1,
        },
        ...asSeen(stored),
      },
      count(projectId, -1),
    ]);
  });

/** Removes the interest of a deleted member, and that there was one. */
export const removeInterest = (memberId: string, projectId: string): Promise<void> =>
  retryOnConflict(async () => {
    const [stored, interestCount] = await Promise.all([
      readStored(memberId, projectId),
      countInterests(projectId),
    ]);
    if (!stored) return;
    await transact([
      { delete: projectKeys.interest(memberId, projectId), ...asSeen(stored) },
      // The project may have been deleted, and its count with it.
      ...(stored.isWithdrawn || interestCount === 0 ? [] : [count(projectId, -1)]),
    ]);
  });
