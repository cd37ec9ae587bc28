import { applyEnvironment } from '../environment.ts';
import { jobFunction, lambdaContext } from '../functions.ts';
import { startSqs } from '../sqs/server.ts';

const QUEUE = 'seed';

/** What members would see at once. Other jobs stay open, and are done by the schedule of the running system. */
const URGENT = /^\{"jobId":"(settle-role|cancel-applications|read-request)#/;

// The jobs of the past are done in this thread, whose clock stands in the past as well.
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
  // Nobody reads the answers, and checking a thousand of them takes its time.
  CHECK_ANSWERS: 'false',
});
const { seedCommunity } = await import('./seed.ts');
await seedCommunity();
await queue.close();
