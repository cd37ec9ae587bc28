import { IDEMPOTENCY_KEPT, SECOND } from '../../shared/limits.ts';
import { itemKind, type Key } from './key.ts';
import { get, putIfNew } from './table.ts';
import type { Write } from './write.ts';

/** A call that has acted under its Idempotency-Key: `fingerprint` tells its request from another. */
export interface MarkerItem {
  fingerprint: string;
  /** What its answer is made of again, where the request does not say it. */
  kept?: string;
  /** Seconds since 1970. */
  ttl: number;
}

export const markerKey = itemKind<MarkerItem>({ isFollowed: false })('REQUEST#{caller}#{keyText}', 'MARK');

/** The marker by which a call under an Idempotency-Key acts only once: it is written together with the call's effect. */
export interface IdempotencyMarker {
  key: Key<MarkerItem>;
  fingerprint: string;
  /** What the answer of a repeat is made of, where the request does not say it. */
  kept?: string;
  isWritten: boolean;
}

/** The call has acted before under its Idempotency-Key. */
export class AlreadyDoneError extends Error {
  override readonly name = 'AlreadyDoneError';
}

/**
 * A marker that is not written yet.
 *
 * @param caller member id, or one word for all visitors
 * @param idempotencyKey the header's value
 * @param fingerprint of route, path and body
 */
export const newMarker = (
  caller: string,
  idempotencyKey: string,
  fingerprint: string,
): IdempotencyMarker => ({
  key: markerKey(caller, idempotencyKey),
  fingerprint,
  isWritten: false,
});

const nowInSeconds = (): number => Date.now() / SECOND;

/** The call that has acted under this key, if any. */
export async function readMarker({ key }: IdempotencyMarker): Promise<MarkerItem | undefined> {
  const request = await get(key, { consistent: true });
  return request && request.ttl >= nowInSeconds() ? request : undefined;
}

const itemOf = ({ key, fingerprint, kept }: IdempotencyMarker) => ({
  ...key,
  fingerprint,
  ...(kept !== undefined && { kept }),
  ttl: Math.ceil(nowInSeconds() + IDEMPOTENCY_KEPT / SECOND),
});

/** The write that lets a transaction happen only once under its Idempotency-Key; else it fails with AlreadyDoneError. */
export const markerWrite = (marker: IdempotencyMarker): Write => ({
  put: itemOf(marker),
  condition: 'attribute_not_exists(pk) OR #ttl < :now',
  names: { '#ttl': 'ttl' },
  values: { ':now': nowInSeconds() },
  onConditionFailed: () => new AlreadyDoneError('this call has acted before'),
});

/**
 * Writes the marker of a call that has ended without a transaction.
 *
 * @throws AlreadyDoneError when a call under the same key was faster
 */
export async function writeMarker(marker: IdempotencyMarker): Promise<void> {
  if (await putIfNew<MarkerItem>(itemOf(marker), nowInSeconds()))
    throw new AlreadyDoneError('this call has acted before');
  marker.isWritten = true;
}
