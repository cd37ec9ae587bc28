import { parseCors } from './cors.ts';
import { listObjects } from './list.ts';
import { abortUpload, beginUpload, completeUpload, uploadPart } from './multipart.ts';
import type { Call, Operation } from './protocol/call.ts';
import { malformedXml } from './protocol/errors.ts';
import { readText } from './protocol/payload.ts';
import { type Reply, xmlReply } from './protocol/reply.ts';
import { element, elementsOf, textElement, textsOf } from './protocol/xml.ts';
import { getObject } from './read-object.ts';
import { putObject } from './write-object.ts';

const MAX_DELETIONS = 1_000;

/** The emulated operations, by the name that `parseRequest` gives them. All others are answered with NotImplemented. */
export const operations: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  ['PUT bucket', createBucket],
  ['HEAD bucket', headBucket],
  ['GET bucket?list-type', listObjects],
  ['PUT bucket?cors', putBucketCors],
  ['POST bucket?delete', deleteObjects],
  ['PUT object', putObject],
  ['GET object', getObject],
  ['HEAD object', getObject],
  ['DELETE object', deleteObject],
  ['POST object?uploads', beginUpload],
  ['PUT object?partNumber&uploadId', uploadPart],
  ['POST object?uploadId', completeUpload],
  ['DELETE object?uploadId', abortUpload],
]);

function createBucket({ request, store }: Call): Reply {
  store.createBucket(request.bucket);
  return { status: 200, headers: { location: `/${request.bucket}` } };
}

function headBucket({ request, store }: Call): Reply {
  store.bucket(request.bucket);
  return { status: 200 };
}

async function putBucketCors({ request, payload, store }: Call): Promise<Reply> {
  const bucket = store.bucket(request.bucket);
  bucket.setCors(parseCors(await readText(request, payload)));
  return { status: 200 };
}

function deleteObject({ request, store }: Call): Reply {
  store.bucket(request.bucket).remove(request.key);
  return { status: 204 };
}

async function deleteObjects({ request, payload, store }: Call): Promise<Reply> {
  const bucket = store.bucket(request.bucket);
  const body = await readText(request, payload);
  const keys = elementsOf(body, 'Object').flatMap((object) => textsOf(object, 'Key'));
  if (keys.length === 0 || keys.length > MAX_DELETIONS) throw malformedXml();
  for (const key of keys) bucket.remove(key);
  const quiet = textsOf(body, 'Quiet')[0] === 'true';
  const deleted = quiet ? [] : keys.map((key) => element('Deleted', textElement('Key', key)));
  return xmlReply(200, element('DeleteResult', ...deleted));
}
