import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '../../shared/limits.ts';
import '../testing/environment.ts';
import { jobEvents } from './events.ts';
import { jobKeys } from './keys.ts';
import { jobKind } from './kind.ts';
import { newJob } from './store.ts';
import { jobSubscribers } from './subscribers.ts';

const queue = mockClient(SQSClient);

beforeEach(() => {
  queue.reset();
  queue.on(SendMessageCommand).resolves({});
});

const JOB = newJob(jobKind<{ memberId: string }>('refresh-author'), { memberId: 'ada' }, 'ada');

const eventsOf = (before: typeof JOB | undefined, after: typeof JOB | undefined) =>
  jobEvents.flatMap((source) => source.eventsOf({ key: jobKeys.job(JOB.jobId), at: 0, before, after }));

describe('a job', () => {
  it('is opened when it is put, and again when another takes its place', () => {
    expect(eventsOf(undefined, JOB)).toEqual([{ type: 'job.opened', job: JOB }]);
    const again = { ...JOB, begun: 'later' };
    expect(eventsOf(JOB, again)).toEqual([{ type: 'job.opened', job: again }]);
  });

  it('is not opened by its progress or its end', () => {
    expect(eventsOf(JOB, { ...JOB, cursor: '3', pass: 2 })).toEqual([]);
    expect(eventsOf(JOB, undefined)).toEqual([]);
  });
});

describe('an opened job', () => {
  const wake = async (...jobs: (typeof JOB)[]) => {
    const events = jobs.map((job) => ({ type: 'job.opened' as const, job }));
    for (const { run } of jobSubscribers) await run(events);
    return queue.commandCalls(SendMessageCommand).map(({ args }) => args[0].input);
  };

  it('gets one worker, however often it was opened in a batch', async () => {
    expect(await wake(JOB, { ...JOB, begun: 'later' })).toMatchObject([
      { MessageBody: JSON.stringify({ jobId: JOB.jobId }), DelaySeconds: 0 },
    ]);
  });

  it('gets its worker when its rest is over', async () => {
    const [message] = await wake({ ...JOB, restsUntil: Date.now() + 5 * MINUTE });
    expect(message?.DelaySeconds).toBeGreaterThan(295);
    expect(message?.DelaySeconds).toBeLessThanOrEqual(300);
  });
});
