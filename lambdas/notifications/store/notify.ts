import { getMany } from '../../table/batch.ts';
import { LostRaceError, OutdatedNoticeError } from '../../table/errors.ts';
import { idTime, newId } from '../../table/ids.ts';
import type { IndexKey } from '../../table/key.ts';
import type { Write } from '../../table/transact.ts';
import { readCard } from '../../users/store/members.ts';
import { type Change, countNotice, isRead, uncountNotices } from './inbox.ts';
import type { NoticeItem } from './items.ts';
import { notificationKeys } from './keys.ts';

const ROUNDS = 8;

export interface Telling extends Omit<NoticeItem, '_id' | 'read' | keyof IndexKey> {
  recipientId: string;
  noticeId: string;
  /** How many connections the recipient has more by what they are told. */
  connections?: Change['connections'];
}

/** The writes that tell a member something: the notice, and its count on their card. */
export const tell = ({ recipientId, noticeId, connections = 0, ...notice }: Telling): Write[] => [
  {
    put: {
      ...notificationKeys.notice(recipientId, noticeId),
      ...(notice.senderId && notificationKeys.bySender(notice.senderId, noticeId)),
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
 * The writes that take notices of a member back, with their counts. They fail together with what they stand beside when
 * the member reads or deletes one at the same moment.
 */
export async function takeBack(recipientId: string, noticeIds: string[]): Promise<Write[]> {
  const [notices, card] = await Promise.all([
    getMany<NoticeItem>(
      noticeIds.map((noticeId) => notificationKeys.notice(recipientId, noticeId)),
      { consistent: true },
    ),
    readCard(recipientId, { consistent: true }),
  ]);
  const isCounted = ({ _id }: NoticeItem): boolean => card !== undefined && _id > card.clearedUpTo;
  const isUnread = (notice: NoticeItem): boolean => isCounted(notice) && !!card && !isRead(notice, card);
  const deletes = notices.map((notice): Write => {
    if (!isCounted(notice)) return { delete: notice };
    if (!isUnread(notice)) return { delete: notice, condition: 'attribute_exists(pk)' };
    const condition = 'attribute_exists(pk) AND attribute_not_exists(#read)';
    return { delete: notice, condition, names: { '#read': 'read' } };
  });
  const counted = notices.filter(isCounted);
  if (!card || counted.length === 0) return deletes;
  const removed = { unread: counted.filter(isUnread).length, notices: counted.length };
  return [...deletes, uncountNotices(card, removed)];
}
