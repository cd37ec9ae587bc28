import { push as texts } from '../../../shared/texts/notifications/push.ts';
import { readStoredCard } from '../../members/store/members.ts';
import { readPreferences } from '../../preferences/store/preferences.ts';
import { pushComposers } from '../../push/kind.ts';
import { readUnread } from '../unread.ts';
import { conversationPushKinds } from './kinds.ts';

export const conversationPushes = pushComposers(conversationPushKinds, {
  /** Who has written, not what: others look at screens. Not what was read or taken back meanwhile, or is hidden. */
  async message({ memberId, conversationId }) {
    const [unread, { types }] = await Promise.all([
      readUnread(conversationId, memberId),
      readPreferences(memberId),
    ]);
    if (!unread || !types.message.push) return undefined;
    const sender = await readStoredCard(unread.senderId);
    return (
      sender && {
        _id: unread._id,
        text: texts.message(sender.name),
        path: `/messages/${conversationId}`,
      }
    );
  },
});
