import type { ArchivePart } from '../users/archive-part.ts';
import { forOwnedKinds } from '../users/owned-kinds.ts';
import type { recoveryCodeKeys } from './store/keys.ts';
import { readRecoveryCodes } from './store/recovery-codes.ts';
import { presentRecoveryCodes } from './view.ts';

/** How many codes are left: which, nobody knows any more. */
const recoveryCodes: ArchivePart = {
  file: 'recovery-codes.json',
  value: async (memberId) => presentRecoveryCodes(await readRecoveryCodes(memberId)),
};

export const recoveryCodeArchive = forOwnedKinds<typeof recoveryCodeKeys>()({ codes: recoveryCodes });
