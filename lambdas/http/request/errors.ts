import { requests } from '../../../shared/texts/members/requests.ts';
import { errors as texts } from '../../../shared/texts.ts';
import { errorClasses } from '../errors.ts';

/** The errors of requests that no route gets to see. */
export const {
  CrossSiteError,
  BodyTooLargeError,
  NotJsonError,
  BodyTooComplexError,
  MalformedJsonError,
  InvalidCursorError,
  InvalidKeyError,
  KeyReusedError,
} = errorClasses({
  CrossSiteError: [403, 'CROSS_SITE', requests.crossSite],
  BodyTooLargeError: [413, 'TOO_LARGE', texts.bodyTooLarge],
  NotJsonError: [415, 'NOT_JSON', requests.notJson],
  BodyTooComplexError: [400, 'TOO_COMPLEX', requests.bodyTooComplex],
  MalformedJsonError: [400, 'MALFORMED_JSON', requests.malformedJson],
  /** The cursor was not made by us, or for another list. */
  InvalidCursorError: [400, 'INVALID_CURSOR', requests.invalidCursor],
  /** The `Idempotency-Key` is not of the form that keys have. */
  InvalidKeyError: [400, 'INVALID_KEY', requests.keyInvalid],
  /** Another call has used this `Idempotency-Key`. */
  KeyReusedError: [422, 'KEY_REUSED', requests.keyReused],
});
