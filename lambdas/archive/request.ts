import { archive } from '../../shared/api/archive.ts';
import { SECOND } from '../../shared/limits.ts';
import { archive as texts } from '../../shared/texts/account/archive.ts';
import { HttpError } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { retryOnConflict } from '../table/retry.ts';
import { readArchive, requestArchive } from './store/archives.ts';
import { presentArchive } from './view.ts';

/** 429: the last one was asked for less than a day ago. */
class ArchiveTooSoonError extends HttpError {
  constructor(nextAt: string) {
    const seconds = Math.max(1, Math.ceil((Date.parse(nextAt) - Date.now()) / SECOND));
    super(429, 'ARCHIVE_TOO_SOON', texts.tooSoon, { headers: { 'retry-after': String(seconds) } });
  }
}

export const handler = handle(
  archive.request,
  ({ member, newId, effect }) =>
    retryOnConflict(async () => {
      const seen = await readArchive(member._id);
      const present = presentArchive(seen);
      // One at a time: who asks again in another tab waits for the same one.
      if (present.state === 'running') return present;
      if (present.nextAt) throw new ArchiveTooSoonError(present.nextAt);
      const requestedAt = new Date().toISOString();
      await requestArchive(effect, member._id, { archiveId: newId(), requestedAt }, seen);
      return { state: 'running' as const, requestedAt };
    }),
  async ({ member }) => presentArchive(await readArchive(member._id)),
);
