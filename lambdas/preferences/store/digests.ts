import { DAY, HOUR } from '../../../shared/limits.ts';
import type { Preferences } from '../../../shared/model/preferences.ts';
import { USUAL_DIGEST_HOUR } from '../../../shared/rules/notifications/mail-choices.ts';
import { memberKinds } from '../../members/store/keys.ts';
import { ConditionFailedError, ContendedError } from '../../table/errors.ts';
import { newestFirst } from '../../table/paginate.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { get, primary, type Stored } from '../../table/table.ts';
import { transact } from '../../table/transact.ts';
import type { Write } from '../../table/write.ts';
import type { DigestItem } from './items.ts';
import { digestsAt, preferenceKinds } from './keys.ts';

/** Where a member stands who gets a mail of the day: in UTC until their time zone is known. */
export const digestOf = (memberId: string, { timeZone, digestHour }: Preferences) =>
  preferenceKinds.digest(timeZone, String(digestHour), memberId);

/** When it was such an hour in UTC last. */
const lastInUtc = (hour: number): number => Math.floor((Date.now() - hour * HOUR) / DAY) * DAY + hour * HOUR;

/** What a member knows already who moves to another list. */
async function toldBefore(memberId: string, before: Preferences, isZoneKnown: boolean) {
  const found = await get(digestOf(memberId, before), { consistent: true });
  return found && !isZoneKnown ? lastInUtc(before.digestHour) : found?.toldUntil;
}

/**
 * The writes that move a member to where they stand now.
 *
 * @param isZoneKnown whether their time zone was known before
 */
export async function moveDigest(
  memberId: string,
  before: Preferences,
  after: Preferences,
  isZoneKnown: boolean,
): Promise<Write[]> {
  const [from, to] = [digestOf(memberId, before), digestOf(memberId, after)];
  const withMessages = after.types.message.email === 'daily';
  if (from.pk === to.pk)
    return [
      {
        key: to,
        update: 'SET memberId = :member, withMessages = :messages',
        values: { ':member': memberId, ':messages': withMessages },
      },
    ];
  const toldUntil = await toldBefore(memberId, before, isZoneKnown);
  const item: DigestItem = { memberId, withMessages, ...(toldUntil !== undefined && { toldUntil }) };
  // There may be none, but another function may be about to write it.
  return [{ put: { ...to, ...item } }, { delete: primary(from) }];
}

const isContended = (error: unknown): boolean => error instanceof ContendedError;

/** Has a member of whom no time zone is known told of their day in UTC. One whose zone is known by now stays where they are. */
export async function listInUtc(memberId: string, { types }: Preferences): Promise<void> {
  const key = preferenceKinds.digest('UTC', String(USUAL_DIGEST_HOUR), memberId);
  if (await get(key)) return;
  const item: DigestItem = { memberId, withMessages: types.message.email === 'daily' };
  const write = () =>
    transact([
      { put: { ...key, ...item } },
      {
        check: preferenceKinds.preferences(memberId),
        condition: 'attribute_not_exists(#zone) AND attribute_not_exists(digestHour)',
        names: { '#zone': 'timeZone' },
      },
      { check: memberKinds.card(memberId), condition: 'attribute_exists(pk)' },
    ]);
  try {
    await retryOnConflict(write, isContended);
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error;
  }
}

/**
 * Some of those who get their mail of the day at an hour of a time zone.
 *
 * @param before where the page before has ended
 */
export const readDigests = (
  timeZone: string,
  hour: number,
  page: { before?: string | undefined; limit: number },
): Promise<{ items: Stored<DigestItem>[]; more: boolean }> =>
  newestFirst<DigestItem>({ partition: digestsAt(timeZone, hour) }, page);
