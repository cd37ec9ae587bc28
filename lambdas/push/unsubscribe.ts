import { push } from '../../shared/api/push.ts';
import { push as texts } from '../../shared/texts/notifications/push.ts';
import { handle } from '../http/handle.ts';
import { endSubscription } from './store/subscriptions.ts';

const unsubscribed = { message: texts.unsubscribed };

export const handler = handle(
  push.unsubscribe,
  async ({ member, effect }) => {
    await endSubscription(effect, member._id, member.sessionId);
    return unsubscribed;
  },
  () => unsubscribed,
);
