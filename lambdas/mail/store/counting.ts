import {
  DAY,
  MAILS_PER_SENDER_PER_DAY,
  MAILS_PER_UNCONFIRMED_ADDRESS_PER_DAY,
  MINUTE,
  SECOND,
} from '../../../shared/limits.ts';
import { config } from '../../config.ts';
import { keyedHash } from '../../http/keyed-hash.ts';
import type { Write } from '../../table/write.ts';
import type { MailKind } from '../kind.ts';
import type { MailOrder } from '../orders.ts';
import { mailKeys } from './keys.ts';

/** Who has had, or has caused, as many mails as one may. */
export type MailLimit = 'recipient' | 'sender';

/** A mail is one too many. */
export class TooManyMailsError extends Error {
  readonly limit: MailLimit;

  constructor(limit: MailLimit) {
    super(`too many mails for this ${limit}`);
    this.name = new.target.name;
    this.limit = limit;
  }
}

/** The mail that there is one of was sent before. */
export class SentBeforeError extends Error {
  constructor() {
    super('this mail was sent before');
    this.name = new.target.name;
  }
}

/** Where a mail goes. */
export interface Recipient {
  address: string;
  /** Whether somebody has shown that they read the mail of this address. */
  isConfirmed: boolean;
}

/** One number that a mail adds to, and how large it may become. */
interface Counter {
  name: string;
  most: number;
}

function counted(who: string, limit: MailLimit, counters: Counter[], now: number): Write {
  const day = Math.floor(now / DAY);
  return {
    key: mailKeys.counts(who, String(day)),
    update: `SET #ttl = :ttl ADD ${counters.map((_, i) => `#counter${i} :one`).join(', ')}`,
    condition: counters
      .map((_, i) => `(attribute_not_exists(#counter${i}) OR #counter${i} < :most${i})`)
      .join(' AND '),
    names: { '#ttl': 'ttl', ...Object.fromEntries(counters.map(({ name }, i) => [`#counter${i}`, name])) },
    values: {
      ':ttl': ((day + 2) * DAY) / SECOND,
      ':one': 1,
      ...Object.fromEntries(counters.map(({ most }, i) => [`:most${i}`, most])),
    },
    onConditionFailed: () => new TooManyMailsError(limit),
  };
}

function recipientCounters(
  { name, limits }: MailKind<unknown>,
  isConfirmed: boolean,
  now: number,
): Counter[] {
  const ofKind = limits.map(({ most, within }) => ({
    name: `${name} ${within / MINUTE} ${Math.floor((now % DAY) / within)}`,
    most,
  }));
  const inAll = { name: 'unconfirmed', most: MAILS_PER_UNCONFIRMED_ADDRESS_PER_DAY };
  return isConfirmed ? ofKind : [...ofKind, inAll];
}

/** Longer than an order can come again: a stream keeps its records for a day, a queue for two weeks. */
const REMEMBERED = 30 * DAY;

async function onlyOne({ name }: MailKind<unknown>, subject: string, now: number): Promise<Write> {
  return {
    put: {
      ...mailKeys.sent(await keyedHash(`${name} ${subject}`)),
      ttl: Math.ceil((now + REMEMBERED) / SECOND),
    },
    ifNew: true,
    onConditionFailed: () => new SentBeforeError(),
  };
}

/**
 * What counts a mail, for the transaction that claims it: by recipient and kind, by sender, and by its subject where it is
 * the only one.
 *
 * @returns writes that fail with TooManyMailsError when it is one too many, and with SentBeforeError
 */
export async function countingWrites(
  kind: MailKind<unknown>,
  order: MailOrder,
  { address, isConfirmed }: Recipient,
  now = Date.now(),
): Promise<Write[]> {
  const toRecipient = recipientCounters(kind, isConfirmed, now);
  const most = MAILS_PER_SENDER_PER_DAY * config().DAILY_LIMITS_FACTOR;
  return [
    counted(`to#${await keyedHash(address)}`, 'recipient', toRecipient, now),
    ...(kind.subject ? [await onlyOne(kind, kind.subject(order), now)] : []),
    ...(kind.sender ? [counted(`by#${kind.sender(order)}`, 'sender', [{ name: 'all', most }], now)] : []),
  ];
}
