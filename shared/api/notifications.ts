import * as z from 'zod';
import * as limits from '../limits.ts';
import { id, message, paging } from '../model/common.ts';
import { notificationRow } from '../model/notification.ts';
import { NOTIFICATION_FILTERS } from '../rules/notifications/filters.ts';
import { resource, route } from './route.ts';

const notificationId = () => z.object({ notificationId: id });

/** With `1`, reactions to one thing within a day are one row, of which any id stands for all of it. */
const grouped = () => z.enum(['0', '1']).optional();
const asGroup = () => z.object({ grouped: grouped() });

/** Notifications of the caller. */
export const notifications = resource('notifications', {
  list: route({
    method: 'GET',
    path: '/notifications',
    auth: 'member',
    query: () =>
      paging(limits.NOTIFICATIONS_PAGE, limits.PAGE_MAX).extend({
        grouped: grouped(),
        /** Only of the grouped list. */
        kind: z.enum(NOTIFICATION_FILTERS).optional(),
      }),
    answer: () => z.array(notificationRow()),
    conditional: true,
    leavesOutMuted: true,
  }),
  read: route({
    method: 'PUT',
    path: '/notifications/{notificationId}/read',
    auth: 'member',
    params: notificationId,
    query: asGroup,
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
    query: asGroup,
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
