import { mailKind } from '../../mail/kind.ts';
import type { NewsOrder } from '../news.ts';

/** One piece of news that is mailed at once. */
interface News extends NewsOrder {
  /** What there is one mail about, however many notifications it gives. */
  about: string;
}

/** The mail of the day. */
interface Digest {
  memberId: string;
  /** The day on the member's clock: `2026-11-25`. */
  date: string;
  /** Milliseconds since 1970 from when to when the news has come that it tells. */
  from: number;
  until: number;
}

export const notificationMailKinds = {
  news: mailKind<News>('news', { subject: ({ memberId, about }) => `${memberId}#${about}` }),
  digest: mailKind<Digest>('digest', { subject: ({ memberId, date }) => `${memberId}#${date}` }),
};
