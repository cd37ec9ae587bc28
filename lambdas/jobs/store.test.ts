import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MINUTE } from '../../shared/limits.ts';
import { logger } from '../logger.ts';
import { newId } from '../table/ids.ts';
import { configure, QUEUE_URL } from '../testing/environment.ts';
import { jobKeys } from './keys.ts';
import { jobKind } from './kind.ts';
import { enqueue } from './queue.ts';
import { newJob, openJobLater } from './store.ts';

const MAIL = { mail: 'passwordChanged', memberId: 'ada' } as const;

const sweep = jobKind<{ postId: string; authorId: string }>('sweep-post');
const refresh = jobKind<{ memberId: string }>('refresh-author');
const sendMail = jobKind<typeof MAIL>('send-mail', 'MAIL_QUEUE_URL');

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
    const { jobId, ...job } = newJob(sweep, { postId: 'post', authorId: 'ada' });
    const { begun } = job;
    expect(job).toEqual({
      ...jobKeys.job(jobId),
      kind: 'sweep-post',
      about: { postId: 'post', authorId: 'ada' },
      begun,
      pass: 1,
    });
    expect(newJob(sweep, { postId: 'post', authorId: 'ada' }).jobId).not.toBe(jobId);
  });

  it('takes the place of the open one where one is enough, but is told from it', () => {
    const [one, two] = [1, 2].map(() => newJob(refresh, { memberId: 'ada' }, 'ada'));
    expect(one).toMatchObject(jobKeys.job(two?.jobId ?? ''));
    expect(one?.begun).not.toBe(two?.begun);
    expect(newJob(refresh, { memberId: 'ben' }, 'ben').jobId).not.toBe(one?.jobId);
  });
});

describe('the partitions of jobs', () => {
  it('share the mails of a sign-up rush about evenly', () => {
    const mails = Array.from({ length: 4_000 }, () => jobKeys.job(newJob(sendMail, MAIL, newId()).jobId).pk);
    const sizes = [...Map.groupBy(mails, (pk) => pk).values()].map(({ length }) => length);
    expect(sizes).toHaveLength(jobKeys.partitions().length);
    expect(Math.max(...sizes)).toBeLessThan(2 * (4_000 / 16));
  });

  it('are the same ones for whoever lists jobs', () => {
    for (let i = 0; i < 200; i += 1) expect(jobKeys.partitions()).toContain(jobKeys.job(`job-${i}`).pk);
  });
});

describe('a job for after a piece of work', () => {
  it('is written down with its rest', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    const job = newJob(sweep, { postId: 'post', authorId: 'ada' });
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
    await expect(enqueue({ jobId: 'job-1' })).resolves.toBeUndefined();
    expect(logged).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ jobId: 'job-1' }));
  });

  it('is a mistake of ours in a function that has no queue', async () => {
    configure({ JOBS_QUEUE_URL: undefined });
    await expect(enqueue({ jobId: 'job-1' })).rejects.toThrow(/queue/);
  });
});
