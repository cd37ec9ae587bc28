import { httpKeys } from '../../http/keys.ts';
import { mailJob } from '../../mail/orders.ts';
import type { Effect } from '../../table/effect.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { get, remove } from '../../table/table.ts';
import type { Write } from '../../table/write.ts';
import { PasskeyFirstError } from '../errors.ts';
import { factorMailKinds } from '../mails/kinds.ts';
import { recoveryCodeKeys } from './keys.ts';

/** What is stored of a member's codes, as it stands now. */
export const readRecoveryCodes = (memberId: string) =>
  get(recoveryCodeKeys.codes(memberId), { consistent: true });

/**
 * Gives a member new codes in place of the earlier ones, and has them told by mail.
 *
 * @param hashes what is stored of the codes
 * @throws PasskeyFirstError when the member has no passkey
 */
export const replaceRecoveryCodes = (
  effect: Effect,
  memberId: string,
  hashes: string[],
  createdAt: string,
): Promise<void> =>
  retryOnConflict(() =>
    effect.commit([
      { put: { ...recoveryCodeKeys.codes(memberId), hashes: new Set(hashes), createdAt } },
      {
        check: httpKeys.account(memberId),
        condition: 'passkeys >= :one',
        values: { ':one': 1 },
        onConditionFailed: () => new PasskeyFirstError(),
      },
      { put: mailJob(factorMailKinds.recoveryCodesMade, { memberId }) },
    ]),
  );

class NoCodesError extends Error {
  override readonly name = 'NoCodesError';
}

/** Takes all codes from a member, and has them told by mail; does nothing when there are none. */
export async function removeRecoveryCodes(effect: Effect, memberId: string): Promise<void> {
  try {
    await retryOnConflict(() =>
      effect.commit([
        {
          delete: recoveryCodeKeys.codes(memberId),
          condition: 'attribute_exists(pk)',
          onConditionFailed: () => new NoCodesError(),
        },
        { put: mailJob(factorMailKinds.recoveryCodesRemoved, { memberId }) },
      ]),
    );
  } catch (error) {
    if (!(error instanceof NoCodesError)) throw error;
  }
}

/** The code is none of the member's, or was used before. */
export class CodeUnknownError extends Error {
  override readonly name = 'CodeUnknownError';
}

/** The writes that use a code up and have its member told by mail; they fail with CodeUnknownError when there is no such code. */
export const spendingOf = (memberId: string, hash: string): Write[] => [
  {
    key: recoveryCodeKeys.codes(memberId),
    update: 'DELETE hashes :used',
    condition: 'contains(hashes, :hash)',
    values: { ':used': new Set([hash]), ':hash': hash },
    onConditionFailed: () => new CodeUnknownError(),
  },
  { put: mailJob(factorMailKinds.recoveryCodeUsed, { memberId }) },
];

/** Deletes the codes of a member who has left; says that none are left. */
export async function sweepRecoveryCodes(memberId: string): Promise<boolean> {
  await remove(recoveryCodeKeys.codes(memberId));
  return false;
}
