import { Readable } from 'node:stream';
import { GetObjectCommand, ListObjectsV2Command, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { MINUTE } from '../../shared/limits.ts';
import { bucketName, type ServedAs } from './bucket.ts';

/** With more patience than calls have: putting the parts of an upload together may take the bucket minutes. */
const client = new S3Client({
  maxAttempts: 3,
  requestChecksumCalculation: 'WHEN_REQUIRED',
  requestHandler: { connectionTimeout: 5_000, requestTimeout: 5 * MINUTE, throwOnRequestTimeout: true },
});

/** Twice this much is held in memory; ten thousand of them are the largest object. */
const PART_BYTES = 8 * 2 ** 20;
const PARTS_AT_ONCE = 2;

/** The keys of a folder, page by page. */
export async function* everyKey(folder: string): AsyncGenerator<string[]> {
  let token: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucketName(), Prefix: folder, ContinuationToken: token }),
    );
    yield (page.Contents ?? []).flatMap(({ Key }) => Key ?? []);
    token = page.NextContinuationToken;
  } while (token !== undefined);
}

const isGone = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;

/** The content of an object; undefined when it is gone. */
export async function openObject(key: string): Promise<Readable | undefined> {
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucketName(), Key: key }));
    return Body instanceof Readable ? Body : undefined;
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

/**
 * Stores a stream of whatever length, without holding more than two parts of it. Nothing is stored when the stream fails.
 *
 * @returns bytes of the object
 */
export async function putStream(key: string, content: Readable, served: ServedAs): Promise<number> {
  let bytes = 0;
  const upload = new Upload({
    client,
    params: { Bucket: bucketName(), Key: key, Body: content, ...served },
    partSize: PART_BYTES,
    queueSize: PARTS_AT_ONCE,
  });
  upload.on('httpUploadProgress', ({ loaded = 0 }) => {
    bytes = Math.max(bytes, loaded);
  });
  await upload.done();
  return bytes;
}
