import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logger } from '../logger.ts';
import { newId } from '../table/ids.ts';
import { jobKeys } from './keys.ts';
import '../testing/environment.ts';
import { handler } from './redrive.ts';

const table = mockClient(DynamoDBDocumentClient);
const queue = mockClient(SQSClient);

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 10, 1);

/** A job that began so many minutes ago. */
const job = (minutes: number) => {
  const jobId = newId(NOW - minutes * MINUTE);
  return {
    ...jobKeys.job(jobId),
    jobId,
    begun: jobId,
    kind: 'sweep-post',
    about: { postId: 'post' },
    pass: 1,
  };
};
const JOBS = [job(60), job(6), job(4), job(0)];
const idsOf = (jobs: typeof JOBS) => jobs.map(({ jobId }) => jobId);

const woken = () =>
  queue.commandCalls(SendMessageCommand).map(({ args }) => JSON.parse(args[0].input.MessageBody ?? '').jobId);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  table.reset();
  queue.reset();
  queue.on(SendMessageCommand).resolves({});
  table.on(QueryCommand).callsFake(({ ExpressionAttributeValues: values }) => ({
    Items: JOBS.filter(({ pk }) => pk === values[':pk']),
  }));
});

afterEach(() => vi.useRealTimers());

describe('the schedule', () => {
  it('sends a worker to each job that should be done by now', async () => {
    expect(await handler()).toEqual({ woken: 2 });
    expect(woken()).toEqual(idsOf(JOBS.slice(0, 2)));
  });

  it('takes the others along when it is told to, as at a start', async () => {
    expect(await handler({ olderThanMs: -1 })).toEqual({ woken: 4 });
    expect(woken()).toEqual(idsOf(JOBS));
  });

  it('sends nobody when all is done', async () => {
    table.on(QueryCommand).resolves({ Items: [] });
    expect(await handler()).toEqual({ woken: 0 });
    expect(woken()).toEqual([]);
  });

  it('goes by when a job has last begun anew, whatever it is called', async () => {
    const named = (minutes: number) => ({ ...job(minutes), jobId: `refresh-author#${minutes}` });
    table.on(QueryCommand).resolves({ Items: [named(60), named(0)] });
    await handler();
    expect(woken()).toEqual(['refresh-author#60']);
  });

  it('finds the jobs of all pages', async () => {
    const first = job(60);
    const second = job(6);
    table
      .on(QueryCommand)
      .resolvesOnce({ Items: [first], LastEvaluatedKey: { pk: 'JOBS', sk: first.jobId } })
      .resolves({ Items: [second] });
    await handler();
    expect(woken()).toEqual(idsOf([first, second]));
    expect(table.commandCalls(QueryCommand)[1]?.args[0].input).toMatchObject({
      ExclusiveStartKey: { sk: first.jobId },
    });
  });

  it('leaves a job that has failed again and again to people, and says so in the log', async () => {
    const logged = vi.spyOn(logger, 'error');
    const poison = job(60);
    table.on(QueryCommand).resolves({
      Items: [
        { ...poison, failures: 20 },
        { ...job(50), failures: 19 },
      ],
    });
    expect(await handler()).toEqual({ woken: 1 });
    expect(logged).toHaveBeenCalledWith(expect.any(String), { jobIds: [poison.jobId] });
  });

  it('is not stopped by one message that cannot be sent', async () => {
    queue.on(SendMessageCommand).rejectsOnce(new Error('no queue')).resolves({});
    await handler();
    expect(woken()).toHaveLength(2);
  });
});
