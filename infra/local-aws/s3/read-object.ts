import type { Readable } from 'node:stream';
import type { Bucket } from './bucket.ts';
import type { Call } from './protocol/call.ts';
import { isNotModified, requestedRange } from './protocol/conditions.ts';
import { noSuchKey } from './protocol/errors.ts';
import type { Reply } from './protocol/reply.ts';
import { STANDARD_HEADERS, sendable } from './stored-headers.ts';

/** An object, or a range of it, as an HTTP response. */
export interface ObjectReply {
  status: number;
  headers: Record<string, string>;
  /** Absent for HEAD, 304 and empty objects. */
  body?: Readable;
}

/**
 * Reads an object with range and conditional headers: 200, 206 or 304.
 *
 * @param headers of the request, names in lower case.
 * @throws S3Error NoSuchKey, PreconditionFailed, InvalidRange
 */
export async function readObject(
  bucket: Bucket,
  key: string,
  method: string,
  headers: ReadonlyMap<string, string>,
): Promise<ObjectReply> {
  const object = bucket.find(key);
  if (!object) throw noSuchKey(key);
  const described = {
    ...object.headers,
    etag: object.etag,
    'last-modified': new Date(object.modifiedAt).toUTCString(),
    'accept-ranges': 'bytes',
  };
  if (isNotModified(object, headers)) return { status: 304, headers: described };

  const range = requestedRange(object, headers);
  const { from, to } = range ?? { from: 0, to: object.size - 1 };
  const reply = {
    status: range ? 206 : 200,
    headers: {
      ...described,
      'content-length': String(to - from + 1),
      ...(range && { 'content-range': `bytes ${from}-${to}/${object.size}` }),
      // The checksum covers the whole object, and clients would compare it with the range.
      ...(!range &&
        headers.get('x-amz-checksum-mode') === 'ENABLED' && {
          'x-amz-checksum-crc32': object.crc32,
          'x-amz-checksum-type': 'FULL_OBJECT',
        }),
    },
  };
  if (method === 'HEAD' || object.size === 0) return reply;
  const body = await bucket.stream(object, from, to);
  // The object was replaced before it could be opened.
  return body ? { ...reply, body } : readObject(bucket, key, method, headers);
}

/** Implements GetObject and HeadObject, including the `response-*` parameters of presigned URLs. */
export async function getObject({ request, store }: Call): Promise<Reply> {
  const overrides = request.query.flatMap(([name, value]) => {
    const header = name.replace(/^response-/, '');
    return header !== name && STANDARD_HEADERS.has(header) ? [[header, sendable(header, value)]] : [];
  });
  const reply = await readObject(store.bucket(request.bucket), request.key, request.method, request.headers);
  return { ...reply, headers: { ...reply.headers, ...Object.fromEntries(overrides) } };
}
