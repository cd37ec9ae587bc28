import { randomUUID } from 'node:crypto';
import type { StoredObject } from './bucket.ts';
import type { Call } from './protocol/call.ts';
import { invalidArgument, malformedXml, S3Error } from './protocol/errors.ts';
import { readText } from './protocol/payload.ts';
import { type Reply, xmlReply } from './protocol/reply.ts';
import { parameter, type S3Request } from './protocol/request.ts';
import { element, elementsOf, textElement, textsOf } from './protocol/xml.ts';
import { storedHeaders } from './stored-headers.ts';
import { storeBody } from './write-object.ts';

const MAX_PARTS = 10_000;
/** Every part but the last has at least this many bytes. */
const MIN_PART_BYTES = 5 * 2 ** 20;
/** Headers under which an upload remembers what it is for. */
const BUCKET = 'bucket';
const KEY = 'key';

const uploadIdOf = (request: S3Request): string => parameter(request, 'uploadId') ?? '';

const partKey = (uploadId: string, number: number): string => `${uploadId}/${number}`;

async function* nothing(): AsyncGenerator<Uint8Array> {}

/** @throws S3Error NoSuchUpload */
function findUpload({ request, store }: Call): StoredObject {
  const upload = store.parts.find(uploadIdOf(request));
  const { [BUCKET]: bucket, [KEY]: key } = upload?.headers ?? {};
  if (upload && bucket === request.bucket && key === encodeURIComponent(request.key)) return upload;
  throw new S3Error(404, 'NoSuchUpload', 'The specified multipart upload does not exist.');
}

/** Implements CreateMultipartUpload. */
export async function beginUpload({ request, store }: Call): Promise<Reply> {
  store.bucket(request.bucket);
  const uploadId = randomUUID();
  const place = { [BUCKET]: request.bucket, [KEY]: encodeURIComponent(request.key) };
  const headers = { ...storedHeaders(request.headers), ...place };
  await store.parts.put(uploadId, nothing(), { headers, maxBytes: 0 });
  return xmlReply(
    200,
    element(
      'InitiateMultipartUploadResult',
      textElement('Bucket', request.bucket),
      textElement('Key', request.key),
      textElement('UploadId', uploadId),
    ),
  );
}

/** Implements UploadPart. */
export async function uploadPart(call: Call): Promise<Reply> {
  const upload = findUpload(call);
  const number = Number(parameter(call.request, 'partNumber'));
  if (!Number.isInteger(number) || number < 1 || number > MAX_PARTS)
    throw invalidArgument(`Part number must be an integer between 1 and ${MAX_PARTS}, inclusive`);
  return storeBody(call, call.store.parts, partKey(upload.key, number), { headers: {} });
}

/** The parts that a request puts together, in its order, as they were received. */
function partsOf({ store }: Call, upload: StoredObject, xml: string): StoredObject[] {
  const named = elementsOf(xml, 'Part').map((part) => ({
    number: Number(textsOf(part, 'PartNumber')[0]),
    etag: textsOf(part, 'ETag')[0] ?? '',
  }));
  if (named.length === 0) throw malformedXml();
  if (named.some(({ number }, i) => i > 0 && number <= (named[i - 1]?.number ?? 0)))
    throw new S3Error(400, 'InvalidPartOrder', 'The list of parts was not in ascending order.');
  const parts = named.map(({ number, etag }) => {
    const part = store.parts.find(partKey(upload.key, number));
    if (part && part.etag.replaceAll('"', '') === etag.replaceAll('"', '')) return part;
    throw new S3Error(400, 'InvalidPart', 'One or more of the specified parts could not be found.');
  });
  if (parts.slice(0, -1).some(({ size }) => size < MIN_PART_BYTES))
    throw new S3Error(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size');
  return parts;
}

async function* contentOf({ store }: Call, parts: StoredObject[]): AsyncGenerator<Buffer> {
  for (const part of parts) {
    const content = await store.parts.stream(part, 0, part.size - 1);
    if (!content) throw new S3Error(400, 'InvalidPart', 'A part was replaced meanwhile.');
    yield* content;
  }
}

function forget({ store }: Call, { key }: StoredObject): void {
  for (const name of [...store.parts.keys()])
    if (name === key || name.startsWith(`${key}/`)) store.parts.remove(name);
}

/** Implements CompleteMultipartUpload. The ETag is that of the content, as for any other object here. */
export async function completeUpload(call: Call): Promise<Reply> {
  const { request, payload, store } = call;
  const upload = findUpload(call);
  const parts = partsOf(call, upload, await readText(request, payload));
  const { [BUCKET]: _bucket, [KEY]: _key, ...headers } = upload.headers;
  const maxBytes = parts.reduce((sum, { size }) => sum + size, 0);
  const object = await store
    .bucket(request.bucket)
    .put(request.key, contentOf(call, parts), { headers, maxBytes });
  forget(call, upload);
  return xmlReply(
    200,
    element(
      'CompleteMultipartUploadResult',
      textElement('Bucket', request.bucket),
      textElement('Key', request.key),
      textElement('ETag', object.etag),
    ),
  );
}

/** Implements AbortMultipartUpload. */
export function abortUpload(call: Call): Reply {
  forget(call, findUpload(call));
  return { status: 204 };
}
