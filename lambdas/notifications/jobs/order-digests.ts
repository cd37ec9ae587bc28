import { DAY } from '../../../shared/limits.ts';
import { dayBefore, localTime, timeZones } from '../../../shared/rules/notifications/digest-time.ts';
import { openJob } from '../../jobs/store.ts';
import { mailJob } from '../../mail/orders.ts';
import { readStoredCards } from '../../members/store/members.ts';
import { readDigests } from '../../preferences/store/digests.ts';
import type { DigestItem } from '../../preferences/store/items.ts';
import { newId } from '../../table/ids.ts';
import { notificationMailKinds } from '../mails/kinds.ts';
import type { NotificationItem } from '../store/items.ts';
import { notificationKeys } from '../store/keys.ts';
import { newestOf } from '../store/lists.ts';

const PAGE = 100;

const FIRST = new Uint8Array(6);

interface DueDigest extends DigestItem {
  /** From when on it tells, in milliseconds since 1970. */
  from: number;
}

/**
 * A mail as it is due. Whoever was told in UTC before their zone was known is told again a day later at the earliest, of
 * all that has come since.
 */
function dueDigest(item: DigestItem, at: number, dayBeforeAt: number): DueDigest[] {
  const { toldUntil = 0 } = item;
  if (at - toldUntil < DAY) return [];
  return [{ ...item, from: dayBeforeAt - toldUntil < DAY ? toldUntil : dayBeforeAt }];
}

/** Those of some mails that may have something to tell: what exactly is looked up when the mail is composed. */
async function withNews(digests: DueDigest[]): Promise<DueDigest[]> {
  const cards = await readStoredCards(digests.map(({ memberId }) => memberId));
  const isNew = async ({ memberId, from }: DueDigest): Promise<boolean> => {
    if (!cards.get(memberId)?.unread) return false;
    const lists = notificationKeys.lists(memberId).map((partition) => ({ partition }));
    const { items } = await newestOf<NotificationItem>(lists, { limit: 1 });
    return (items[0]?._id ?? '') >= newId(from, FIRST);
  };
  const found = await Promise.all(
    digests.map(async (digest) => (digest.withMessages || (await isNew(digest)) ? [digest] : [])),
  );
  return found.flat();
}

/** Orders the mails of the day of a page of those who get theirs at this hour of a time zone. */
async function orderPage(timeZone: string, at: number, before: string | undefined) {
  const { date, hour } = localTime(timeZone, at);
  const { items, more } = await readDigests(timeZone, hour, { before, limit: PAGE });
  if (items.length === 0) return { last: undefined, more };
  const dayBeforeAt = dayBefore(timeZone, at);
  const due = await withNews(items.flatMap((item) => dueDigest(item, at, dayBeforeAt)));
  await Promise.all(
    due.map(({ memberId, from }) =>
      openJob(mailJob(notificationMailKinds.digest, { memberId, date, from, until: at })),
    ),
  );
  return { last: items.at(-1)?.memberId, more };
}

/**
 * Orders some of the mails of the day that are due. What a crash has left is ordered again: there is one mail for each
 * member and day.
 *
 * @param at the hour at which they are due, in milliseconds since 1970
 * @param cursor the time zone at which to go on, and the member behind whom
 * @returns the next cursor
 */
export async function orderDigests(at: number, cursor = ''): Promise<string | undefined> {
  const [current = '', before] = cursor.split(' ');
  const zones = timeZones();
  for (const timeZone of zones.slice(Math.max(0, zones.indexOf(current)))) {
    const { last, more } = await orderPage(timeZone, at, timeZone === current ? before : undefined);
    if (last !== undefined && more) return `${timeZone} ${last}`;
  }
  return undefined;
}
