import { Duration } from 'aws-cdk-lib';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { type Bundles, bundleFor } from '../../bundles/functions.ts';
import { ARCHIVE_WORKERS } from '../../job-workers.ts';
import { deckObjects, exportObjects, shownObjects } from '../media-bucket.ts';
import { hearthFunction, type Surroundings } from './hearth-function.ts';
import { queueSource } from './queue-source.ts';

/** How long the worker may work on one archive, the longest that a function may run. */
export const ARCHIVE_TIMEOUT = Duration.minutes(15);

/** The function that writes archives of members: it reads what they show, and writes and deletes archives alone. */
export function archiveFunction(
  scope: Construct,
  queue: IQueue,
  bundles: Bundles,
  shared: Surroundings,
): void {
  const { stage, resources } = shared;
  const archives = exportObjects(stage);
  const worker = hearthFunction(scope, 'archive-worker', {
    ...shared,
    bundle: bundleFor(bundles, 'archive-worker'),
    resources: {
      ...resources,
      s3: archives,
      's3:GetObject': [...shownObjects(stage), ...deckObjects(stage)],
    },
    timeout: ARCHIVE_TIMEOUT,
  });
  worker.addEventSource(queueSource(queue, ARCHIVE_WORKERS));
}
