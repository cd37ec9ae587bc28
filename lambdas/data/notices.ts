import type { NotificationType } from '../../shared/model/notification.ts';
import { idTime, newId } from './id.ts';
import { type Change, countNotice, OutdatedNoticeError } from './inbox.ts';
import type { NoticeItem } from './items/member.ts';
import { keys } from './keys.ts';
import { readCard } from './members.ts';
import { get } from './table.ts';
import { LostRaceError } from './table-errors.ts';
import type { Write } from './transact.ts';

const ROUNDS = 8;

export interface Telling {
  recipientId: string;
  noticeId: string;
  type: NotificationType;
  senderId: string;
  postId?: string;
  projectId?: string;
  roleTitle?: string;
  isRoleGone?: true;
  commentId?: string;
  /** How many connections the recipient has more by what they are told. */
  connections?: Change['connections'];
}

/** The writes that tell a member something: the notice, and its count on their card. */
export const tell = ({ recipientId, noticeId, connections = 0, ...notice }: Telling): Write[] => [
  {
    put: {
      ...keys.notice(recipientId, noticeId),
      ...keys.bySender(notice.senderId, noticeId),
      _id: noticeId,
      ...notice,
    },
    ifNew: true,
  },
  countNotice(recipientId, { unread: 1, notices: 1, connections }, noticeId),
];

/**
 * Finds the id of a notice that does not yet count as read, whatever the member marks as read at the same moment.
 *
 * @param work writes the notice under the id it is given
 * @param gone the error when the recipient is no longer there
 * @returns what the work returns
 */
export async function telling<T>(
  recipientId: string,
  work: (noticeId: string) => Promise<T>,
  gone: () => Error,
): Promise<T> {
  let noticeId = newId();
  for (let round = 0; round < ROUNDS; round += 1) {
    try {
      return await work(noticeId);
    } catch (error) {
      if (!(error instanceof OutdatedNoticeError)) throw error;
      if (!error.isMember) throw gone();
    }
    const card = await readCard(recipientId, { consistent: true });
    if (!card) throw gone();
    noticeId = newId(Math.max(Date.now(), card.readUpTo === '' ? 0 : idTime(card.readUpTo) + 1));
  }
  throw new LostRaceError('everything kept being marked as read');
}

/**
 * The writes that take a notice back, with its counts. They fail together with what they stand beside when the member
 * reads or deletes it at the same moment.
 */
export async function takeBack(recipientId: string, noticeId: string): Promise<Write[]> {
  const key = keys.notice(recipientId, noticeId);
  const [notice, card] = await Promise.all([
    get<NoticeItem>(key, { consistent: true }),
    readCard(recipientId, { consistent: true }),
  ]);
  if (!notice) return [];
  if (!card || noticeId <= card.clearedUpTo) return [{ delete: key }];
  const isUnread = !notice.read && card.readUpTo < noticeId;
  return [
    {
      delete: key,
      condition: isUnread ? 'attribute_exists(pk) AND attribute_not_exists(#read)' : 'attribute_exists(pk)',
      ...(isUnread && { names: { '#read': 'read' } }),
    },
    countNotice(recipientId, { unread: isUnread ? -1 : 0, notices: -1 }, isUnread ? noticeId : undefined),
  ];
}
