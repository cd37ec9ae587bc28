import type { IndexKey } from '../../table/key.ts';

/** A browser that a member is pushed to. It stands for as long as the session that has made it. */
export interface SubscriptionItem extends IndexKey {
  /** An id of when it was made. */
  _id: string;
  memberId: string;
  sessionId: string;
  /** Where the push service takes what is for this browser: whoever knows it and the keys can push. */
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Seconds since 1970: the end of the session. */
  ttl: number;
}

/** That a browser was told of something, for as long as it might be told again. */
export interface PushedItem {
  /** Seconds since 1970. */
  ttl: number;
}
