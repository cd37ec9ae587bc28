import { Readable } from 'node:stream';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { isSmallerCopy } from '../../shared/rules/picture-path.ts';
import { archiveReadme } from '../../shared/texts/account/archive.ts';
import { Unauthenticated } from '../http/errors.ts';
import { readAccount } from '../http/session/accounts.ts';
import { workOnMessages } from '../jobs/messages.ts';
import { finishJob, readJob } from '../jobs/store.ts';
import { logger } from '../logger.ts';
import { remove } from '../media/bucket.ts';
import { deckFolder, exportFolder, exportKey, mediaFolder } from '../media/file-keys.ts';
import { everyKey, openObject, putStream } from '../media/streams.ts';
import type { ArchivePart } from '../members/archive-part.ts';
import { readStoredCard } from '../members/store/members.ts';
import { ConditionFailedError } from '../table/errors.ts';
import { newViewer, type ViewingMember } from '../visibility/viewer.ts';
import {
  type ArchiveJob,
  claimArchive,
  failArchive,
  finishArchive,
  readArchive,
  releaseArchive,
  writeArchive,
} from './store/archives.ts';
import { jsonOf, newZip, type Zip } from './zip.ts';

const MAX_TRIES = 5;

/** Puts everything about a member into the file: what is in the table, then what is in the bucket. */
async function fill(zip: Zip, viewer: ViewingMember, parts: readonly ArchivePart[]): Promise<void> {
  await zip.add('README.txt', Readable.from([Buffer.from(archiveReadme)]), { compress: true });
  for (const part of parts) await zip.add(part.file, jsonOf(part, viewer), { compress: true });
  // Their sizes are copies of the same picture.
  for (const folder of [mediaFolder(viewer._id), deckFolder(viewer._id)])
    for await (const keys of everyKey(folder))
      for (const key of keys.filter((one) => !isSmallerCopy(one))) {
        const content = await openObject(key);
        // They are compressed already. Their names are the paths that the other files mention.
        if (content) await zip.add(key, content, { compress: false });
      }
  zip.end();
}

/** @returns bytes of the file */
async function write(
  { memberId, archiveId }: ArchiveJob['about'],
  username: string,
  parts: readonly ArchivePart[],
): Promise<number> {
  const zip = newZip();
  const viewer = newViewer(
    memberId,
    readAccount(memberId).then((account) => account ?? {}),
  );
  const giveUp = (error: Error): never => {
    zip.fail(error);
    throw error;
  };
  const day = new Date().toISOString().slice(0, 10);
  const served = {
    ContentType: 'application/zip',
    ContentDisposition: `attachment; filename="hearth-${username}-${day}.zip"`,
  };
  const [stored, filled] = await Promise.allSettled([
    putStream(exportKey(memberId, archiveId), zip.output, served).catch(giveUp),
    // Whoever is hidden from the member is so in their archive, too.
    fill(zip, viewer, parts).catch(giveUp),
  ]);
  if (filled.status === 'rejected') throw filled.reason;
  if (stored.status === 'rejected') throw stored.reason;
  return stored.value;
}

/** Deletes the files of earlier archives, and of tries that were given up. */
async function removeOthers({ memberId, archiveId }: ArchiveJob['about']): Promise<void> {
  const own = exportKey(memberId, archiveId);
  for await (const keys of everyKey(exportFolder(memberId))) await remove(keys.filter((key) => key !== own));
}

const isUnwanted = (error: unknown): boolean =>
  error instanceof ConditionFailedError || error instanceof Unauthenticated;

/** Ends a job, unless the member has left or has a newer archive; then nothing is to be left of this one. */
async function end(job: ArchiveJob, ending: Promise<void>): Promise<void> {
  try {
    await ending;
  } catch (error) {
    if (!isUnwanted(error)) throw error;
    const { memberId, archiveId } = job.about;
    const found = await readArchive(memberId);
    if (found?.archiveId !== archiveId) await remove([exportKey(memberId, archiveId)]);
    await finishJob(job);
  }
}

async function carryOut(jobId: string, parts: readonly ArchivePart[]): Promise<void> {
  const job = await readJob(writeArchive, jobId);
  if (!job || !(await claimArchive(job))) return;
  const { about, failures = 0 } = job;
  if (failures >= MAX_TRIES) {
    logger.error('archive was given up', { jobId });
    return end(job, failArchive(job));
  }
  try {
    const card = await readStoredCard(about.memberId, { consistent: true });
    if (card) await removeOthers(about);
    const bytes = card ? await write(about, card.username, parts) : 0;
    await end(job, finishArchive(job, bytes));
    logger.info('archive written', { jobId, bytes });
  } catch (error) {
    await releaseArchive(job).catch(() => {});
    throw error;
  }
}

/**
 * Creates the worker of archives; one that fails is given up after five tries.
 *
 * @param parts the files of an archive but those that members have uploaded
 */
export const archiveWorker =
  (parts: readonly ArchivePart[]) =>
  (event: SQSEvent): Promise<SQSBatchResponse> =>
    workOnMessages(event, 'archive', (jobId) => carryOut(jobId, parts));
