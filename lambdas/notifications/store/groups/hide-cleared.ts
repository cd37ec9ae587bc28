import type { PayloadOf } from '../../../jobs/kind.ts';
import { newestFirst } from '../../../table/paginate.ts';
import { transact } from '../../../table/transact.ts';
import type { notificationJobKinds } from '../../jobs/kinds.ts';
import { dismissal } from '../counted-writes.ts';
import type { NotificationItem } from '../items.ts';
import { notificationKeys } from '../keys.ts';
import { groupOfStored, rangeOf } from './group.ts';

const PAGE = 90;

/**
 * Hides those of a page of a member's reactions that are in a group which the member has deleted. They are counted no more.
 *
 * @param cursor where the page before has ended
 * @returns where to go on, or undefined when all is done
 */
export async function hideClearedGroup(
  { memberId, group, upTo }: PayloadOf<typeof notificationJobKinds.hideClearedGroup>,
  cursor: string | undefined,
): Promise<string | undefined> {
  // Behind `upTo` itself: nothing sorts between it and the same with a letter more.
  const before = cursor ?? `${upTo}~`;
  const { items, more } = await newestFirst<NotificationItem>(
    { partition: notificationKeys.list(memberId, 'reactions') },
    { before, limit: PAGE },
    { consistent: true },
  );
  const own = items.filter((one) => !one.dismissed && groupOfStored(one)?.sk === group);
  if (own.length > 0) await transact(own.map(dismissal));
  const last = items.at(-1)?._id;
  const { from } = rangeOf({ pk: notificationKeys.groups(memberId), sk: group });
  return more && last !== undefined && last > from ? last : undefined;
}
