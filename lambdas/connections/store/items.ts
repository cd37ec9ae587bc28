import type { IndexKey } from '../../table/key.ts';

/**
 * What one member is to another. A pair that has to do with each other has two, one under each; they change together.
 */
export interface RelationItem extends Partial<IndexKey> {
  otherId: string;
  /** As `connectionStatus` names it; `rejected` is kept for a while by who rejected, so that they cannot do it twice. */
  state: 'pending_sender' | 'pending_recipient' | 'connected' | 'rejected';
  /** When the request was made: the first part of its `_id`. */
  requestedAt: string;
  /** The notice that told this member of the request. */
  noticeId?: string;
  /** Seconds since 1970. */
  ttl?: number;
}
