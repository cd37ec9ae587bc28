import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logger } from '../logger.ts';
import { newId } from '../table/ids.ts';
import type { Key } from '../table/key.ts';
import { jobKeys } from './keys.ts';
import '../testing/environment.ts';
import { handler } from './redrive.ts';

const table = mockClient(DynamoDBDocumentClient);
const queue = mockClient(SQSClient);

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 10, 1);

/** A job that began so many minutes ago. */
const job = (minutes: number, jobId = newId(NOW - minutes * MINUTE)) => ({
  ...jobKeys.job(jobId),
  jobId,
  begun: newId(NOW - minutes * MINUTE),
  kind: 'sweep-post',
  about: { postId: 'post' },
  pass: 1,
});
const JOBS = [job(60), job(6), job(4), job(0)];
const idsOf = (jobs: typeof JOBS) => jobs.map(({ jobId }) => jobId);

const enqueued = () =>
  queue.commandCalls(SendMessageCommand).map(({ args }) => JSON.parse(args[0].input.MessageBody ?? '').jobId);

/** What the table holds. */
const given = (jobs: (Key & { failures?: number })[]) =>
  table.on(QueryCommand).callsFake(({ ExpressionAttributeValues: values }) => ({
    Items: jobs.filter(({ pk }) => pk === values[':pk']),
  }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  table.reset();
  queue.reset();
  queue.on(SendMessageCommand).resolves({});
  table.onAnyCommand().resolves({});
  given(JOBS);
});

afterEach(() => vi.useRealTimers());

describe('the schedule', () => {
  it('sends a worker to each job that should be done by now', async () => {
    expect(await handler()).toEqual({ enqueued: 2 });
    expect(enqueued()).toEqual(idsOf(JOBS.slice(0, 2)));
  });

  it('takes the others along when it is told to, as at a start', async () => {
    expect(await handler({ olderThanMs: -1 })).toEqual({ enqueued: 4 });
    expect(enqueued()).toEqual(idsOf(JOBS));
  });

  it('sends nobody when all is done', async () => {
    given([]);
    expect(await handler()).toEqual({ enqueued: 0 });
    expect(enqueued()).toEqual([]);
  });

  it('goes by when a job has last begun anew, whatever it is called', async () => {
    given([60, 0].map((minutes) => job(minutes, `refresh-author#${minutes}`)));
    await handler();
    expect(enqueued()).toEqual(['refresh-author#60']);
  });

  it('finds the jobs of all pages', async () => {
    const [first, second] = [job(60), job(6)];
    table
      .on(QueryCommand, { ExpressionAttributeValues: { ':pk': first.pk } })
      .resolvesOnce({ Items: [first], LastEvaluatedKey: { pk: first.pk, sk: first.sk } })
      .resolves({ Items: [second] });
    await handler();
    expect(enqueued()).toEqual(expect.arrayContaining(idsOf([first, second])));
    const pages = table.commandCalls(QueryCommand).map(({ args }) => args[0].input.ExclusiveStartKey);
    expect(pages).toContainEqual({ pk: first.pk, sk: first.sk });
  });

  it('leaves a job that has failed again and again to people, and says so in the log', async () => {
    const logged = vi.spyOn(logger, 'error');
    const poison = job(60);
    given([
      { ...poison, failures: 20 },
      { ...job(50), failures: 19 },
    ]);
    expect(await handler()).toEqual({ enqueued: 1 });
    expect(logged).toHaveBeenCalledWith(expect.any(String), { jobIds: [poison.jobId] });
  });

  it('is not stopped by one message that cannot be sent', async () => {
    queue.on(SendMessageCommand).rejectsOnce(new Error('no queue')).resolves({});
    await handler();
    expect(enqueued()).toHaveLength(2);
  });
});

describe('jobs of the version that had one partition for all', () => {
  const old = { ...job(6), pk: 'JOBS' };
  const canceled = new TransactionCanceledException({
    message: '',
    $metadata: {},
    CancellationReasons: [{ Code: 'ConditionalCheckFailed' }],
  });

  it('move to where workers find them, as they are, unless they are done meanwhile', async () => {
    given([old]);
    await handler();
    expect(table.commandCalls(TransactWriteCommand)[0]?.args[0].input.TransactItems).toMatchObject([
      {
        Put: {
          Item: { ...old, ...jobKeys.job(old.jobId) },
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
      { Delete: { Key: { pk: 'JOBS', sk: old.sk }, ConditionExpression: 'attribute_exists(pk)' } },
    ]);
  });

  it('are left to its workers for as long as those may be at them', async () => {
    given([{ ...job(4), pk: 'JOBS' }]);
    await handler();
    expect(table.commandCalls(TransactWriteCommand)).toEqual([]);
  });

  it('go where another one has taken their place', async () => {
    given([old]);
    table.on(TransactWriteCommand).rejects(canceled);
    await handler();
    expect(table.commandCalls(DeleteCommand)[0]?.args[0].input.Key).toEqual({ pk: 'JOBS', sk: old.sk });
  });
});
