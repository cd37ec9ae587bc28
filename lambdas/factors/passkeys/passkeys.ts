import { createHash } from 'node:crypto';
import { PASSKEYS_PER_MEMBER } from '../../../shared/limits.ts';
import { Unauthenticated } from '../../http/errors.ts';
import { httpKeys } from '../../http/keys.ts';
import { readAccount } from '../../http/session/accounts.ts';
import { mailJob } from '../../mail/orders.ts';
import { removeMany } from '../../table/batch.ts';
import type { Effect } from '../../table/effect.ts';
import { ConditionFailedError } from '../../table/errors.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { get, queryPages, type Stored, update } from '../../table/table.ts';
import {
  LastPasskeyError,
  PasskeyKnownError,
  PasskeyNotFoundError,
  TooManyPasskeysError,
} from '../errors.ts';
import { factorMailKinds } from '../mails/kinds.ts';
import { recoveryCodeKeys } from '../recovery-codes/keys.ts';
import type { PasskeyItem } from './items.ts';
import { passkeyKeys } from './keys.ts';

const ID_LENGTH = 16;

/** The id of a passkey, from the name its authenticator gave it: the same passkey has no second one. */
export const passkeyIdOf = (credentialId: string): string =>
  createHash('sha256').update(credentialId).digest('base64url').slice(0, ID_LENGTH);

/** All passkeys of a member, by their ids. */
export const readPasskeys = (memberId: string): Promise<Stored<PasskeyItem>[]> => {
  const { pk, sk } = passkeyKeys.passkey(memberId, '');
  return queryPages<PasskeyItem>({
    KeyConditionExpression: 'pk = :member AND begins_with(sk, :passkeys)',
    ExpressionAttributeValues: { ':member': pk, ':passkeys': sk },
  });
};

/** One passkey of a member. */
export const readPasskey = (memberId: string, passkeyId: string) =>
  get(passkeyKeys.passkey(memberId, passkeyId), { consistent: true });

/**
 * Adds a passkey to a member, and has them told by mail.
 *
 * @throws PasskeyKnownError when it is there already
 * @throws TooManyPasskeysError when the member has as many as a member can have
 */
export const addPasskey = (effect: Effect, passkey: PasskeyItem): Promise<void> =>
  retryOnConflict(() =>
    effect.commit([
      {
        put: { ...passkeyKeys.passkey(passkey.memberId, passkey._id), ...passkey },
        ifNew: true,
        onConditionFailed: () => new PasskeyKnownError(),
      },
      {
        key: httpKeys.account(passkey.memberId),
        update: 'ADD passkeys :one',
        condition: 'attribute_exists(pk) AND (attribute_not_exists(passkeys) OR passkeys < :most)',
        values: { ':one': 1, ':most': PASSKEYS_PER_MEMBER },
        onConditionFailed: () => new TooManyPasskeysError(),
      },
      { put: mailJob(factorMailKinds.passkeyAdded, { memberId: passkey.memberId }) },
    ]),
  );

/**
 * Takes a passkey from a member, and has them told by mail. Recovery codes stand in for passkeys: they go with the last one.
 *
 * @param options `keepsOne` when they may not be without
 * @throws PasskeyNotFoundError when they have none of this id
 * @throws LastPasskeyError when it is the one that they have to keep
 */
export const removePasskey = (
  effect: Effect,
  memberId: string,
  passkeyId: string,
  { keepsOne }: { keepsOne: boolean },
): Promise<void> =>
  retryOnConflict(async () => {
    const account = await readAccount(memberId);
    if (!account) throw new Unauthenticated();
    const { passkeys = 0 } = account;
    const isLast = passkeys <= 1;
    await effect.commit([
      {
        delete: passkeyKeys.passkey(memberId, passkeyId),
        condition: 'attribute_exists(pk)',
        onConditionFailed: () => new PasskeyNotFoundError(),
      },
      {
        key: httpKeys.account(memberId),
        update: 'ADD passkeys :less',
        condition: `passkeys = :seen${keepsOne ? ' AND passkeys > :one' : ''}`,
        values: { ':less': -1, ':seen': passkeys, ...(keepsOne && { ':one': 1 }) },
        ...(keepsOne && isLast && { onConditionFailed: () => new LastPasskeyError() }),
      },
      ...(isLast ? [{ delete: recoveryCodeKeys.codes(memberId) }] : []),
      { put: mailJob(factorMailKinds.passkeyRemoved, { memberId }) },
    ]);
  });

/**
 * Notes that a passkey has signed its member in.
 *
 * @param counter uses as its authenticator counts them
 * @returns false when it was removed meanwhile
 */
export async function notePasskeyUse(passkey: PasskeyItem, counter: number): Promise<boolean> {
  try {
    await update(passkeyKeys.passkey(passkey.memberId, passkey._id), {
      update: 'SET #counter = :counter, lastUsedAt = :now',
      condition: 'attribute_exists(pk)',
      names: { '#counter': 'counter' },
      values: { ':counter': counter, ':now': new Date().toISOString() },
    });
    return true;
  } catch (error) {
    if (error instanceof ConditionFailedError) return false;
    throw error;
  }
}

/** Deletes the passkeys of a member who has left; says that none are left. */
export async function sweepPasskeys(memberId: string): Promise<boolean> {
  await removeMany(await readPasskeys(memberId));
  return false;
}
