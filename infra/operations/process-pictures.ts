import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { CopyObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { SERVED_FOR_GOOD } from '../../lambdas/media/bucket.ts';
import { MEDIA_PREFIX } from '../../lambdas/media/file-keys.ts';
import { copyKey, type Result, resultOf, WEBP_FILE } from '../../lambdas/media/pictures/results.ts';
import { isSmallerCopy, shapeOf } from '../../shared/rules/picture-path.ts';

import { functionName } from '../constructs/functions/hearth-function.ts';
import type { Stage } from '../stages.ts';
import { outputsOf } from './deployed-stage.ts';

const AT_ONCE = 5;

const PICTURE = /\.(png|jpg|gif|webp|avif)$/;

/** Whether an object is a picture from before pictures were processed. */
const isUnprocessed = (key: string): boolean =>
  PICTURE.test(key) && !isSmallerCopy(key) && shapeOf(`/${key}`) === undefined;

const s3 = new S3Client({});
const lambda = new LambdaClient({});

async function resultFor(key: string, FunctionName: string): Promise<Result | undefined> {
  const { Payload, FunctionError } = await lambda.send(
    new InvokeCommand({ FunctionName, Payload: JSON.stringify({ key }) }),
  );
  const answer = Payload?.transformToString() ?? '';
  if (FunctionError) throw new Error(`${key}: ${answer}`);
  const found: unknown = JSON.parse(answer);
  return found === null ? undefined : resultOf(found);
}

/** @returns false when the picture was refused, and stays as it is */
async function processOne(Bucket: string, key: string, media: string): Promise<boolean> {
  const found = await resultFor(key, media);
  if (!found || 'refused' in found) return false;
  await s3.send(
    new CopyObjectCommand({
      Bucket,
      Key: key,
      CopySource: `${Bucket}/${copyKey(key, Math.max(...found.edges))}`,
      MetadataDirective: 'REPLACE',
      ...SERVED_FOR_GOOD,
      ...WEBP_FILE,
    }),
  );
  return true;
}

/**
 * Puts what the media function makes of each picture from before there was one in its place, under the path that shows it.
 * A second run within a day repeats nothing.
 *
 * @returns how many were processed, and the keys of those that were refused
 */
export async function processPictures(stage: Stage): Promise<{ processed: number; refused: string[] }> {
  const bucket = (await outputsOf(stage, 'Web'))('MediaBucket');
  const media = functionName(stage, 'media-worker');
  const refused: string[] = [];
  let processed = 0;
  for await (const { Contents = [] } of paginateListObjectsV2(
    { client: s3 },
    { Bucket: bucket, Prefix: MEDIA_PREFIX },
  )) {
    const keys = Contents.flatMap(({ Key }) => Key ?? []).filter(isUnprocessed);
    while (keys.length > 0) {
      const some = keys.splice(0, AT_ONCE);
      const done = await Promise.all(some.map((key) => processOne(bucket, key, media)));
      refused.push(...some.filter((_, i) => !done[i]));
      processed += done.filter(Boolean).length;
    }
  }
  return { processed, refused };
}
