import type { Bucket, PutOptions } from './bucket.ts';
import type { Call } from './protocol/call.ts';
import { assertSums, expectedSums } from './protocol/checksums.ts';
import { decodeChunks } from './protocol/chunked.ts';
import { writePrecondition } from './protocol/conditions.ts';
import {
  entityTooLarge,
  incompleteBody,
  invalidArgument,
  noSuchKey,
  notImplemented,
  payloadMismatch,
  S3Error,
} from './protocol/errors.ts';
import { type Reply, xmlReply } from './protocol/reply.ts';
import { element, textElement } from './protocol/xml.ts';
import { readObject } from './read-object.ts';
import { storedHeaders } from './stored-headers.ts';

/** The largest object that S3 accepts in one request. */
const MAX_OBJECT_BYTES = 5 * 2 ** 30;

const OTHER_COPY_CONDITION = /^x-amz-copy-source-(?!if-match$)/;

/** Implements PutObject and CopyObject, which differ by a header. */
export function putObject(call: Call): Promise<Reply> {
  return call.request.headers.has('x-amz-copy-source') ? copyObject(call) : uploadObject(call);
}

function uploadObject(call: Call): Promise<Reply> {
  const { headers, bucket, key } = call.request;
  return storeBody(call, call.store.bucket(bucket), key, {
    headers: storedHeaders(headers),
    precondition: writePrecondition(headers),
  });
}

/** Stores the body of a request, once it has arrived as its headers describe it. */
export async function storeBody(
  { request, payload }: Pick<Call, 'request' | 'payload'>,
  bucket: Bucket,
  key: string,
  options: Pick<PutOptions, 'headers' | 'precondition'>,
): Promise<Reply> {
  const announced = expectedSums(request.headers);
  const length = uploadLength(request.headers, payload.kind === 'chunked');
  const trailer = new Map<string, string>();
  const content = payload.kind === 'chunked' ? decodeChunks(request.body, trailer) : request.body;

  const check: PutOptions['check'] = (sums) => {
    if (sums.size !== length) throw incompleteBody();
    if (payload.kind === 'signed' && payload.sha256 !== sums.sha256Hex) throw payloadMismatch();
    assertSums(sums, announced);
    assertSums(sums, expectedSums(trailer));
  };
  const object = await bucket.put(key, content, { ...options, maxBytes: length, check });
  return {
    status: 200,
    headers: {
      etag: object.etag,
      'x-amz-checksum-crc32': object.crc32,
      'x-amz-checksum-type': 'FULL_OBJECT',
    },
  };
}

/** The declared length of an upload in bytes, which is required. */
function uploadLength(headers: ReadonlyMap<string, string>, chunked: boolean): number {
  const length = headers.get(chunked ? 'x-amz-decoded-content-length' : 'content-length') ?? '';
  if (!/^\d+$/.test(length)) {
    throw new S3Error(411, 'MissingContentLength', 'You must provide the Content-Length HTTP header.');
  }
  if (Number(length) > MAX_OBJECT_BYTES) throw entityTooLarge(MAX_OBJECT_BYTES);
  return Number(length);
}

async function copyObject({ request, store }: Call): Promise<Reply> {
  const { headers } = request;
  const conditional = [...headers.keys()].find((name) => OTHER_COPY_CONDITION.test(name));
  if (conditional) throw notImplemented(conditional);
  const from = parseCopySource(headers.get('x-amz-copy-source') ?? '');
  const source = store.bucket(from.bucket);
  const original = source.find(from.key);
  if (!original) throw noSuchKey(from.key);
  const replaceHeaders = headers.get('x-amz-metadata-directive') === 'REPLACE';
  if (from.bucket === request.bucket && from.key === request.key && !replaceHeaders) {
    throw new S3Error(
      400,
      'InvalidRequest',
      'An object cannot be copied to itself without changing its metadata.',
    );
  }

  const wanted = headers.get('x-amz-copy-source-if-match');
  const condition = new Map(wanted === undefined ? [] : [['if-match', wanted]]);
  const { body } = await readObject(source, from.key, 'GET', condition);
  const copy = await store.bucket(request.bucket).put(request.key, contentOf(body), {
    headers: replaceHeaders ? storedHeaders(headers) : original.headers,
    maxBytes: MAX_OBJECT_BYTES,
    precondition: writePrecondition(headers),
  });
  const modified = new Date(copy.modifiedAt).toISOString();
  return xmlReply(
    200,
    element('CopyObjectResult', textElement('ETag', copy.etag), textElement('LastModified', modified)),
  );
}

/** Parses a percent-encoded `bucket/key`, with or without a leading slash. */
function parseCopySource(source: string): { bucket: string; key: string } {
  const [, bucket, key, version] = /^\/?([^/]+)\/([^?]+)(\?.*)?$/.exec(source) ?? [];
  if (version) throw notImplemented('A version of an object');
  try {
    if (bucket && key) return { bucket, key: decodeURIComponent(key) };
  } catch {
    // Falls through to the refusal.
  }
  throw invalidArgument('Copy Source must mention the source bucket and key: sourcebucket/sourcekey');
}

async function* contentOf(body: Reply['body']): AsyncGenerator<Buffer> {
  if (typeof body === 'object') yield* body;
}
