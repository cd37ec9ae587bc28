import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Bucket, openBucket } from './bucket.ts';
import { noSuchBucket, S3Error } from './protocol/errors.ts';

/** The buckets in a folder. */
export interface ObjectStore {
  /** @throws S3Error NoSuchBucket */
  bucket(name: string): Bucket;
  findBucket(name: string): Bucket | undefined;
  /** Creates the bucket if it does not exist. Throws S3Error InvalidBucketName. */
  createBucket(name: string): Bucket;
  /** What multipart uploads have received so far, outside of every bucket. */
  parts: Bucket;
}

/** No name of a bucket. */
const PARTS_FOLDER = '.parts';

const BUCKET_NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** Opens the store, creating the folder if needed. */
export function openObjectStore(dir: string): ObjectStore {
  mkdirSync(dir, { recursive: true });
  const buckets = new Map<string, Bucket>();
  let parts: Bucket | undefined;
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    if (entry.isDirectory() && BUCKET_NAME.test(entry.name)) {
      buckets.set(entry.name, openBucket(join(dir, entry.name)));
    }
  }

  return {
    get parts() {
      parts ??= openBucket(join(dir, PARTS_FOLDER));
      return parts;
    },
    findBucket: (name) => buckets.get(name),
    bucket(name) {
      const bucket = buckets.get(name);
      if (!bucket) throw noSuchBucket();
      return bucket;
    },
    createBucket(name) {
      if (!BUCKET_NAME.test(name)) {
        throw new S3Error(400, 'InvalidBucketName', 'The specified bucket is not valid.');
      }
      const bucket = buckets.get(name) ?? openBucket(join(dir, name));
      buckets.set(name, bucket);
      return bucket;
    },
  };
}
