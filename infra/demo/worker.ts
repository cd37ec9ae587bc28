import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { startSqs } from 'local-aws/sqs';
import { applyEnvironment, UNLIMITED } from '../local/environment.ts';
import { entryPoint, lambdaContext } from '../local/functions.ts';
import type { FromSeed, ToSeed } from './messages.ts';

const JOBS = 'seed-jobs';
const MAILS = 'seed-mails';
/** Of those whose messages the seed drops. */
const OTHERS = 'seed-others';

/** Jobs whose result members would see at once. The running system redrives all others. */
const URGENT = /^\{"jobId":"(settle-role|cancel-applications|tell-writer|notify-project-(status|update))#/;

if (!parentPort) throw new Error('the seed runs in a worker thread');
const stack = parentPort;

// These jobs, and what follows from changes, run in this thread, because their clock has to show the past as well.
const working = new Set<Promise<unknown>>();
const queue = await startSqs({
  async deliver(queueName, event) {
    if (queueName === OTHERS) return;
    if (queueName === JOBS && !event.Records.some(({ body }) => URGENT.test(body))) return;
    const name = queueName === MAILS ? 'mail-worker' : 'jobs-worker';
    const worker = await entryPoint(name);
    const work = worker(event, lambdaContext(name, event.Records[0]?.messageId ?? ''));
    working.add(work);
    await work.finally(() => working.delete(work));
  },
});
applyEnvironment({
  AWS_ENDPOINT_URL_SQS: queue.endpoint,
  JOBS_QUEUE_URL: queue.queueUrl(JOBS),
  MAIL_QUEUE_URL: queue.queueUrl(MAILS),
  ARCHIVE_QUEUE_URL: queue.queueUrl(OTHERS),
  PREVIEW_QUEUE_URL: queue.queueUrl(OTHERS),
  PUSH_QUEUE_URL: queue.queueUrl(OTHERS),
  // Much of the past happens on few days.
  DAILY_LIMITS_FACTOR: String(UNLIMITED),
  // Saves the time to validate thousands of answers that are not read.
  CHECK_ANSWERS: 'false',
});
const handleChanges = await entryPoint('events');
const delivered = new EventTarget();
stack.on('message', async (message: ToSeed) => {
  if (message.kind === 'delivered') return delivered.dispatchEvent(new Event('delivered'));
  const { batch, event } = message;
  const response = await handleChanges(event, lambdaContext('events', String(batch)));
  stack.postMessage({
    kind: 'handled',
    batch,
    response: response ?? { batchItemFailures: [] },
  } satisfies FromSeed);
});

/** Waits until all that follows from the steps so far has happened. */
async function settled(): Promise<void> {
  do {
    await Promise.all(working);
    const answer = once(delivered, 'delivered');
    stack.postMessage({ kind: 'whenDelivered' } satisfies FromSeed);
    await answer;
  } while (working.size > 0);
}

const { seedCommunity } = await import('./seed.ts');
await seedCommunity(settled);
await queue.close();
stack.close();
