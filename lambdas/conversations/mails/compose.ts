import { otherMemberIn } from '../../../shared/rules/conversation-id.ts';
import { mails } from '../../../shared/texts/notifications/mails.ts';
import { readAccount } from '../../http/session/accounts.ts';
import { mailComposers } from '../../mail/kind.ts';
import { mailMember } from '../../members/mails/mail-member.ts';
import { readPreferences } from '../../preferences/store/preferences.ts';
import { unsubscribeLinks } from '../../preferences/unsubscribe-links.ts';
import { isHidden, newViewer } from '../../visibility/viewer.ts';
import { readConversation, sidesOf } from '../store/conversations.ts';
import { readMessages } from '../store/messages.ts';
import { conversationMailKinds } from './kinds.ts';

/** So many of the newest messages are looked at for one that was not taken back. */
const LOOKED_AT = 20;

/** Whether there still is a message that the other one has sent since. */
async function isWritten(conversationId: string, memberId: string, readId: string): Promise<boolean> {
  const { items } = await readMessages(conversationId, { before: undefined, limit: LOOKED_AT });
  return items.some(({ _id, senderId, isDeleted }) => senderId !== memberId && _id > readId && !isDeleted);
}

/** Whether neither of the two members hides from the other. */
async function isShown(memberId: string, otherId: string): Promise<boolean> {
  const account = readAccount(memberId).then((found) => found ?? {});
  return !(await isHidden(newViewer(memberId, account), otherId));
}

export const conversationMails = mailComposers(conversationMailKinds, {
  /** Not when the member has read on, or has turned such mails off, nor about what was taken back or is hidden. */
  async unreadMessages({ memberId, conversationId, readId }, site) {
    const otherId = otherMemberIn(conversationId, memberId);
    const [conversation, { types }] = await Promise.all([
      readConversation(conversationId),
      readPreferences(memberId),
    ]);
    if (!conversation || otherId === undefined || types.message.email !== 'instant') return undefined;
    if (sidesOf(conversation, memberId).own.readId !== readId) return undefined;
    const [isThere, isSeen] = await Promise.all([
      isWritten(conversationId, memberId, readId),
      isShown(memberId, otherId),
    ]);
    if (!isThere || !isSeen) return undefined;
    const off = await unsubscribeLinks(site, memberId, 'message');
    return mailMember(memberId, mails.unreadMessages, `${site}/messages/${conversationId}`, off);
  },
});
