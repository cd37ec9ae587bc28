import { forOwnedKinds } from '../users/owned-kinds.ts';
import type { recoveryCodeKeys } from './store/keys.ts';
import { sweepRecoveryCodes } from './store/recovery-codes.ts';

export const recoveryCodeSweeps = forOwnedKinds<typeof recoveryCodeKeys>()({ codes: sweepRecoveryCodes });
