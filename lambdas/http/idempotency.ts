import { createHmac } from 'node:crypto';
import { honoursKeys } from '../../shared/api/route.ts';
import { IDEMPOTENCY_KEY_MAX } from '../../shared/limits.ts';
import { requestKey } from '../secrets/request-key.ts';
import {
  AlreadyDoneError,
  type IdempotencyMarker,
  newMarker,
  readMarker,
  writeMarker,
} from '../table/idempotency-marker.ts';
import { HttpError } from './errors.ts';
import { InvalidKeyError, KeyReusedError } from './request/errors.ts';
import { header, type Middleware, type RequestContext, type Result } from './request-context.ts';

async function fingerprint({ route, event, rawBody }: RequestContext): Promise<string> {
  return createHmac('sha256', await requestKey())
    .update([route.name, event.rawPath, rawBody].join('\n'))
    .digest('base64url');
}

/** What is kept of a call that has acted under this key; undefined when none has. */
async function readKept(marker: IdempotencyMarker): Promise<{ kept: string } | undefined> {
  const request = await readMarker(marker);
  if (request && request.fingerprint !== marker.fingerprint) throw new KeyReusedError();
  return request && { kept: request.kept ?? '' };
}

/** Honours `Idempotency-Key` on unsafe calls: under one key a call acts once. */
export const idempotency: Middleware = {
  before: async ({ event: requestContext }) => {
    const key = header(requestContext, 'idempotency-key');
    const { route, memberId } = requestContext;
    if (key === undefined || route.method === 'GET') return;
    if (!/^[\x21-\x7e]+$/.test(key) || key.length > IDEMPOTENCY_KEY_MAX) throw new InvalidKeyError();
    if (!honoursKeys(route)) return;
    requestContext.marker = newMarker(memberId ?? 'visitor', key, await fingerprint(requestContext));
    [requestContext.earlier] = await Promise.all([readKept(requestContext.marker), requestContext.account]);
  },
};

/**
 * Does the work of a call, unless a call under the same key has acted before: then its answer is made again. The marker
 * of the key is written with the effect of the work, or when the work has ended without one. A refused call leaves no
 * marker; it may have been refused because of a twin that has just acted.
 *
 * @param work gets the marker to be written with its effect, if any
 * @param replay makes the answer once more, from what was kept of the first
 */
export async function actOnce(
  { marker, earlier }: RequestContext,
  work: (marker?: IdempotencyMarker) => Promise<Result>,
  replay: ((kept: string) => Promise<Result>) | undefined,
): Promise<Result> {
  if (!marker || !replay) return work();
  if (earlier) return replay(earlier.kept);
  try {
    const result = await work(marker);
    if (!marker.isWritten) await writeMarker(marker);
    return result;
  } catch (error) {
    const isRefusal = error instanceof HttpError && error.status < 500;
    if (marker.isWritten || !(isRefusal || error instanceof AlreadyDoneError)) throw error;
    const twin = await readKept(marker);
    if (!twin) throw error;
    return replay(twin.kept);
  }
}
