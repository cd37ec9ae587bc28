import { Duration } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { type Bundles, bundleFor } from '../../bundles/functions.ts';
import { PICTURE_WORKERS } from '../../job-workers.ts';
import { mediaObjects, processedObjects } from '../media-bucket.ts';
import { hearthFunction, type Surroundings } from './hearth-function.ts';
import { queueSource } from './queue-source.ts';

/** How long the function may work on one picture: calls wait for it. */
export const MEDIA_TIMEOUT = Duration.seconds(25);

/** The largest picture that is taken needs a gigabyte; the rest buys the processor that goes with it. */
const MEMORY_MB = 2_048;

/**
 * The function that decodes what members upload. It reads files of members and writes what it has made of them; the
 * table, the secrets and what everybody may look at are out of its reach.
 */
export function mediaFunction(
  scope: Construct,
  queue: IQueue,
  bundles: Bundles,
  shared: Surroundings,
): LambdaFunction {
  const { stage, resources } = shared;
  const worker = hearthFunction(scope, 'media-worker', {
    ...shared,
    bundle: bundleFor(bundles, 'media-worker'),
    resources: { ...resources, s3: processedObjects(stage), 's3:GetObject': mediaObjects(stage) },
    timeout: MEDIA_TIMEOUT,
    memoryMb: MEMORY_MB,
    ...(stage.pictureConcurrency !== undefined && { reservedConcurrency: stage.pictureConcurrency }),
  });
  worker.addEventSource(queueSource(queue, PICTURE_WORKERS));
  return worker;
}
