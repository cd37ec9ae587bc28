import type { Update } from '../table/table.ts';
import type { Write } from '../table/write.ts';
import { readPasskeys } from './passkeys/passkeys.ts';
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

/**
 * Takes the passkeys and recovery codes from a member that were added since a moment, all of them when absent. Codes stand in
 * for passkeys: they go with the last one.
 *
 * @param since when, as ISO 8601
 */
export async function dropFactors(memberId: string, since = ''): Promise<Dropping> {
  const [passkeys, codes] = await Promise.all([readPasskeys(memberId), readRecoveryCodes(memberId)]);
  const gone = passkeys.filter(({ createdAt }) => createdAt >= since);
  const left = passkeys.length - gone.length;
  const doCodesGo = codes !== undefined && (left === 0 || codes.createdAt >= since);
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
