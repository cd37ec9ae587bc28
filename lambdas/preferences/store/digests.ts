import type { Preferences } from '../../../shared/model/preferences.ts';
import { newestFirst } from '../../table/paginate.ts';
import { primary, type Stored } from '../../table/table.ts';
import type { Write } from '../../table/write.ts';
import type { DigestItem, PreferencesItem } from './items.ts';
import { digestsAt, preferenceKinds } from './keys.ts';

/** Where a member stands who gets a mail of the day; nowhere until their time zone is known. */
export const digestOf = (memberId: string, { timeZone, digestHour }: Preferences, item?: PreferencesItem) =>
  item?.timeZone === undefined ? undefined : preferenceKinds.digest(timeZone, String(digestHour), memberId);

/** The writes that move a member to where they stand now. */
export function moveDigest(
  memberId: string,
  before: ReturnType<typeof digestOf>,
  after: ReturnType<typeof digestOf>,
  { types }: Preferences,
): Write[] {
  if (!after) return [];
  const item: DigestItem = { memberId, withMessages: types.message.email === 'daily' };
  return [
    { put: { ...after, ...item } },
    ...(before && before.pk !== after.pk ? [{ delete: primary(before) }] : []),
  ];
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
