import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { jobKeys } from '../../../lambdas/jobs/keys.ts';
import { previewKinds } from '../../../lambdas/previews/store/keys.ts';
import { type Bundles, bundleFor } from '../../bundles/functions.ts';
import { PREVIEW_WORKERS } from '../../job-workers.ts';
import { processedObjects, shownObjects } from '../media-bucket.ts';
import { hearthFunction, type Surroundings } from './hearth-function.ts';
import { queueSource } from './queue-source.ts';

/** Five seconds each for page and picture, and as long as the media function may take for that. */
export const PREVIEW_TIMEOUT = Duration.minutes(1);

/**
 * The function that fetches the pages behind links, wherever in the internet these are: it has no secrets, and of the
 * table just previews and jobs.
 */
export function previewFunction(
  scope: Construct,
  queue: IQueue,
  bundles: Bundles,
  shared: Surroundings,
): void {
  const { stage, resources } = shared;
  const worker = hearthFunction(scope, 'previews-worker', {
    ...shared,
    bundle: bundleFor(bundles, 'previews-worker'),
    resources: {
      ...resources,
      's3:GetObject': processedObjects(stage),
      's3:PutObject': shownObjects(stage),
    },
    partitions: [previewKinds.preview('*').pk, ...jobKeys.partitions()],
    logGroup: new LogGroup(scope, 'PreviewLogs', {
      retention: stage.logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
    }),
    timeout: PREVIEW_TIMEOUT,
  });
  worker.addEventSource(queueSource(queue, PREVIEW_WORKERS));
}
