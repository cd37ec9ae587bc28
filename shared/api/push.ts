import { message } from '../model/common.ts';
import { pushState, pushSubscription } from '../model/push.ts';
import { resource, route } from './route.ts';

/** Notifications that the caller's browser shows, also while Hearth is closed (RFC 8030). */
export const push = resource('push', {
  get: route({
    method: 'GET',
    path: '/push/subscriptions',
    auth: 'member',
    answer: pushState,
  }),
  subscribe: route({
    method: 'POST',
    path: '/push/subscriptions',
    auth: 'member',
    body: pushSubscription,
    answer: message,
    whileSuspended: true,
  }),
  /** Ends that of the caller's session. */
  unsubscribe: route({
    method: 'DELETE',
    path: '/push/subscriptions',
    auth: 'member',
    answer: message,
    whileSuspended: true,
  }),
});
