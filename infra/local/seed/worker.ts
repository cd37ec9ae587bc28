import { applyEnvironment } from '../environment.ts';
import { jobFunction, lambdaContext } from '../functions.ts';
import { startSqs } from '../sqs/server.ts';

const QUEUE = 'seed';

/** Jobs whose result members would see at once. The running system redrives all others. */
const URGENT = /^\{"jobId":"(settle-role|cancel-applications|read-request)#/;

// These jobs run in this thread, because their clock has to show the past as well.
const queue = await startSqs({
  async deliver(_, event) {
    if (!event.Records.some(({ body }) => URGENT.test(body))) return;
    const worker = await jobFunction('worker');
    await worker(event, lambdaContext('jobs-worker', event.Records[0]?.messageId ?? ''));
  },
});
applyEnvironment({
  AWS_ENDPOINT_URL_SQS: queue.endpoint,
  JOBS_QUEUE_URL: queue.queueUrl(QUEUE),
  // Saves the time to validate thousands of answers that are not read.
  CHECK_ANSWERS: 'false',
});
const { seedCommunity } = await import('./seed.ts');
await seedCommunity();
await queue.close();
