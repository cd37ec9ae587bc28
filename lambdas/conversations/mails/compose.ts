import { mails } from '../../../shared/texts/notifications/mails.ts';
import { mailComposers } from '../../mail/kind.ts';
import { mailMember } from '../../members/mails/mail-member.ts';
import { readPreferences } from '../../preferences/store/preferences.ts';
import { unsubscribeLinks } from '../../preferences/unsubscribe-links.ts';
import { readUnread } from '../unread.ts';
import { conversationMailKinds } from './kinds.ts';

export const conversationMails = mailComposers(conversationMailKinds, {
  /** Not when the member has read on, or has turned such mails off, nor about what was taken back or is hidden. */
  async unreadMessages({ memberId, conversationId, readId }, site) {
    const [unread, { types }] = await Promise.all([
      readUnread(conversationId, memberId),
      readPreferences(memberId),
    ]);
    if (unread?.readId !== readId || types.message.email !== 'instant') return undefined;
    const off = await unsubscribeLinks(site, memberId, 'message');
    return mailMember(memberId, mails.unreadMessages, `${site}/messages/${conversationId}`, off);
  },
});
