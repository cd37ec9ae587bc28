import * as z from 'zod';
import * as limits from '../limits.ts';
import { id, message, paging } from '../model/common.ts';
import { notification } from '../model/notification.ts';
import { resource, route } from './route.ts';

const notificationId = () => z.object({ notificationId: id });

/** Notifications of the caller. */
export const notifications = resource('notifications', {
  list: route({
    method: 'GET',
    path: '/notifications',
    auth: 'member',
    query: () => paging(limits.NOTIFICATIONS_PAGE, limits.PAGE_MAX),
    answer: () => z.array(notification()),
    conditional: true,
    leavesOutMuted: true,
  }),
  read: route({
    method: 'PUT',
    path: '/notifications/{notificationId}/read',
    auth: 'member',
    params: notificationId,
    answer: message,
    whileSuspended: true,
  }),
  readAll: route({
    method: 'PUT',
    path: '/notifications/read-all',
    auth: 'member',
    answer: message,
    whileSuspended: true,
  }),
  delete: route({
    method: 'DELETE',
    path: '/notifications/{notificationId}',
    auth: 'member',
    params: notificationId,
    answer: message,
    whileSuspended: true,
  }),
  reset: route({
    method: 'POST',
    path: '/notifications/reset',
    auth: 'member',
    answer: () => z.strictObject({ count: z.number() }),
  }),
});
