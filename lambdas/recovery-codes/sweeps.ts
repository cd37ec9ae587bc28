import type { recoveryCodeKeys } from '../factors/recovery-codes/keys.ts';
import { sweepRecoveryCodes } from '../factors/recovery-codes/recovery-codes.ts';
import { forOwnedKinds } from '../members/owned-kinds.ts';

export const recoveryCodeSweeps = forOwnedKinds<typeof recoveryCodeKeys>()({ codes: sweepRecoveryCodes });
