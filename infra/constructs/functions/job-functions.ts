import { Duration } from 'aws-cdk-lib';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { type Bundles, bundleFor } from '../../bundles/functions.ts';
import { JOB_WORKERS } from '../../job-workers.ts';
import { deckObjects, exportObjects, mediaObjects, shownObjects } from '../media-bucket.ts';
import { hearthFunction, type Surroundings } from './hearth-function.ts';
import { queueSource } from './queue-source.ts';
import { runEvery, runHourly, runNightly } from './schedule.ts';

/** How long the worker may work on one message; the queue hides a message for six times as long. */
export const WORKER_TIMEOUT = Duration.minutes(5);

/** The worker on the queue of jobs, and the schedules: for jobs whose message was lost, the nightly sync, and the mails of the day. */
export function jobFunctions(scope: Construct, queue: IQueue, bundles: Bundles, shared: Surroundings) {
  const worker = hearthFunction(scope, 'jobs-worker', {
    ...shared,
    bundle: bundleFor(bundles, 'jobs-worker'),
    resources: {
      ...shared.resources,
      // Poster and deck pass on when their project is handed over.
      s3: [...shownObjects(shared.stage), ...deckObjects(shared.stage)],
      's3:DeleteObject': [
        ...mediaObjects(shared.stage),
        ...exportObjects(shared.stage),
        ...deckObjects(shared.stage),
      ],
    },
    timeout: WORKER_TIMEOUT,
  });
  worker.addEventSource(queueSource(queue, JOB_WORKERS));

  const redrive = hearthFunction(scope, 'jobs-redrive', {
    ...shared,
    bundle: bundleFor(bundles, 'jobs-redrive'),
  });
  runEvery(scope, 'redrive-schedule', Duration.minutes(5), redrive);

  const sync = hearthFunction(scope, 'jobs-nightly-sync', {
    ...shared,
    bundle: bundleFor(bundles, 'jobs-nightly-sync'),
  });
  runNightly(scope, 'nightly-sync-schedule', sync);

  const digests = hearthFunction(scope, 'jobs-hourly-digests', {
    ...shared,
    bundle: bundleFor(bundles, 'jobs-hourly-digests'),
  });
  runHourly(scope, 'hourly-digests-schedule', digests);
  return { worker, redrive, digests };
}
