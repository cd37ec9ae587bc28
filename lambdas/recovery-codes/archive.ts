import type { recoveryCodeKeys } from '../factors/recovery-codes/keys.ts';
import { readRecoveryCodes } from '../factors/recovery-codes/recovery-codes.ts';
import type { ArchivePart } from '../members/archive-part.ts';
import { forOwnedKinds } from '../members/owned-kinds.ts';
import { presentRecoveryCodes } from './view.ts';

/** How many codes are left: which, nobody knows any more. */
const recoveryCodes: ArchivePart = {
  file: 'recovery-codes.json',
  value: async ({ _id: memberId }) => presentRecoveryCodes(await readRecoveryCodes(memberId)),
};

export const recoveryCodeArchive = forOwnedKinds<typeof recoveryCodeKeys>()({ codes: recoveryCodes });
