import type { KeptFactors } from '../../../shared/model/factors.ts';
import { type Dropping, dropFactors } from '../../factors/drop-factors.ts';
import type { PasskeyItem } from '../../factors/passkeys/items.ts';
import { readPasskeys } from '../../factors/passkeys/passkeys.ts';
import { readRecoveryCodes } from '../../factors/recovery-codes/recovery-codes.ts';
import { isTooWeak } from '../../http/session/strength.ts';
import type { Owner } from '../links/recovery.ts';

/**
 * What becomes of passkeys and recovery codes when a password is reset. All of an administrator's stay who needs them: without
 * any, the mailbox alone would be enough to add one, and with it to become administrator. None of an account stays that nobody
 * had confirmed: whoever signed up may have been somebody else.
 */
function fateOf({ member, account }: Owner): 'all stay' | 'all go' | 'chosen' {
  if (isTooWeak(account, false) && (account.passkeys ?? 0) > 0) return 'all stay';
  return member.isRecoveryVerified ? 'chosen' : 'all go';
}

interface Choice {
  /** Newest first. */
  passkeys: PasskeyItem[];
  recoveryCodes: number;
}

/** What whoever resets the password may keep. */
export async function readChoice(owner: Owner): Promise<Choice> {
  if (fateOf(owner) !== 'chosen') return { passkeys: [], recoveryCodes: 0 };
  const { memberId } = owner.account;
  const [passkeys, codes] = await Promise.all([readPasskeys(memberId), readRecoveryCodes(memberId)]);
  return {
    passkeys: passkeys.sort((a, b) => b.createdAt.localeCompare(a.createdAt)),
    recoveryCodes: codes?.hashes?.size ?? 0,
  };
}

/** Takes passkeys and recovery codes away for a reset of the password; undefined when all stay. */
export async function dropForReset(owner: Owner, kept: KeptFactors): Promise<Dropping | undefined> {
  const fate = fateOf(owner);
  const { memberId } = owner.account;
  if (fate === 'all stay') return undefined;
  if (fate === 'all go') return dropFactors(memberId);
  const passkeys = new Set(kept.keepPasskeys);
  return dropFactors(memberId, {
    passkey: ({ _id }) => passkeys.has(_id),
    codes: () => kept.keepRecoveryCodes ?? false,
  });
}
