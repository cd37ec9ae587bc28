import { push } from '../../shared/api/push.ts';
import { push as texts } from '../../shared/texts/notifications/push.ts';
import { handle } from '../http/handle.ts';
import { UnknownPushServiceError } from './errors.ts';
import { isPushService } from './services.ts';
import { addSubscription } from './store/subscriptions.ts';

const subscribed = { message: texts.subscribed };

export const handler = handle(
  push.subscribe,
  async ({ member, body, effect }) => {
    if (!isPushService(body.endpoint)) throw new UnknownPushServiceError();
    await addSubscription(effect, await member.account(), member.sessionId, body);
    return subscribed;
  },
  () => subscribed,
);
