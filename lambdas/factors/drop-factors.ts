import type { Update } from '../table/table.ts';
import type { Write } from '../table/write.ts';
import type { PasskeyItem } from './passkeys/items.ts';
import { readPasskeys } from './passkeys/passkeys.ts';
import type { RecoveryCodesItem } from './recovery-codes/items.ts';
import { recoveryCodeKeys } from './recovery-codes/keys.ts';
import { readRecoveryCodes } from './recovery-codes/recovery-codes.ts';

/** How passkeys and recovery codes are taken from a member. */
export interface Dropping {
  /** The writes beside that of the account. */
  writes: Write[];
  /** What the write of the account has in addition: it fails when a passkey comes or goes meanwhile. */
  account: Pick<Update, 'values'> & { set: string; condition: string };
  /** Whether any passkey goes. */
  isNews: boolean;
}

/** What a member keeps. */
export interface Keeping {
  passkey: (passkey: PasskeyItem) => boolean;
  codes: (codes: RecoveryCodesItem) => boolean;
}

const NOTHING: Keeping = { passkey: () => false, codes: () => false };

/** Keeps what was there before a moment, as ISO 8601. */
export const keepOlder = (than: string): Keeping => ({
  passkey: ({ createdAt }) => createdAt < than,
  codes: ({ createdAt }) => createdAt < than,
});

/** Takes from a member the passkeys and recovery codes that they do not keep. Codes stand in for passkeys: they go with the last one. */
export async function dropFactors(memberId: string, keeping = NOTHING): Promise<Dropping> {
  const [passkeys, codes] = await Promise.all([readPasskeys(memberId), readRecoveryCodes(memberId)]);
  const gone = passkeys.filter((passkey) => !keeping.passkey(passkey));
  const left = passkeys.length - gone.length;
  const doCodesGo = codes !== undefined && (left === 0 || !keeping.codes(codes));
  return {
    writes: [
      ...gone.map(({ pk, sk }) => ({ delete: { pk, sk } })),
      ...(doCodesGo ? [{ delete: recoveryCodeKeys.codes(memberId) }] : []),
    ],
    account: {
      set: 'passkeys = :left',
      condition: `(passkeys = :passkeys${passkeys.length === 0 ? ' OR attribute_not_exists(passkeys)' : ''})`,
      values: { ':left': left, ':passkeys': passkeys.length },
    },
    isNews: gone.length > 0,
  };
}
