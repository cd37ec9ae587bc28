import type { RecoveryCodeState } from '../../shared/model/recovery-codes.ts';
import type { RecoveryCodesItem } from '../factors/recovery-codes/items.ts';

/** What a member is told of the codes that they have: how many, never which. */
export const presentRecoveryCodes = (stored: RecoveryCodesItem | undefined): RecoveryCodeState =>
  stored ? { left: stored.hashes?.size ?? 0, createdAt: stored.createdAt } : { left: 0 };
