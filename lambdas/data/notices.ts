import type { NotificationType } from '../../shared/model/notification.ts';
import { getMany, removeMany } from './batch.ts';
import { idTime, newId } from './id.ts';
import type { CardItem, NoticeItem } from './items.ts';
import { keys } from './keys.ts';
import { readCard } from './members.ts';
import { query } from './table.ts';
import { LostRaceError } from './table-errors.ts';
import type { Write } from './transact.ts';

const ROUNDS = 8;
const SWEEP_PAGE = 100;

/** The member has read everything up to a later notice than the one to be written, or is gone. */
class OutdatedNoticeError extends Error {
  override readonly name = 'OutdatedNoticeError';
}

export interface Telling {
  recipientId: string;
  noticeId: string;
  type: NotificationType;
  senderId: string;
  /** How many connections the recipient has more by what they are told. */
  connections?: -1 | 0 | 1;
}

/** The writes that tell a member something: the notice, and its count on their card. */
export const tell = ({ recipientId, noticeId, connections = 0, ...notice }: Telling): Write[] => [
  { put: { ...keys.notice(recipientId, noticeId), _id: noticeId, ...notice }, ifNew: true },
  {
    key: keys.card(recipientId),
    update: 'SET unread = unread + :one, connectionCount = connectionCount + :connections',
    condition: 'readUpTo < :notice',
    values: { ':one': 1, ':connections': connections, ':notice': noticeId },
    otherwise: () => new OutdatedNoticeError('this notice would count as read'),
  },
];

/**
 * Finds the id of a notice that does not yet count as read, whatever the member marks as read at the same moment.
 *
 * @param work writes the notice under the id it is given, with `tell`
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
    }
    const card = await readCard(recipientId, { consistent: true });
    if (!card) throw gone();
    noticeId = newId(Math.max(Date.now(), card.readUpTo === '' ? 0 : idTime(card.readUpTo) + 1));
  }
  throw new LostRaceError('everything kept being marked as read');
}

/**
 * The writes that take a notice back, with its count when it is not read. They fail together with what they stand
 * beside when the member reads it at the same moment.
 */
export async function takeBack(recipientId: string, noticeId: string): Promise<Write[]> {
  const found = await getMany<NoticeItem | CardItem>(
    [keys.notice(recipientId, noticeId), keys.card(recipientId)],
    {
      consistent: true,
    },
  );
  const notice = found.find((item) => 'type' in item);
  const card = found.find((item) => 'readUpTo' in item);
  if (!notice) return [];
  const key = keys.notice(recipientId, noticeId);
  const isUnread = card && !notice.read && card.readUpTo < noticeId;
  if (!isUnread) return [{ delete: key, condition: 'attribute_exists(pk)' }];
  return [
    {
      delete: key,
      condition: 'attribute_exists(pk) AND attribute_not_exists(#read)',
      names: { '#read': 'read' },
    },
    {
      key: keys.card(recipientId),
      update: 'SET unread = unread - :one',
      condition: 'readUpTo < :notice',
      values: { ':one': 1, ':notice': noticeId },
    },
  ];
}

/**
 * Deletes a page of what a vanished member was told.
 *
 * @returns whether more may be left
 */
export async function sweepNotices(memberId: string): Promise<boolean> {
  const { items, more } = await query<NoticeItem>({
    KeyConditionExpression: 'pk = :notices',
    ExpressionAttributeValues: { ':notices': keys.notices(memberId) },
    Limit: SWEEP_PAGE,
  });
  await removeMany(items);
  return more;
}
