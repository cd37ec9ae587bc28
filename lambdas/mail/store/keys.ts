import { itemKind } from '../../table/key.ts';
import type { MailCountsItem, MailSentItem, UndeliverableItem } from './items.ts';

export const mailKeys = {
  /** Of one recipient, by a keyed hash, or of one sender, on one day of UTC. */
  counts: itemKind<MailCountsItem>({ isFollowed: false })('MAILED#{whoText}#{dayNumber}', 'MAIL'),
  sent: itemKind<MailSentItem>({ isFollowed: false })('MAIL-SENT#{subjectHash}', 'MAIL'),
  undeliverable: itemKind<UndeliverableItem>()('UNDELIVERABLE#{addressHash}', 'MAIL'),
};
