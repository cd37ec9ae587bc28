import type { IndexKey } from '../../table/key.ts';

/**
 * What one member is to another. A pair that has to do with each other has two, one under each; they change together.
 */
export interface RelationItem extends Partial<IndexKey> {
  otherId: string;
  /** As `connectionStatus` names it; `rejected` is kept for a while by who rejected, so that they cannot do it twice. */
  state: 'pending_sender' | 'pending_recipient' | 'connected' | 'rejected' | 'ended';
  /** When the request was made: the first part of its `_id`. */
  requestedAt: string;
  /** How often the member has rejected the other, as far as that is remembered. */
  rejections?: number;
  /** An id of when it was rejected or ended, the last time: those who are notified of it find it by this. */
  answeredAt?: string;
  /** With `connected`, beside who was asked: neither member's card counts this connection yet. */
  uncounted?: true;
  /** Seconds since 1970. */
  ttl?: number;
}
