import { forOwnedKinds } from '../members/owned-kinds.ts';
import { sweepArchive } from './store/archives.ts';
import type { archiveKeys } from './store/keys.ts';

export const archiveSweeps = forOwnedKinds<typeof archiveKeys>()({ archive: sweepArchive });
