import { archive } from '../../shared/api/archive.ts';
import { ARCHIVE_LINK_VALID } from '../../shared/limits.ts';
import { handle } from '../http/handle.ts';
import { exportKey } from '../media/file-keys.ts';
import { presignDownload } from '../media/presign.ts';
import { readArchive } from './store/archives.ts';
import { presentArchive } from './view.ts';

/** Signs a new link at each look: one that a function has signed dies with its credentials, long before a day is over. */
export const handler = handle(archive.get, async ({ member }) => {
  const found = await readArchive(member._id);
  const present = presentArchive(found);
  if (!found || present.state !== 'ready') return present;
  return {
    ...present,
    url: await presignDownload(exportKey(member._id, found.archiveId), ARCHIVE_LINK_VALID),
  };
});
