import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { PICTURE_BYTES } from '../../../shared/limits.ts';
import { logger } from '../../logger.ts';
import { exists, readSmall } from '../bucket.ts';
import { contentTypeOf, HEAD_BYTES } from '../content-type.ts';
import type { Order } from './order.ts';
import { processPicture } from './process.ts';
import { type Result, readResult, removeResult, storeResult } from './results.ts';

const order = z.object({
  key: z.string(),
  content: z.base64().optional(),
  maxMegapixels: z.number().optional(),
});

/** What the bucket says of new uploads; nothing when it only tries its queue out. */
const uploaded = z.object({
  Records: z.array(z.object({ s3: z.object({ object: z.object({ key: z.string() }) }) })).default([]),
});

/** Keys come as in the query of an address. */
const decoded = (key: string): string => decodeURIComponent(key.replaceAll('+', ' '));

/**
 * Processes a picture, unless that has been done.
 *
 * @returns undefined when there is no such object, or when it is no picture
 */
async function carryOut({ key, content, maxMegapixels }: Order): Promise<Result | undefined> {
  const known = await readResult(key);
  if (known) return known;
  const bytes = content ? Buffer.from(content, 'base64') : await readSmall(key, PICTURE_BYTES);
  if (!bytes || !(await contentTypeOf('post-image', bytes.subarray(0, HEAD_BYTES), ''))) return undefined;
  const result = await storeResult(key, await processPicture(bytes, maxMegapixels));
  if (!content && !(await exists(key))) {
    // Its member has left meanwhile, and what they have stored was deleted.
    await removeResult(key, result);
    return undefined;
  }
  return result;
}

async function carryOutAll({ Records }: SQSEvent): Promise<SQSBatchResponse> {
  const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
  for (const { messageId, body } of Records) {
    try {
      for (const { s3 } of uploaded.parse(JSON.parse(body)).Records)
        await carryOut({ key: decoded(s3.object.key) });
    } catch (error) {
      logger.error('picture failed', { messageId, error: error instanceof Error ? error : String(error) });
      batchItemFailures.push({ itemIdentifier: messageId });
    }
  }
  return { batchItemFailures };
}

/**
 * Processes the pictures that were uploaded, as the bucket tells its queue; or one that a call is about to show, and
 * answers what has become of it.
 */
export const handler = async (event: SQSEvent | Order): Promise<SQSBatchResponse | Result | null> =>
  'Records' in event ? carryOutAll(event) : ((await carryOut(order.parse(event))) ?? null);
