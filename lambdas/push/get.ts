import { push } from '../../shared/api/push.ts';
import { handle } from '../http/handle.ts';
import { pushPublicKey } from '../secrets/push-public-key.ts';
import { subscriptionsOf } from './store/subscriptions.ts';

export const handler = handle(push.get, async ({ member }) => {
  const [publicKey, all] = await Promise.all([pushPublicKey(), subscriptionsOf(member._id)]);
  return { publicKey, subscribed: all.some(({ sessionId }) => sessionId === member.sessionId) };
});
