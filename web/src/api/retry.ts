import * as limits from '../../../shared/limits.ts';
import { ApiError } from './error.ts';
import type { RouteFacts } from './route-facts.ts';

/** Calls whose 503 is told at once instead of being repeated. */
const TOLD_AT_ONCE: ReadonlySet<string> = new Set(['auth.login', 'auth.signup']);

/**
 * How long to wait before repeating an unsafe call, in milliseconds, or undefined when it must not be repeated. Repeats
 * are safe because they carry the same `Idempotency-Key`.
 *
 * @param failures how often the call has failed by now, at least 1
 */
export function unsafeRetryDelay(
  { name, method }: RouteFacts,
  error: ApiError,
  failures: number,
): number | undefined {
  if (error.kind !== 'answer') return failures <= limits.MUTATION_RETRIES ? limits.RETRY_DELAY : undefined;
  if (failures > 1) return undefined;
  if (error.status === 503) return TOLD_AT_ONCE.has(name) ? undefined : limits.RETRY_DELAY_UNAVAILABLE;
  return error.status >= 500 && method !== 'POST' ? limits.RETRY_DELAY : undefined;
}

/**
 * Whether an unsafe call that failed is sent again once the server is reached: when the browser knows that there is no network.
 * Who signs in is told at once.
 */
export const waitsForNetwork = ({ path }: RouteFacts, { kind }: ApiError): boolean =>
  kind === 'network' && !navigator.onLine && !path.startsWith('/auth/');

/**
 * Whether a read is tried again.
 *
 * @param failures how often it has failed before this failure, from 0
 */
export function readRetry(failures: number, error: Error): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.status === 401 || error.status === 403) return false;
  return failures < (error.isUnsettled ? limits.DATA_RETRIES_NETWORK : limits.DATA_RETRIES_OTHER);
}

/** How long to wait before a read is tried again: 1 s doubling up to 30 s, 3 s first on a 503. */
export function readRetryDelay(failures: number, error: Error): number {
  if (error instanceof ApiError && error.retryAfter) return Math.min(error.retryAfter, limits.DATA_RETRY_CAP);
  const first =
    error instanceof ApiError && error.status === 503 ? limits.RETRY_DELAY_UNAVAILABLE : limits.RETRY_DELAY;
  return Math.min(first * 2 ** failures, limits.DATA_RETRY_CAP);
}

/** How long the check of the session waits before its next try. */
export const sessionRetryDelay = (failures: number): number =>
  Math.min((failures + 1) * limits.RETRY_DELAY, limits.AUTH_CHECK_RETRY_CAP);

/** Whether the check of the session is tried again; a 401 is an answer, not a failure. */
export const sessionRetry = (failures: number, error: Error): boolean =>
  readRetry(0, error) && failures < limits.AUTH_CHECK_RETRIES;
