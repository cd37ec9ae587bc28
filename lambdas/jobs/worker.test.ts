import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { DeleteCommand, DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { config } from '../config.ts';
import { logger } from '../logger.ts';
import { lambdaContext } from '../testing/calls/context.ts';
import { sqsEvent } from '../testing/calls/sqs-event.ts';
import { QUEUE_URL } from '../testing/environment.ts';
import type { JobItem } from './items.ts';
import { jobKeys } from './keys.ts';
import { jobHandlers, jobKind, type Step } from './kind.ts';
import { jobWorker } from './worker.ts';

const table = mockClient(DynamoDBDocumentClient);
const queue = mockClient(SQSClient);
const kinds = { sweepPost: jobKind<object>('sweep-post'), refreshAuthor: jobKind<object>('refresh-author') };
const sweep = vi.fn<Step<object>>();
const refreshAuthor = vi.fn<Step<object>>();
const elsewhere = jobKind<object>('send-mail', 'MAIL_QUEUE_URL');
const handler = jobWorker(jobHandlers(kinds, { sweepPost: sweep, refreshAuthor }), [elsewhere]);

const ABOUT = { postId: 'post', authorId: 'ada' };
const job = (changes: Partial<Pick<JobItem, 'cursor' | 'pass' | 'restsUntil'>> = {}): JobItem => ({
  jobId: 'job-1',
  begun: 'begun-1',
  kind: 'sweep-post',
  about: ABOUT,
  pass: 1,
  ...changes,
});

const work = (remaining?: () => number, ...ids: string[]) =>
  handler(
    sqsEvent(...(ids.length ? ids : ['job-1']).map((jobId) => JSON.stringify({ jobId }))),
    lambdaContext(remaining),
  );

const steps = () => sweep.mock.calls.map(([, cursor]) => cursor);
const values = () =>
  table.commandCalls(UpdateCommand).map(({ args }) => args[0].input.ExpressionAttributeValues ?? {});
/** Where in which pass each step has left the job. */
const saved = () =>
  values().map(({ ':second': second, ':pass': pass, ':cursor': cursor }) => ({
    pass: second ?? pass,
    cursor,
  }));
const renewed = Object.assign(new Error(), { name: 'ConditionalCheckFailedException' });
const enqueued = () =>
  queue.commandCalls(SendMessageCommand).map(({ args }) => {
    const { QueueUrl, MessageBody, DelaySeconds } = args[0].input;
    return { QueueUrl, MessageBody, DelaySeconds };
  });
const message = (DelaySeconds: number) => ({
  QueueUrl: QUEUE_URL,
  MessageBody: '{"jobId":"job-1"}',
  DelaySeconds,
});

beforeEach(() => {
  vi.resetAllMocks();
  table.reset();
  queue.reset();
  table.onAnyCommand().resolves({});
  queue.on(SendMessageCommand).resolves({});
  table.on(GetCommand).resolves({ Item: job() });
});

describe('a job', () => {
  it('is carried out step by step, each remembered before the next', async () => {
    sweep.mockResolvedValueOnce('1').mockResolvedValueOnce('2').mockResolvedValueOnce(undefined);
    expect(await work()).toEqual({ batchItemFailures: [] });
    expect(sweep).toHaveBeenCalledWith(ABOUT, undefined);
    expect(steps()).toEqual([undefined, '1', '2']);
    expect(saved().slice(0, 2)).toEqual([
      { pass: 1, cursor: '1' },
      { pass: 1, cursor: '2' },
    ]);
  });

  it('goes on where an earlier worker has stopped', async () => {
    table.on(GetCommand).resolves({ Item: job({ cursor: '7' }) });
    await work();
    expect(steps()).toEqual(['7']);
  });

  it('is read as it stands now, not as it once was', async () => {
    await work();
    expect(table.commandCalls(GetCommand)[0]?.args[0].input).toMatchObject({ ConsistentRead: true });
  });

  it('begins a second pass a minute after the first, from the beginning', async () => {
    await work();
    expect(saved()).toEqual([{ pass: 2, cursor: undefined }]);
    expect(table.commandCalls(UpdateCommand)[0]?.args[0].input.UpdateExpression).toContain('REMOVE #cursor');
    expect(enqueued()).toEqual([message(60)]);
    expect(table.commandCalls(DeleteCommand)).toEqual([]);
  });

  it('rests for a minute before its second pass, whoever wakes it in between', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    await work();
    expect(values()[0]).toMatchObject({ ':until': 1_060_000 });
    queue.resetHistory();
    sweep.mockClear();
    table.on(GetCommand).resolves({ Item: job({ pass: 2, restsUntil: 1_045_500 }) });
    await work();
    expect(sweep).not.toHaveBeenCalled();
    expect(enqueued()).toEqual([message(46)]);
    vi.useRealTimers();
  });

  it('that has begun anew meanwhile is left to the worker who was enqueued for that', async () => {
    table.on(UpdateCommand).rejects(renewed);
    sweep.mockResolvedValue('1');
    expect(await work()).toEqual({ batchItemFailures: [] });
    expect(steps()).toEqual([undefined]);
    expect(table.commandCalls(UpdateCommand)[0]?.args[0].input).toMatchObject({
      ConditionExpression: 'begun = :begun AND pass = :pass',
      ExpressionAttributeValues: { ':begun': 'begun-1', ':pass': 1 },
    });
    expect(enqueued()).toEqual([]);
  });

  it.each([1, 2] as const)('that has begun anew does not end with pass %d of the old one', async (pass) => {
    table.on(GetCommand).resolves({ Item: job({ pass }) });
    table.on(UpdateCommand).rejects(renewed);
    table.on(DeleteCommand).rejects(renewed);
    expect(await work()).toEqual({ batchItemFailures: [] });
    expect(table.commandCalls(DeleteCommand).map(({ args }) => args[0].input.ConditionExpression)).toEqual(
      pass === 2 ? ['begun = :begun AND pass = :pass'] : [],
    );
    expect(enqueued()).toEqual([]);
  });

  it('is over after the second pass', async () => {
    table.on(GetCommand).resolves({ Item: job({ pass: 2 }) });
    sweep.mockResolvedValueOnce('1').mockResolvedValueOnce(undefined);
    await work();
    expect(saved()).toEqual([{ pass: 2, cursor: '1' }]);
    expect(table.commandCalls(DeleteCommand)[0]?.args[0].input).toMatchObject({
      Key: jobKeys.job('job-1'),
    });
    expect(enqueued()).toEqual([]);
  });

  it.each([1, 2] as const)('is handed on at once when time runs short, in pass %d', async (pass) => {
    table.on(GetCommand).resolves({ Item: job({ pass }) });
    sweep.mockImplementation(async (_, cursor = '0') => String(Number(cursor) + 1));
    const remaining = vi.fn().mockReturnValueOnce(30_000).mockReturnValueOnce(10_001).mockReturnValue(10_000);
    expect(await work(remaining)).toEqual({ batchItemFailures: [] });
    expect(saved()).toEqual(['1', '2', '3'].map((cursor) => ({ pass, cursor })));
    expect(enqueued()).toEqual([message(0)]);
    expect(table.commandCalls(DeleteCommand)).toEqual([]);
  });

  it('is done by the function of its kind', async () => {
    table.on(GetCommand).resolves({
      Item: {
        jobId: 'job-1',
        kind: 'refresh-author',
        begun: 'b',
        about: { memberId: 'ada' },
        pass: 1,
        cursor: 'c',
      },
    });
    await work();
    expect(refreshAuthor).toHaveBeenCalledWith({ memberId: 'ada' }, 'c');
    expect(sweep).not.toHaveBeenCalled();
  });

  it('that has a queue of its own now is handed on to it', async () => {
    table.on(GetCommand).resolves({ Item: { ...job(), kind: 'send-mail' } });
    expect(await work()).toEqual({ batchItemFailures: [] });
    expect(enqueued()).toEqual([{ ...message(0), QueueUrl: config().MAIL_QUEUE_URL }]);
    expect(sweep).not.toHaveBeenCalled();
  });

  it('that is done already is left in peace, and its message is done with', async () => {
    table.on(GetCommand).resolves({});
    expect(await work()).toEqual({ batchItemFailures: [] });
    expect(sweep).not.toHaveBeenCalled();
    expect(saved()).toEqual([]);
  });
});

