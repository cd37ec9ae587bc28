import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { config } from '../config.ts';
import { HEAD_BYTES } from './content-type.ts';
import { FilesUnavailableError } from './errors.ts';

/** The one connection of this container to the bucket. */
export const client = new S3Client({
  maxAttempts: 3,
  // Presigned URLs would otherwise demand the checksum of an empty body.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  requestHandler: { connectionTimeout: 5_000, requestTimeout: 15_000, throwOnRequestTimeout: true },
});

/** The bucket of this stage. */
export function bucketName(): string {
  const { MEDIA_BUCKET } = config();
  if (!MEDIA_BUCKET) throw new Error('this function was not given the media bucket');
  return MEDIA_BUCKET;
}

/** How an object is served. */
export interface ServedAs {
  ContentType: string;
  ContentDisposition: string;
  /** For good where nothing is said. */
  CacheControl?: string;
}

/** A stored object never changes: whatever replaces it gets a name of its own. */
export const SERVED_FOR_GOOD = { CacheControl: 'public, max-age=31536000, immutable' } as const;

/** An object that is not there is a 403 to whoever may not list the bucket; a changed one is a 412. */
const isGone = (error: unknown): boolean =>
  error instanceof S3ServiceException && [403, 404, 412].includes(error.$metadata.httpStatusCode ?? 0);

/** The beginning of an object and what is known of it. */
export interface Peek {
  head: Uint8Array;
  /** Bytes of the whole. */
  size: number;
  etag: string;
  /** As its uploader declared it. */
  contentType: string;
}

/**
 * Looks at the first `HEAD_BYTES` of an object.
 *
 * @returns undefined when there is no such object
 * @throws FilesUnavailableError when the bucket cannot be reached
 */
export async function peek(key: string): Promise<Peek | undefined> {
  try {
    const range = `bytes=0-${HEAD_BYTES - 1}`;
    const found = await client.send(new GetObjectCommand({ Bucket: bucketName(), Key: key, Range: range }));
    const head = (await found.Body?.transformToByteArray()) ?? new Uint8Array();
    const size = Number(found.ContentRange?.split('/')[1] ?? found.ContentLength);
    return { head, size, etag: found.ETag ?? '', contentType: found.ContentType ?? '' };
  } catch (error) {
    if (isGone(error)) return undefined;
    throw new FilesUnavailableError({ cause: error });
  }
}

/**
 * Reads a whole object of few bytes.
 *
 * @returns undefined when there is no such object, or when it is larger
 * @throws FilesUnavailableError when the bucket cannot be reached
 */
export async function readSmall(key: string, maxBytes: number): Promise<Uint8Array | undefined> {
  try {
    const { Body, ContentLength = 0 } = await client.send(
      new GetObjectCommand({ Bucket: bucketName(), Key: key, Range: `bytes=0-${maxBytes}` }),
    );
    const bytes = await Body?.transformToByteArray();
    return ContentLength > maxBytes ? undefined : bytes;
  } catch (error) {
    if (isGone(error)) return undefined;
    throw new FilesUnavailableError({ cause: error });
  }
}

/**
 * Whether there is such an object.
 *
 * @throws FilesUnavailableError when the bucket cannot be reached
 */
export async function exists(key: string): Promise<boolean> {
  try {
    await client.send(new HeadObjectCommand({ Bucket: bucketName(), Key: key }));
    return true;
  } catch (error) {
    if (isGone(error)) return false;
    throw new FilesUnavailableError({ cause: error });
  }
}

/** A source of a copy. */
export interface CopyFrom {
  key: string;
  /** Of the version that was peeked at; any will do when absent. */
  etag?: string;
}

/**
 * Copies an object: the one that was peeked at, and no other that has taken its place since.
 *
 * @param served how the copy is served; as the object itself is when absent
 * @returns false when it is gone
 * @throws FilesUnavailableError when the bucket cannot be reached
 */
export async function copy({ key, etag }: CopyFrom, to: string, served?: ServedAs): Promise<boolean> {
  const source = { CopySource: `${bucketName()}/${key}`, ...(etag && { CopySourceIfMatch: etag }) };
  const target = { Bucket: bucketName(), Key: to };
  const headers = served && { MetadataDirective: 'REPLACE' as const, ...SERVED_FOR_GOOD, ...served };
  try {
    await client.send(new CopyObjectCommand({ ...source, ...target, ...headers }));
    return true;
  } catch (error) {
    if (isGone(error)) return false;
    throw new FilesUnavailableError({ cause: error });
  }
}

/**
 * Stores an object.
 *
 * @throws FilesUnavailableError when the bucket cannot be reached
 */
export async function put(key: string, body: Uint8Array, served: ServedAs): Promise<void> {
  const object = { Bucket: bucketName(), Key: key, Body: body, ...SERVED_FOR_GOOD, ...served };
  try {
    await client.send(new PutObjectCommand(object));
  } catch (error) {
    throw new FilesUnavailableError({ cause: error });
  }
}

const PAGE = 100;

/** The first objects of a folder, at most 100, and whether it holds more. */
export async function listed(folder: string): Promise<{ keys: string[]; isMore: boolean }> {
  const { Contents = [], IsTruncated = false } = await client.send(
    new ListObjectsV2Command({ Bucket: bucketName(), Prefix: folder, MaxKeys: PAGE }),
  );
  return { keys: Contents.flatMap(({ Key }) => Key ?? []), isMore: IsTruncated };
}

/** Deletes objects; those that are gone already count as deleted. */
export async function remove(keys: string[]): Promise<void> {
  await Promise.all(keys.map((Key) => client.send(new DeleteObjectCommand({ Bucket: bucketName(), Key }))));
}
