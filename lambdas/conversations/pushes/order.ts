import { PUSH_KEPT } from '../../../shared/limits.ts';
import { otherMemberIn } from '../../../shared/rules/conversation-id.ts';
import { subscribe } from '../../events/subscriber.ts';
import { readPreferencesOf } from '../../preferences/store/preferences.ts';
import { orderPushes, pushJob } from '../../push/orders.ts';
import { idTime } from '../../table/ids.ts';
import type { ConversationEvent } from '../events.ts';
import { conversationPushKinds } from './kinds.ts';

const on = subscribe<ConversationEvent>();

/** Orders the pushes of messages: one for a conversation. */
export const pushUnread = on(['message.sent'], async (events) => {
  const recent = events.filter(({ message }) => idTime(message._id) >= Date.now() - PUSH_KEPT);
  const written = recent.flatMap(({ conversationId, message }) => {
    const memberId = otherMemberIn(conversationId, message.senderId);
    return memberId === undefined ? [] : [{ memberId, conversationId }];
  });
  const preferences = await readPreferencesOf(written.map(({ memberId }) => memberId));
  const wanted = written.filter(({ memberId }) => preferences.get(memberId)?.types.message.push);
  await orderPushes(wanted.map((payload) => pushJob(conversationPushKinds.message, payload)));
});
