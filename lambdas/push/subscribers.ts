import { subscribe } from '../events/subscriber.ts';
import type { SessionEvent } from '../http/events.ts';
import { forgetSubscription, subscriptionsOf } from './store/subscriptions.ts';

const on = subscribe<SessionEvent>();

/** Forgets the browsers whose session has ended, however it has. */
const forgetEnded = on(['sessions.ended'], async (events) => {
  for (const { memberId, sessionIds } of events) {
    const ended = (await subscriptionsOf(memberId)).filter(({ sessionId }) => sessionIds.includes(sessionId));
    await Promise.all(ended.map(forgetSubscription));
  }
});

export const pushSubscribers = [forgetEnded];
