import { FORMER_ADDRESSES_MAX, SECOND } from '../../../shared/limits.ts';
import { TooManyRequests } from '../../http/errors.ts';
import { mailJob } from '../../mail/orders.ts';
import type { Write } from '../../table/write.ts';
import { EmailTakenError } from './errors.ts';
import type { MemberItem } from './items.ts';
import { memberKeys } from './keys.ts';
import { isSameAddress, recoveryEmail, restorable, restorableUntil } from './recovery-email.ts';

const secondsOf = (milliseconds: number): number => Math.ceil(milliseconds / SECOND);

/** Whether a change is to another address, not the same one written otherwise. */
export const isMoved = (member: MemberItem, email: string | undefined): email is string =>
  email !== undefined && !isSameAddress(email, member.email);

/** Lets a member have an address, unless it is kept for somebody else. */
export const takeAddress = (email: string, memberId: string, otherwise: () => Error): Write => ({
  put: { ...memberKeys.email(email), memberId },
  condition: 'attribute_not_exists(pk) OR memberId = :me OR #ttl < :now',
  names: { '#ttl': 'ttl' },
  values: { ':me': memberId, ':now': secondsOf(Date.now()) },
  otherwise,
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
  const kept = [...others, { address, changedAt }].filter((one) => !isSameAddress(one.address, email));
  const [oldest] = others;
  if (oldest && kept.length > FORMER_ADDRESSES_MAX)
    throw new TooManyRequests((restorableUntil(oldest) - Date.now()) / SECOND);
  return { recoveryAddress: address, formerAddresses: kept };
}

/** The writes that belong to a change to another address: who has which, and the mails to the new one and to the old one. */
export function moveEmail(member: MemberItem, email: string, changedAt: string): Write[] {
  const { _id, email: old } = member;
  const isOfUse = isSameAddress(old, recoveryEmail(member));
  const former = restorable({ ...member, email }).find(({ address }) => isSameAddress(address, old));
  return [
    takeAddress(email, _id, () => new EmailTakenError()),
    isOfUse || former
      ? keepAddress(old, _id, isOfUse || !former ? undefined : restorableUntil(former))
      : freeAddress(old, _id),
    { put: mailJob({ mail: 'verifyEmail', memberId: _id, email }) },
    { put: mailJob({ mail: 'emailChanged', memberId: _id, changedAt }) },
  ];
}
