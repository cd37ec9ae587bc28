import * as z from 'zod';
import { RECOVERY_CODE_TYPED_MAX, RECOVERY_CODES } from '../limits.ts';
import { recoveryCodes as texts } from '../texts/account/recovery-codes.ts';
import { instant } from './common.ts';
import { givenPassword } from './password.ts';

/** New codes, shown once. */
export const newRecoveryCodes = () =>
  z.strictObject({ codes: z.array(z.string()).max(RECOVERY_CODES), createdAt: instant });

export type NewRecoveryCodes = z.infer<ReturnType<typeof newRecoveryCodes>>;

/** What is left of a member's codes. */
export const recoveryCodeState = () =>
  z.strictObject({
    left: z.int().min(0).max(RECOVERY_CODES),
    /** When they were made; absent while there are none. */
    createdAt: instant.optional(),
  });

export type RecoveryCodeState = z.infer<ReturnType<typeof recoveryCodeState>>;

/** What new codes, or their removal, are asked for with; the password unless the member has just signed in. */
export const recoveryCodesRequest = () => z.object({ currentPassword: givenPassword().optional() });

/** A code as people type it: letters of any case, with or without what stands between them. */
export const typedRecoveryCode = () =>
  z.string(texts.codeRequired).trim().min(1, texts.codeRequired).max(RECOVERY_CODE_TYPED_MAX, texts.refused);
