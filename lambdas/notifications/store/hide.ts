import { readStoredCard } from '../../members/store/members.ts';
import type { NotificationItem } from './items.ts';
import { notificationKeys } from './keys.ts';
import { newestOf } from './lists.ts';
import { changeNotifications } from './notify.ts';

const PAGE = 90;

/**
 * Hides those notifications of a page that a member has got from another, with their counts.
 *
 * @param before where the page before has ended
 * @returns where to go on, or undefined when all is done
 */
export async function hideNotifications(
  memberId: string,
  senderId: string,
  before: string | undefined,
): Promise<string | undefined> {
  const card = await readStoredCard(memberId);
  if (!card) return undefined;
  const { items, more } = await newestOf<NotificationItem>(
    notificationKeys.lists(memberId).map((partition) => ({ partition })),
    { before, limit: PAGE },
    { consistent: true },
  );
  const sent = items.filter((item) => item.senderId === senderId && !item.dismissed);
  await changeNotifications(
    memberId,
    sent.map(({ _id }) => ({ kind: 'hide', notificationId: _id })),
  );
  const last = items.at(-1)?._id ?? '';
  // What is further down is deleted already.
  return more && last > card.clearedUpTo ? last : undefined;
}
