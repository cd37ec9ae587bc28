import { DAY, SECOND } from '../../../shared/limits.ts';
import { type Job, newJob } from '../../jobs/store.ts';
import { readOne } from '../../notifications/store/list.ts';
import { takeBack, tell, telling } from '../../notifications/store/notify.ts';
import { ConditionFailedError } from '../../table/errors.ts';
import { lookingAgain } from '../../table/look-again.ts';
import { connectionKeys } from './keys.ts';
import { attempt, half, type Outcome, relate } from './relation-writes.ts';
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
 * Asks a member for a connection (SPEC section 4, connection). Of two who ask each other at once, one does.
 *
 * @param gone the error when the recipient is no member
 * @returns the state that is in the way, unless it is done
 */
export function sendRequest(request: Request, gone: () => Error): Promise<Outcome> {
  const { requestedAt, recipientId, senderId } = request;
  return telling(
    recipientId,
    (noticeId) =>
      attempt(
        [
          relate(senderId, recipientId, { state: 'pending_sender', requestedAt }),
          relate(recipientId, senderId, {
            state: 'pending_recipient',
            requestedAt,
            noticeId,
            ...connectionKeys.byRequest(recipientId, requestedAt),
          }),
          ...tell({ recipientId, noticeId, type: 'connection_request', senderId }),
        ],
        senderId,
        recipientId,
      ),
    gone,
  );
}

/** The job that counts the notice of a request as read once its recipient has answered. */
export const readRequestJob = ({ recipientId: memberId, senderId: otherId }: Request): Job<'read-request'> =>
  newJob('read-request', { memberId, otherId }, `${memberId}#${otherId}`);

/** Counts the notice of another's request as read, unless the member has read or deleted it. */
export async function readRequestNotice(memberId: string, otherId: string): Promise<void> {
  const relation = await readRelation(memberId, otherId);
  if (relation?.noticeId && relation.state !== 'pending_recipient')
    await readOne(memberId, relation.noticeId);
}

/**
 * Declines a request. Who declined remembers it for a while, so that a second click is told what happened.
 *
 * @returns how the relation stands for the recipient, unless it is done
 */
export function rejectRequest(
  { requestedAt, recipientId, senderId }: Request,
  gone: () => Error,
): Promise<Outcome> {
  const { values, ...rest } = half('pending_recipient', requestedAt);
  return telling(
    senderId,
    (noticeId) =>
      attempt(
        [
          {
            key: connectionKeys.relation(recipientId, senderId),
            update: 'SET #state = :rejected, #ttl = :ttl REMOVE gsi1pk, gsi1sk',
            ...rest,
            names: { ...rest.names, '#ttl': 'ttl' },
            values: {
              ...values,
              ':rejected': 'rejected',
              ':ttl': Math.ceil((Date.now() + REJECTION_KEPT) / SECOND),
            },
          },
          { delete: connectionKeys.relation(senderId, recipientId), ...half('pending_sender', requestedAt) },
          ...tell({ recipientId: senderId, noticeId, type: 'connection_rejected', senderId: recipientId }),
        ],
        recipientId,
        senderId,
      ),
    gone,
  );
}

/**
 * Takes a request back, with its notice.
 *
 * @returns false when there is none that waits
 */
export const withdrawRequest = (senderId: string, recipientId: string): Promise<boolean> =>
  lookingAgain(async () => {
    const theirs = await readRelation(recipientId, senderId);
    if (theirs?.state !== 'pending_recipient') return false;
    const { requestedAt, noticeId } = theirs;
    const outcome = await attempt(
      [
        { delete: connectionKeys.relation(senderId, recipientId), ...half('pending_sender', requestedAt) },
        { delete: connectionKeys.relation(recipientId, senderId), ...half('pending_recipient', requestedAt) },
        ...(noticeId ? await takeBack(recipientId, [noticeId]) : []),
      ],
      senderId,
      recipientId,
    );
    if (outcome !== 'done') throw new ConditionFailedError('this request has changed');
    return true;
  });
