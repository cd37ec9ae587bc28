import type { LikeItem } from '../../posts/store/items.ts';
import { getMany } from '../../table/batch.ts';
import { ConditionFailedError, LostRaceError, OutdatedNoticeError } from '../../table/errors.ts';
import { newestFirst, type PageOf } from '../../table/paginate.ts';
import { backOff } from '../../table/retry.ts';
import { get, type Page, query, type Stored } from '../../table/table.ts';
import { transact, type Write } from '../../table/transact.ts';
import { readCard } from '../../users/store/members.ts';
import { countNotice, type Inbox, isRead } from './inbox.ts';
import type { NoticeItem } from './items.ts';
import { notificationKeys } from './keys.ts';

const ROUNDS = 8;

type Notice = Stored<NoticeItem>;

const isLike = (item: Stored<NoticeItem | LikeItem>): item is Stored<LikeItem> => 'likedAt' in item;

/** Notices that stand in the member's own list, or in the index because they are likes. */
const readList = (memberId: string, source: 'own' | 'likes', page: PageOf): Promise<Page<NoticeItem>> =>
  newestFirst(
    { partition: notificationKeys.notices(memberId), ...(source === 'likes' && { index: 'gsi1' }) },
    page,
  );

/** What a member was told, newest first, without what they have cleared. */
export async function readNotices(
  memberId: string,
  { card }: Inbox,
  page: PageOf,
): Promise<{ notices: Notice[]; more: boolean }> {
  const [own, likes] = await Promise.all([
    readList(memberId, 'own', page),
    readList(memberId, 'likes', page),
  ]);
  const all = [...own.items, ...likes.items]
    .filter(({ _id }) => _id > card.clearedUpTo)
    .sort((a, b) => (a._id < b._id ? 1 : -1));
  // Behind a cleared notice there are only cleared ones.
  const goesOn = ({ items, more }: Page<NoticeItem>): boolean =>
    more && items.every(({ _id }) => _id > card.clearedUpTo);
  return { notices: all.slice(0, page.limit), more: goesOn(own) || goesOn(likes) || all.length > page.limit };
}

/** One notice of a member, wherever it stands. */
async function findNotice(memberId: string, noticeId: string): Promise<Notice | undefined> {
  const own = await get<NoticeItem>(notificationKeys.notice(memberId, noticeId), { consistent: true });
  if (own) return own;
  const { items } = await query<NoticeItem>({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :list AND gsi1sk = :notice',
    ExpressionAttributeValues: { ':list': notificationKeys.notices(memberId), ':notice': noticeId },
  });
  // The index may be behind its item.
  const [liked] = await getMany<NoticeItem>(items, { consistent: true });
  return liked?._id === noticeId ? liked : undefined;
}

/** The writes that change a notice which was seen, and its counts with it. */
type ChangeOf = (memberId: string, notice: Notice, isUnread: boolean) => Write[];

/** Changes a notice, looking again when it changes at the same moment; false when there is none. */
async function change(memberId: string, noticeId: string, changeOf: ChangeOf): Promise<boolean> {
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round > 0) await backOff(round);
    const [notice, card] = await Promise.all([
      findNotice(memberId, noticeId),
      readCard(memberId, { consistent: true }),
    ]);
    if (!notice || !card || noticeId <= card.clearedUpTo) return false;
    const writes = changeOf(memberId, notice, !isRead(notice, card));
    try {
      if (writes.length > 0) await transact(writes);
      return true;
    } catch (error) {
      if (!(error instanceof ConditionFailedError || error instanceof OutdatedNoticeError)) throw error;
    }
  }
  throw new LostRaceError('this notice kept changing');
}

/**
 * Marks one notice as read (WIRE, PUT /notifications/{id}/read).
 *
 * @returns false when the member has no such notice
 */
export const readOne = (memberId: string, noticeId: string): Promise<boolean> =>
  change(memberId, noticeId, (_, notice, isUnread) =>
    isUnread
      ? [
          {
            key: notice,
            update: 'SET #read = :true',
            condition: '#id = :notice AND attribute_not_exists(#read)',
            names: { '#read': 'read', '#id': '_id' },
            values: { ':true': true, ':notice': noticeId },
          },
          countNotice(memberId, { unread: -1, notices: 0 }, noticeId),
        ]
      : [],
  );

/** Takes a notice out of its member's list. A like stays a like. */
const dismissed: ChangeOf = (memberId, notice, isUnread) => {
  // Whoever marks it as read at the same moment has counted that.
  const still = {
    condition: isUnread ? '#id = :notice AND attribute_not_exists(#read)' : '#id = :notice',
    names: { '#id': '_id', ...(isUnread && { '#read': 'read' }) },
    values: { ':notice': notice._id },
  };
  return [
    isLike(notice)
      ? {
          key: notice,
          update: 'SET gsi1pk = :list',
          ...still,
          values: { ...still.values, ':list': notificationKeys.byDismissed(memberId, notice._id).gsi1pk },
        }
      : { delete: notice, ...still },
    countNotice(memberId, { unread: isUnread ? -1 : 0, notices: -1 }, isUnread ? notice._id : undefined),
  ];
};

/**
 * Deletes one notice (WIRE, DELETE /notifications/{id}).
 *
 * @returns false when the member has no such notice
 */
export const dismissOne = (memberId: string, noticeId: string): Promise<boolean> =>
  change(memberId, noticeId, dismissed);
