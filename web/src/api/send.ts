import { API_PREFIX } from 'virtual:contract';
import * as limits from '../../../shared/limits.ts';
import { reachedAgain, reportAnswer, reportLost } from './connectivity.ts';
import { ApiError } from './error.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { unsafeRetryDelay, waitsForNetwork } from './retry.ts';
import type { RouteFacts } from './route-facts.ts';

/** The parts of a call as they are put on the wire. */
export interface WireInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

export interface SendOptions {
  signal?: AbortSignal;
  /** Milliseconds until one attempt is given up. */
  timeout?: number;
  /** `Idempotency-Key` of the person's intent; a fresh one when absent. Ignored by reads. */
  idempotencyKey?: string;
  /** When the person asked for an unsafe call, in milliseconds since 1970: the present when absent. */
  askedAt?: number;
  /** The page to read, from the `Link` header of the page before. */
  cursor?: string;
}

export interface WireAnswer {
  data: unknown;
  headers: Headers;
}

/**
 * Writes with a body of at most so many characters go on when the page is left: what was pressed just before is kept. A
 * browser refuses them when they carry more than 64 KiB together (Fetch standard, "HTTP-network-or-cache fetch").
 */
const SHORT_BODY = 4_000;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The address of a call, for example `/api/v1/posts/abc/like`. */
export function urlOf({ path }: RouteFacts, { params = {}, query = {} }: WireInput, cursor?: string): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, cursor }))
    if (value !== undefined) search.set(name, String(value));
  return `${API_PREFIX}${filled}${search.size > 0 ? `?${search}` : ''}`;
}

/**
 * The body of an answer. The reason of a refusal may be missing; a success whose body did not arrive whole is a lost
 * answer, and throws.
 */
async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (response.ok) throw error;
    return undefined;
  }
}

/** One attempt at a call. Throws an `ApiError`, or the caller's own abort. */
async function attempt(
  facts: RouteFacts,
  input: WireInput,
  options: SendOptions,
  idempotencyKey: string | undefined,
) {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), options.timeout ?? limits.REQUEST_TIMEOUT);
  const headers = new Headers();
  if (idempotencyKey) {
    headers.set('idempotency-key', idempotencyKey);
    // Names the call in every log line that follows from it.
    headers.set('x-request-id', idempotencyKey.slice(0, 12));
  }
  // Calls without a payload go out without a body and without a content type.
  if (input.body) headers.set('content-type', 'application/json');
  const sent = input.body && JSON.stringify(input.body);
  try {
    const response = await fetch(urlOf(facts, input, options.cursor), {
      method: facts.method,
      headers,
      body: sent,
      credentials: 'same-origin',
      keepalive: facts.method !== 'GET' && (sent ?? '').length <= SHORT_BODY,
      signal: options.signal ? AbortSignal.any([options.signal, timeout.signal]) : timeout.signal,
    });
    const body = await bodyOf(response);
    if (timeout.signal.aborted) throw new ApiError({ kind: 'timeout' });
    reportAnswer(response.headers);
    if (response.ok) return { data: body, headers: response.headers };
    const retryAfter = Number(response.headers.get('retry-after'));
    throw new ApiError({ kind: 'answer', status: response.status, body, retryAfter });
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'answer') throw error;
    if (options.signal?.aborted) throw error;
    reportLost();
    throw new ApiError({ kind: timeout.signal.aborted ? 'timeout' : 'network' });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Makes one call of the API. Unsafe calls carry an `Idempotency-Key`, the same one over all their repeats, and are
 * repeated as `unsafeRetryDelay` says, or wait until there is a network; reads are tried once here, because the query
 * cache repeats them.
 *
 * @throws ApiError when the call failed for good
 */
export async function send(
  facts: RouteFacts,
  input: WireInput = {},
  options: SendOptions = {},
): Promise<WireAnswer> {
  if (facts.method === 'GET') return attempt(facts, input, options, undefined);
  const idempotencyKey = options.idempotencyKey ?? newIdempotencyKey();
  const { askedAt = Date.now() } = options;
  for (let failures = 1; ; failures++) {
    try {
      return await attempt(facts, input, options, idempotencyKey);
    } catch (error) {
      const delay = error instanceof ApiError ? unsafeRetryDelay(facts, error, failures) : undefined;
      if (error instanceof ApiError && waitsForNetwork(facts, error)) {
        await reachedAgain();
        // The server does not know the key of an earlier try any more.
        if (Date.now() - askedAt >= limits.IDEMPOTENCY_KEPT) throw error;
      } else if (delay === undefined) throw error;
      else await wait(delay);
    }
  }
}
