import type { LiveTopic } from '../../shared/model/live.ts';
import type { IndexKey } from '../table/key.ts';

/** An open connection of a browser. */
export interface ConnectionItem extends IndexKey {
  connectionId: string;
  memberId: string;
  sessionId: string;
  /** The second in which frames are counted, since 1970, and how many came in it. */
  second?: number;
  frames?: number;
  /** What it watches. */
  topics?: LiveTopic[];
  /** Seconds since 1970. */
  ttl: number;
}

/** One connection watches one thing. */
export interface WatchItem {
  connectionId: string;
  memberId: string;
  /** Seconds since 1970: that of its connection. */
  ttl: number;
}
