import { PUSH_KEPT } from '../../../shared/limits.ts';
import { isReaction } from '../../../shared/rules/notifications/lists.ts';
import { choosable } from '../../../shared/rules/notifications/mail-choices.ts';
import { subscribe } from '../../events/subscriber.ts';
import { readPreferencesOf } from '../../preferences/store/preferences.ts';
import { orderPushes, pushJob } from '../../push/orders.ts';
import { idTime } from '../../table/ids.ts';
import type { NotificationEvent } from '../events.ts';
import { groupKeyOf } from '../store/groups/group.ts';
import { notificationPushKinds } from './kinds.ts';

const on = subscribe<NotificationEvent>();

/** Orders the pushes of news: one about all of a group. */
export const pushNews = on(['notification.added'], async (events) => {
  const preferences = await readPreferencesOf(events.map(({ memberId }) => memberId));
  const jobs = events.flatMap(({ memberId, notification }) => {
    const { _id: notificationId } = notification;
    const type = choosable(notification.type);
    if (type === undefined || idTime(notificationId) < Date.now() - PUSH_KEPT) return [];
    if (!preferences.get(memberId)?.types[type].push) return [];
    const about = isReaction(type) ? groupKeyOf(memberId, notification).sk : notificationId;
    return [pushJob(notificationPushKinds.news, { memberId, notificationId, type, about })];
  });
  await orderPushes(jobs);
});
