import { archive } from '../../shared/api/archive.ts';
import { handle } from '../http/handle.ts';
import { retryOnConflict } from '../table/retry.ts';
import { readArchive, requestArchive } from './store/archives.ts';
import { ArchiveTooSoonError } from './store/errors.ts';
import { presentArchive } from './view.ts';

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
