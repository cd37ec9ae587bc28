import * as z from 'zod';
import { PASSKEYS_PER_MEMBER, RECOVERY_CODES } from '../limits.ts';
import { id } from './common.ts';
import { atMost } from './list.ts';
import { passkey } from './passkey.ts';

/** By what else than the password a member signs in, as far as they may keep it when they reset that. */
export const resetFactors = () =>
  z.strictObject({
    passkeys: z.array(passkey().omit({ synced: true })),
    /** How many are left. */
    recoveryCodes: z.int().min(0).max(RECOVERY_CODES),
  });

export type ResetFactors = z.infer<ReturnType<typeof resetFactors>>;

/** What stays of that: nothing that is not named. */
export const keptFactors = () =>
  z.object({
    keepPasskeys: atMost(PASSKEYS_PER_MEMBER, z.array(id)).optional(),
    /** They go with the last passkey all the same. */
    keepRecoveryCodes: z.boolean().optional(),
  });

export type KeptFactors = z.infer<ReturnType<typeof keptFactors>>;
