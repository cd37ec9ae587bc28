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

/** Those of some members who may have something to be told of: what exactly is looked up when the mail is composed. */
async function withNews(digests: DigestItem[], from: number): Promise<string[]> {
  const cards = await readStoredCards(digests.map(({ memberId }) => memberId));
  const isNew = async (memberId: string): Promise<boolean> => {
    if (!cards.get(memberId)?.unread) return false;
    const lists = notificationKeys.lists(memberId).map((partition) => ({ partition }));
    const { items } = await newestOf<NotificationItem>(lists, { limit: 1 });
    return (items[0]?._id ?? '') >= newId(from, FIRST);
  };
  const found = await Promise.all(
    digests.map(async ({ memberId, withMessages }) =>
      withMessages || (await isNew(memberId)) ? [memberId] : [],
    ),
  );
  return found.flat();
}

/** Orders the mails of the day of a page of those who get theirs at this hour of a time zone. */
async function orderPage(timeZone: string, at: number, before: string | undefined) {
  const { date, hour } = localTime(timeZone, at);
  const { items, more } = await readDigests(timeZone, hour, { before, limit: PAGE });
  if (items.length === 0) return { last: undefined, more };
  const from = dayBefore(timeZone, at);
  const memberIds = await withNews(items, from);
  await Promise.all(
    memberIds.map((memberId) =>
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
