import { type IndexKey, key } from '../../table/key.ts';
import type { InboxCounts } from '../../users/store/items.ts';
import { memberKeys } from '../../users/store/keys.ts';
import type { NoticeItem } from './items.ts';

export const notificationKeys = {
  notice: (memberId: string, noticeId: string) => key<NoticeItem>(`NOTICES#${memberId}`, noticeId),
  notices: (memberId: string) => `NOTICES#${memberId}`,
  /** Whose list of notices a partition is. */
  recipientOf: (pk: string): string => pk.slice('NOTICES#'.length),
  /** A notice that stands elsewhere, in the list of whom it is for. */
  byNotified: (memberId: string, noticeId: string): IndexKey => ({
    gsi1pk: `NOTICES#${memberId}`,
    gsi1sk: noticeId,
  }),
  /** The same once its member has deleted it, so that what it stands on can still be found. */
  byDismissed: (memberId: string, noticeId: string): IndexKey => ({
    gsi1pk: `DISMISSED#${memberId}`,
    gsi1sk: noticeId,
  }),
  /** A notice by who has brought it about. */
  bySender: (memberId: string, noticeId: string): IndexKey => ({
    gsi1pk: `SENT#${memberId}`,
    gsi1sk: noticeId,
  }),
  inboxShard: (memberId: string, shard: number) =>
    key<InboxCounts>(memberKeys.member(memberId), `CARD#${shard}`),
};