describe('a job that fails', () => {
  it('comes again, and does not keep the others of its batch from being done', async () => {
    sweep.mockRejectedValueOnce(new Error('broken')).mockResolvedValue(undefined);
    expect(await work(undefined, 'job-1', 'job-2')).toEqual({
      batchItemFailures: [{ itemIdentifier: 'message-0' }],
    });
    expect(sweep).toHaveBeenCalledTimes(2);
  });

  it('has kept how far it had come', async () => {
    sweep.mockResolvedValueOnce('1').mockRejectedValueOnce(new Error('broken'));
    expect((await work()).batchItemFailures).toHaveLength(1);
    expect(saved()[0]).toEqual({ pass: 1, cursor: '1' });
  });

  it('has its failures counted until it gets on again', async () => {
    sweep.mockRejectedValueOnce(new Error('broken')).mockResolvedValueOnce('1');
    await work();
    await work();
    const changes = table.commandCalls(UpdateCommand).map(({ args }) => args[0].input.UpdateExpression);
    expect(changes[0]).toContain('ADD failures');
    for (const change of changes.slice(1)) expect(change).toMatch(/REMOVE .*failures/);
    expect(changes).toHaveLength(3);
  });

  it('has its own error in the log, also when the failure cannot be counted', async () => {
    const logged = vi.spyOn(logger, 'error');
    const broken = new Error('broken');
    sweep.mockRejectedValueOnce(broken);
    table.on(UpdateCommand).rejects(new Error('no table'));
    expect((await work()).batchItemFailures).toHaveLength(1);
    expect(logged).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ error: broken }));
  });

  it('is not thrown away because this worker does not know its kind yet', async () => {
    table.on(GetCommand).resolves({ Item: { jobId: 'job-1', kind: 'of-tomorrow', about: {}, pass: 1 } });
    expect((await work()).batchItemFailures).toHaveLength(1);
    expect(table.commandCalls(DeleteCommand)).toEqual([]);
  });

  it.each(['', 'text', '{}', '{"jobId":7}'])('is one whose message is none: %j', async (body) => {
    expect(await handler(sqsEvent(body), lambdaContext())).toEqual({
      batchItemFailures: [{ itemIdentifier: 'message-0' }],
    });
    expect(table.calls()).toEqual([]);
  });
});
