import { DAY, SECOND } from '../../../shared/limits.ts';
import { newId } from '../../table/ids.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { transact } from '../../table/transact.ts';
import { connectionKeys } from './keys.ts';
import { attempt, inState, type Outcome, relate } from './relation-writes.ts';
import { readRelation } from './relations.ts';

/** How long a member who has rejected a request is told so when they reject it again. */
const REJECTION_KEPT = 30 * DAY;

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
export function sendRequest({ requestedAt, recipientId, senderId }: Request): Promise<Outcome> {
  return attempt(
    [
      relate(senderId, recipientId, { state: 'pending_sender', requestedAt }),
      relate(recipientId, senderId, {
        state: 'pending_recipient',
        requestedAt,
        ...connectionKeys.byRequest(recipientId, requestedAt),
      }),
    ],
    senderId,
    recipientId,
  );
}

/**
 * Declines a request. Who declined remembers it for a while, so that a second click is told what happened.
 *
 * @returns how the relation stands for the recipient, unless it is done
 */
export function rejectRequest({ requestedAt, recipientId, senderId }: Request): Promise<Outcome> {
  const { values, ...rest } = inState('pending_recipient', requestedAt);
  return attempt(
    [
      {
        key: connectionKeys.relation(recipientId, senderId),
        update: 'SET #state = :rejected, answeredAt = :now, #ttl = :ttl REMOVE gsi1pk, gsi1sk',
        ...rest,
        names: { ...rest.names, '#ttl': 'ttl' },
        values: {
          ...values,
          ':rejected': 'rejected',
          ':now': newId(),
          ':ttl': Math.ceil((Date.now() + REJECTION_KEPT) / SECOND),
        },
      },
      { delete: connectionKeys.relation(senderId, recipientId), ...inState('pending_sender', requestedAt) },
    ],
    recipientId,
    senderId,
  );
}

/**
 * Takes a request back.
 *
 * @returns false when there is none that waits
 */
export const withdrawRequest = (senderId: string, recipientId: string): Promise<boolean> =>
  retryOnConflict(async () => {
    const theirs = await readRelation(recipientId, senderId);
    if (theirs?.state !== 'pending_recipient') return false;
    const { requestedAt } = theirs;
    await transact([
      { delete: connectionKeys.relation(senderId, recipientId), ...inState('pending_sender', requestedAt) },
      {
        delete: connectionKeys.relation(recipientId, senderId),
        ...inState('pending_recipient', requestedAt),
      },
    ]);
    return true;
  });
