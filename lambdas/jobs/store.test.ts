import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MINUTE } from '../../shared/limits.ts';
import { logger } from '../logger.ts';
import { configure, QUEUE_URL } from '../testing/environment.ts';
import { wake } from './queue.ts';
import { newJob, openJobLater } from './store.ts';

const table = mockClient(DynamoDBDocumentClient);
const queue = mockClient(SQSClient);
const logged = vi.spyOn(logger, 'error').mockReturnValue();

beforeEach(() => {
  table.reset();
  table.onAnyCommand().resolves({});
  queue.reset();
  logged.mockClear();
});

afterEach(() => configure({ JOBS_QUEUE_URL: QUEUE_URL }));

describe('a new job', () => {
  it('stands at its beginning, under its own key', () => {
    const { jobId, ...job } = newJob('sweep-post', { postId: 'post', authorId: 'ada' });
    const { begun } = job;
    expect(job).toEqual({
      pk: 'JOBS',
      sk: jobId,
      kind: 'sweep-post',
      about: { postId: 'post', authorId: 'ada' },
      begun,
      pass: 1,
    });
    expect(newJob('sweep-post', { postId: 'post', authorId: 'ada' }).jobId).not.toBe(jobId);
  });

  it('takes the place of the open one where one is enough, but is told from it', () => {
    const [one, two] = [1, 2].map(() => newJob('refresh-author', { memberId: 'ada' }, 'ada'));
    expect(one).toMatchObject({ pk: 'JOBS', sk: two?.jobId });
    expect(one?.begun).not.toBe(two?.begun);
    expect(newJob('refresh-author', { memberId: 'ben' }, 'ben').jobId).not.toBe(one?.jobId);
  });
});

describe('a job for after a piece of work', () => {
  it('is written down with its rest', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    const job = newJob('sweep-post', { postId: 'post', authorId: 'ada' });
    await openJobLater(job, 5 * MINUTE);
    expect(table.commandCalls(PutCommand)[0]?.args[0].input.Item).toEqual({
      ...job,
      restsUntil: 1_000_000 + 5 * MINUTE,
    });
    vi.useRealTimers();
  });
});

describe('sending a worker', () => {
  it('is told in the log, but does not fail the call that began the job, when the queue is away', async () => {
    queue.on(SendMessageCommand).rejects(new Error('no queue'));
    await expect(wake('job-1')).resolves.toBeUndefined();
    expect(logged).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ jobId: 'job-1' }));
  });

  it('is a mistake of ours in a function that has no queue', async () => {
    configure({ JOBS_QUEUE_URL: undefined });
    await expect(wake('job-1')).rejects.toThrow(/queue/);
  });
});
