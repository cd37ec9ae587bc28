import { SECOND } from '../../../shared/limits.ts';
import type { Suspension } from '../../../shared/model/suspension.ts';
import { keyedHash } from '../../http/keyed-hash.ts';
import type { Key } from '../../table/key.ts';
import { get } from '../../table/table.ts';
import type { Write } from '../../table/write.ts';
import { EmailTakenError, UsernameTakenError } from './errors.ts';
import type { SuspendedHandleItem } from './items.ts';
import { memberKeys } from './keys.ts';

/** Usernames hold no `@`, so that none has the hash of an address. */
const keyOf = async (handle: string): Promise<Key<SuspendedHandleItem>> =>
  memberKeys.suspended(await keyedHash(handle));

/** What keeps usernames and e-mail addresses of a suspended member who leaves from being signed up with until it is over. */
export const keepSuspended = (handles: string[], { until }: Suspension): Promise<Write[]> =>
  Promise.all(
    handles.map(async (handle) => ({
      put: { ...(await keyOf(handle)), ttl: Math.ceil(Date.parse(until) / SECOND) },
    })),
  );

const refusal = async (handle: string, onConditionFailed: () => Error): Promise<Write> => ({
  check: await keyOf(handle),
  condition: 'attribute_not_exists(pk) OR #ttl <= :now',
  names: { '#ttl': 'ttl' },
  values: { ':now': Date.now() / SECOND },
  onConditionFailed,
});

/** The check that nobody has left with this address whose suspension lasts. */
export const refusesSuspendedEmail = (email: string, onConditionFailed: () => Error): Promise<Write> =>
  refusal(email, onConditionFailed);

/** Whether somebody has left with this name or address whose suspension lasts. */
export async function isKeptSuspended(handle: string): Promise<boolean> {
  const kept = await get(await keyOf(handle), { consistent: true });
  return kept !== undefined && kept.ttl > Date.now() / SECOND;
}

/** The same check of the username and the address of somebody who signs up. */
export const refusesSuspended = (newcomer: { email: string; username: string }): Promise<Write[]> =>
  Promise.all([
    refusal(newcomer.email, () => new EmailTakenError()),
    refusal(newcomer.username, () => new UsernameTakenError()),
  ]);
