import type { Preferences } from '../../../shared/model/preferences.ts';
import { choosable, type Mailed } from '../../../shared/rules/notifications/mail-choices.ts';
import { notificationPath } from '../../../shared/rules/notifications/path.ts';
import { digestLetter, newsLetter } from '../../../shared/texts/notifications/news.ts';
import { countUnreadWithin } from '../../conversations/unread.ts';
import { readAccount } from '../../http/session/accounts.ts';
import { mailComposers } from '../../mail/kind.ts';
import { mailMember } from '../../members/mails/mail-member.ts';
import type { MemberSummary } from '../../members/store/items.ts';
import { readStoredCard } from '../../members/store/members.ts';
import { readPreferences } from '../../preferences/store/preferences.ts';
import { unsubscribeLinks } from '../../preferences/unsubscribe-links.ts';
import { newId } from '../../table/ids.ts';
import { newViewer } from '../../visibility/viewer.ts';
import { readNews } from '../news.ts';
import { isRead } from '../store/counts.ts';
import type { NotificationItem } from '../store/items.ts';
import { readNotifications, readShown } from '../store/list.ts';
import { notificationMailKinds } from './kinds.ts';

/** So many notifications are looked at for a mail of the day. */
const LOOKED_AT = 200;

const FIRST = new Uint8Array(6);

/** The screen that shows what a notification is about; the list, where that is whoever has caused it. */
const pageOf = ({ type, postId, projectId, commentId, applicationId, search }: NotificationItem): string =>
  notificationPath({
    type,
    ...(postId && { post: { _id: postId } }),
    ...(projectId && { project: { _id: projectId } }),
    commentId,
    applicationId,
    ...(search && { search }),
    sender: { username: '' },
  });

/** How many unread notifications a member has of each kind that they want in the mail of the day. */
async function countNews(card: MemberSummary, { types }: Preferences, from: number, until: number) {
  const page = { before: newId(until, FIRST), limit: LOOKED_AT };
  const { notifications, more } = await readNotifications(card, page);
  const first = newId(from, FIRST);
  const counts = new Map<Mailed, number>();
  for (const notification of await readShown(card, notifications)) {
    const type = choosable(notification.type);
    if (type === undefined || notification._id < first || isRead(notification, card)) continue;
    if (types[type].email === 'daily') counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return { counts, hasMore: more && (notifications.at(-1)?._id ?? '') > first };
}

/** In how many conversations a member has something new that is unread. */
const countConversations = (memberId: string, within: { from: number; until: number }): Promise<number> => {
  const account = readAccount(memberId).then((found) => found ?? {});
  return countUnreadWithin(newViewer(memberId, account), within);
};

export const notificationMails = mailComposers(notificationMailKinds, {
  /** Not about what was seen meanwhile, or taken back, nor when the member wants no such mails any more. */
  async news(order, site) {
    const news = await readNews(order);
    if (news?.choice.email !== 'instant') return undefined;
    const { memberId, type } = order;
    const off = await unsubscribeLinks(site, memberId, type);
    return mailMember(memberId, newsLetter(type), `${site}${pageOf(news.notification)}`, off);
  },

  /** Not when there is nothing that the member has not seen. */
  async digest({ memberId, from, until }, site) {
    const [card, preferences] = await Promise.all([
      readStoredCard(memberId, { consistent: true }),
      readPreferences(memberId),
    ]);
    if (!card) return undefined;
    const { counts, hasMore } = await countNews(card, preferences, from, until);
    if (preferences.types.message.email === 'daily')
      counts.set('message', await countConversations(memberId, { from, until }));
    if ([...counts.values()].every((number) => number === 0)) return undefined;
    const off = await unsubscribeLinks(site, memberId, 'digest');
    return mailMember(memberId, digestLetter(counts, hasMore), `${site}/notifications`, off);
  },
});
