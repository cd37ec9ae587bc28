import type { Choosable } from '../../shared/rules/notifications/mail-choices.ts';
import type { MemberSummary } from '../members/store/items.ts';
import { readStoredCard } from '../members/store/members.ts';
import { readPreferences } from '../preferences/store/preferences.ts';
import { get, type Stored } from '../table/table.ts';
import { isRead } from './store/counts.ts';
import type { NotificationItem } from './store/items.ts';
import { notificationKeys } from './store/keys.ts';
import { readShown } from './store/list.ts';

/** Whether a member has not seen a notification, and may still see it. */
async function isNews(notification: Stored<NotificationItem>, card: MemberSummary): Promise<boolean> {
  const [shown] = await readShown(card, [notification]);
  return shown !== undefined && !shown.dismissed && !isRead(shown, card);
}

/** A notification that is told outside of the app. */
export interface NewsOrder {
  memberId: string;
  notificationId: string;
  type: Choosable;
}

/** Reads what is told of a notification; undefined when it was seen or taken back meanwhile, or its member has left. */
export async function readNews({ memberId, notificationId, type }: NewsOrder) {
  const [notification, card, { types }] = await Promise.all([
    get(notificationKeys.keyOf(memberId, { _id: notificationId, type }), { consistent: true }),
    readStoredCard(memberId, { consistent: true }),
    readPreferences(memberId),
  ]);
  if (!notification || !card || !(await isNews(notification, card))) return undefined;
  return { notification, card, choice: types[type] };
}
