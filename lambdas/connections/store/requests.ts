import { REJECTION_WAIT, REJECTIONS_FREE, SECOND } from '../../../shared/limits.ts';
import type { Effect } from '../../table/effect.ts';
import { idTime, newId } from '../../table/ids.ts';
import { retryOnConflict } from '../../table/retry.ts';
import type { Write } from '../../table/write.ts';
import type { RelationItem } from './items.ts';
import { connectionKeys } from './keys.ts';
import { attempt, inState, type Outcome, receive, relate } from './relation-writes.ts';
import { readRelation } from './relations.ts';

/** When a rejection is forgotten, in seconds since 1970. */
const forgottenAt = (rejectedAt: number): number => Math.ceil((rejectedAt + REJECTION_WAIT) / SECOND);

/** A request, by what its `_id` says: who asked whom, and when. */
export interface Request {
  requestedAt: string;
  recipientId: string;
  senderId: string;
}

const ID_LENGTH = 16;

/** The `_id` of a request: it sorts by time, and says where the request stands. */
export const requestIdOf = ({ requestedAt, recipientId, senderId }: Request): string =>
  `${requestedAt}${recipientId}${senderId}`;

/** The request that an `_id` of 48 characters names. */
export const requestOf = (requestId: string): Request => ({
  requestedAt: requestId.slice(0, ID_LENGTH),
  recipientId: requestId.slice(ID_LENGTH, 2 * ID_LENGTH),
  senderId: requestId.slice(2 * ID_LENGTH),
});

/**
 * Asks a member for a connection. Of two who ask each other at once, one does.
 *
 * @returns the state that is in the way, unless it is done
 */
export function sendRequest(
  effect: Effect,
  { requestedAt, recipientId, senderId }: Request,
): Promise<Outcome> {
  return attempt(
    effect,
    [
      relate(senderId, recipientId, { state: 'pending_sender', requestedAt }),
      receive(recipientId, senderId, requestedAt),
    ],
    senderId,
    recipientId,
  );
}

/**
 * Declines a request. Who declined remembers it for a while, so that a second click is told what happened, and nobody asks
 * again and again.
 *
 * @returns how the relation stands for the recipient, unless it is done
 */
export function rejectRequest(
  effect: Effect,
  { requestedAt, recipientId, senderId }: Request,
): Promise<Outcome> {
  const { values, ...rest } = inState('pending_recipient', requestedAt);
  return attempt(
    effect,
    [
      {
        key: connectionKeys.relation(recipientId, senderId),
        update:
          'SET #state = :rejected, answeredAt = :now, #ttl = :ttl REMOVE gsi1pk, gsi1sk ADD rejections :one',
        ...rest,
        names: { ...rest.names, '#ttl': 'ttl' },
        values: {
          ...values,
          ':rejected': 'rejected',
          ':now': newId(),
          ':one': 1,
          ':ttl': forgottenAt(Date.now()),
        },
      },
      { delete: connectionKeys.relation(senderId, recipientId), ...inState('pending_sender', requestedAt) },
    ],
    recipientId,
    senderId,
  );
}

/**
 * How long a member has to wait who has been rejected too often to ask again.
 *
 * @returns milliseconds; 0 when they need not
 */
export async function waitToAsk({ senderId, recipientId }: Request): Promise<number> {
  const theirs = await readRelation(recipientId, senderId);
  if (theirs?.state !== 'rejected' || (theirs.rejections ?? 0) < REJECTIONS_FREE) return 0;
  return Math.max(0, idTime(theirs.answeredAt ?? '') + REJECTION_WAIT - Date.now());
}

/** The write that takes a request away from its recipient, who still knows how often they have rejected the sender. */
const dropReceived = (
  { rejections, answeredAt, requestedAt }: RelationItem,
  recipientId: string,
  senderId: string,
): Write => {
  const key = connectionKeys.relation(recipientId, senderId);
  const { values, ...seen } = inState('pending_recipient', requestedAt);
  if (!rejections || !answeredAt) return { delete: key, ...seen, values };
  return {
    key,
    update: 'SET #state = :rejected, #ttl = :ttl REMOVE gsi1pk, gsi1sk',
    ...seen,
    names: { ...seen.names, '#ttl': 'ttl' },
    values: { ...values, ':rejected': 'rejected', ':ttl': forgottenAt(idTime(answeredAt)) },
  };
};

/** The writes that take a request back, on both sides. */
export const takingBack = (received: RelationItem, recipientId: string, senderId: string): Write[] => [
  {
    delete: connectionKeys.relation(senderId, recipientId),
    ...inState('pending_sender', received.requestedAt),
  },
  dropReceived(received, recipientId, senderId),
];

/**
 * Takes a request back.
 *
 * @returns false when there is none that waits
 */
export const withdrawRequest = (effect: Effect, senderId: string, recipientId: string): Promise<boolean> =>
  retryOnConflict(async () => {
    const theirs = await readRelation(recipientId, senderId);
    if (theirs?.state !== 'pending_recipient') return false;
    await effect.commit(takingBack(theirs, recipientId, senderId));
    return true;
  });
