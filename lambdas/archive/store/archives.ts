import { ARCHIVE_EVERY, ARCHIVE_KEPT, SECOND } from '../../../shared/limits.ts';
import { Unauthenticated } from '../../http/errors.ts';
import { httpKeys } from '../../http/keys.ts';
import type { JobItem } from '../../jobs/items.ts';
import { jobKeys } from '../../jobs/keys.ts';
import { jobKind, type PayloadOf } from '../../jobs/kind.ts';
import { newJob } from '../../jobs/store.ts';
import { mailJob } from '../../mail/orders.ts';
import type { Effect } from '../../table/effect.ts';
import { ConditionFailedError } from '../../table/errors.ts';
import { get, remove, update } from '../../table/table.ts';
import { transact } from '../../table/transact.ts';
import type { Write } from '../../table/write.ts';
import { archiveMailKinds } from '../mails/kinds.ts';
import type { ArchiveItem } from './items.ts';
import { archiveKeys } from './keys.ts';

/** Has a worker of its own, because it may take a quarter of an hour. */
export const writeArchive = jobKind<{ memberId: string; archiveId: string }>(
  'write-archive',
  'ARCHIVE_QUEUE_URL',
);

export type ArchiveJob = JobItem<PayloadOf<typeof writeArchive>>;

/** `state` is a word of the table's own. */
const STATE = { '#state': 'state' };

/** Longer than any state of an archive is of interest. */
const ITEM_KEPT = ARCHIVE_EVERY + ARCHIVE_KEPT;

/** Longer than the worker may run: whoever has claimed a job by then has crashed. */
const CLAIMED_MS = 16 * 60 * SECOND;

/** The archive of a member, as it stands now. */
export const readArchive = (memberId: string) => get(archiveKeys.archive(memberId), { consistent: true });

const stillThere = (memberId: string): Write => ({
  check: httpKeys.account(memberId),
  condition: 'attribute_exists(pk)',
  onConditionFailed: () => new Unauthenticated(),
});

/**
 * Has the archive of a member written.
 *
 * @param seen the archive that stood there, whose place the new one takes
 * @throws ConditionFailedError when that has changed meanwhile
 */
export const requestArchive = (
  effect: Effect,
  memberId: string,
  archive: Pick<ArchiveItem, 'archiveId' | 'requestedAt'>,
  seen: ArchiveItem | undefined,
): Promise<void> =>
  effect.commit([
    {
      put: {
        ...archiveKeys.archive(memberId),
        ...archive,
        state: 'running',
        ttl: Math.ceil((Date.now() + ITEM_KEPT) / SECOND),
      },
      ...(seen
        ? {
            condition: 'archiveId = :seen AND #state = :state',
            names: STATE,
            values: { ':seen': seen.archiveId, ':state': seen.state },
          }
        : { ifNew: true }),
    },
    { put: newJob(writeArchive, { memberId, archiveId: archive.archiveId }, memberId) },
    stillThere(memberId),
  ]);

/**
 * Claims the job of an archive for this worker, and counts the try.
 *
 * @returns false when another worker is at it, or it is done
 */
export async function claimArchive({ jobId, begun }: ArchiveJob): Promise<boolean> {
  try {
    await update(jobKeys.job(jobId), {
      update: 'SET restsUntil = :until ADD failures :one',
      condition: 'begun = :begun AND (attribute_not_exists(restsUntil) OR restsUntil < :now)',
      values: { ':begun': begun, ':now': Date.now(), ':until': Date.now() + CLAIMED_MS, ':one': 1 },
    });
    return true;
  } catch (error) {
    if (error instanceof ConditionFailedError) return false;
    throw error;
  }
}

/** Gives a job that has failed back to the next try. */
export const releaseArchive = ({ jobId, begun }: ArchiveJob): Promise<unknown> =>
  update(jobKeys.job(jobId), {
    update: 'REMOVE restsUntil',
    condition: 'begun = :begun',
    values: { ':begun': begun },
  });

const end = ({ about, jobId, begun }: ArchiveJob, changes: string, values: object, also: Write[]) =>
  transact([
    {
      key: archiveKeys.archive(about.memberId),
      update: `SET #state = :state, #ttl = :ttl${changes}`,
      condition: 'archiveId = :mine AND #state = :running',
      names: { ...STATE, '#ttl': 'ttl' },
      values: {
        ':mine': about.archiveId,
        ':running': 'running',
        ':ttl': Math.ceil((Date.now() + ITEM_KEPT) / SECOND),
        ...values,
      },
    },
    { delete: jobKeys.job(jobId), condition: 'begun = :begun', values: { ':begun': begun } },
    ...also,
  ]);

/**
 * Notes that an archive can be downloaded, and has its member told by mail.
 *
 * @throws ConditionFailedError when it is not wanted any more, or another worker has finished it
 * @throws Unauthenticated when the member has left
 */
export const finishArchive = (job: ArchiveJob, bytes: number): Promise<void> =>
  end(
    job,
    ', readyAt = :now, bytes = :bytes',
    { ':state': 'ready', ':now': new Date().toISOString(), ':bytes': bytes },
    [
      stillThere(job.about.memberId),
      { put: mailJob(archiveMailKinds.archiveReady, { memberId: job.about.memberId }) },
    ],
  );

/**
 * Notes that an archive could not be written.
 *
 * @throws ConditionFailedError when it is not wanted any more
 */
export const failArchive = (job: ArchiveJob): Promise<void> => end(job, '', { ':state': 'failed' }, []);

/** Deletes the archive of a member who has left; says that none is left. */
export async function sweepArchive(memberId: string): Promise<boolean> {
  await remove(archiveKeys.archive(memberId));
  return false;
}
