import { FORMER_ADDRESSES_MAX, SECOND } from '../../../shared/limits.ts';
import { TooManyRequests } from '../../http/errors.ts';
import { mailJob } from '../../mail/orders.ts';
import { getMany } from '../../table/batch.ts';
import { get } from '../../table/table.ts';
import type { Write } from '../../table/write.ts';
import { memberMailKinds } from '../mails/kinds.ts';
import { MemberGoneError } from './errors.ts';
import type { MemberItem } from './items.ts';
import { memberKeys } from './keys.ts';
import {
  isPending,
  isSameAddress,
  keptAddresses,
  recoveryEmail,
  restorable,
  restorableUntil,
} from './recovery-email.ts';

const secondsOf = (milliseconds: number): number => Math.ceil(milliseconds / SECOND);

/** Whether a change is to another address, not the same one written otherwise. */
export const isMoved = (member: MemberItem, email: string | undefined): email is string =>
  email !== undefined && !isSameAddress(email, member.email);

/** Lets a member have an address, unless it is kept for somebody else. */
export const takeAddress = (email: string, memberId: string, onConditionFailed: () => Error): Write => ({
  put: { ...memberKeys.email(email), memberId },
  condition: 'attribute_not_exists(pk) OR memberId = :me OR #ttl < :now',
  names: { '#ttl': 'ttl' },
  values: { ':me': memberId, ':now': secondsOf(Date.now()) },
  onConditionFailed,
});

const mine = (memberId: string) => ({ condition: 'memberId = :me', values: { ':me': memberId } });

export const freeAddress = (email: string, memberId: string): Write => ({
  delete: memberKeys.email(email),
  condition: 'attribute_not_exists(pk) OR memberId = :me',
  values: { ':me': memberId },
});

/** Keeps an address that is not the present one any more: for good while it can win the account back, else for a while. */
export function keepAddress(email: string, memberId: string, until?: number): Write {
  const { condition, values } = mine(memberId);
  if (until === undefined)
    return {
      key: memberKeys.email(email),
      update: 'SET isFormer = :true',
      condition,
      values: { ...values, ':true': true },
    };
  return {
    key: memberKeys.email(email),
    update: 'SET isFormer = :true, #ttl = :until',
    condition,
    names: { '#ttl': 'ttl' },
    values: { ...values, ':true': true, ':until': secondsOf(until) },
  };
}

/**
 * What a member remembers of a change to another address, so that it can be taken back.
 *
 * @throws TooManyRequests when they have changed it too often lately: no change may push another out of memory
 */
export function rememberAddress(member: MemberItem, email: string, changedAt: string): Partial<MemberItem> {
  const address = recoveryEmail(member);
  const others = restorable(member).filter((one) => !isSameAddress(one.address, address));
  const kept = isSameAddress(email, address) ? others : [...others, { address, changedAt }];
  const [oldest] = others;
  if (oldest && kept.length > FORMER_ADDRESSES_MAX)
    throw new TooManyRequests((restorableUntil(oldest) - Date.now()) / SECOND);
  return { recoveryAddress: address, formerAddresses: kept };
}

/** The addresses that are kept for a member now, in lower case: of others, somebody else may be the owner. */
export async function ownAddresses(member: MemberItem): Promise<string[]> {
  const addresses = [...new Set([...keptAddresses(member), member.email.toLowerCase()])];
  const handles = await getMany(addresses.map(memberKeys.email), { consistent: true });
  const own = new Set(handles.filter(({ memberId }) => memberId === member._id).map(({ pk }) => pk));
  return addresses.filter((address) => own.has(memberKeys.email(address).pk));
}

/** An earlier version gave members an address before they had confirmed it, and took the one before from them meanwhile. */
async function undoEarlierMove(member: MemberItem): Promise<Write[]> {
  const { _id, email } = member;
  if (!isPending(member)) return [];
  const held = await get(memberKeys.email(email), { consistent: true });
  if (held?.memberId !== _id || held.isFormer) return [];
  return [freeAddress(email, _id), takeAddress(recoveryEmail(member), _id, () => new MemberGoneError())];
}

/**
 * The writes that belong to a change to another address, whether it is anybody's or not: that is found out by whoever mails,
 * and again when it is confirmed. Its owner is told, and the address before.
 */
export const moveEmail = async (member: MemberItem, email: string, changedAt: string): Promise<Write[]> => [
  ...(await undoEarlierMove(member)),
  { put: mailJob(memberMailKinds.verifyEmail, { memberId: member._id, email }) },
  { put: mailJob(memberMailKinds.emailTried, { memberId: member._id, email }) },
  { put: mailJob(memberMailKinds.emailChanged, { memberId: member._id, changedAt }) },
];
