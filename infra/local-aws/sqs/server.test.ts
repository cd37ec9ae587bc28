import { SendMessageBatchCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSEvent } from 'aws-lambda';
import { afterEach, expect, test } from 'vitest';
import { type Deliver, type LocalSqs, type SqsOptions, startSqs } from './server.ts';

const running: LocalSqs[] = [];
afterEach(() => Promise.all(running.splice(0).map((sqs) => sqs.close())));

async function start(deliver: Deliver, options: Omit<SqsOptions, 'deliver'> = {}) {
  const sqs = await startSqs({ deliver, visibilityTimeoutMs: 5, maxReceiveCount: 3, ...options });
  running.push(sqs);
  const client = new SQSClient({
    endpoint: sqs.endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
  const send = (MessageBody: string, queue = 'jobs', DelaySeconds?: number) =>
    client.send(new SendMessageCommand({ QueueUrl: sqs.queueUrl(queue), MessageBody, DelaySeconds }));
  return { sqs, client, send };
}

const recordOf = (event: SQSEvent) => {
  const [record, ...others] = event.Records;
  if (!record || others.length > 0) throw new Error('expected exactly one record');
  return record;
};

test('a sent message reaches the function as a Lambda event of its queue', async () => {
  const events: [string, SQSEvent][] = [];
  const { sqs, send } = await start(async (queue, event) => void events.push([queue, event]));

  const { MessageId } = await send('{"job":"ünïcode"}');
  await sqs.idle();

  expect(events).toHaveLength(1);
  expect(events[0]).toMatchObject([
    'jobs',
    {
      Records: [
        {
          messageId: MessageId,
          body: '{"job":"ünïcode"}',
          attributes: { ApproximateReceiveCount: '1' },
          eventSource: 'aws:sqs',
          eventSourceARN: 'arn:aws:sqs:us-east-1:000000000000:jobs',
        },
      ],
    },
  ]);
});

test('messages are delivered in order, one at a time unless more are allowed, whatever arrives meanwhile', async () => {
  const seen: string[] = [];
  let active = 0;
  let most = 0;
  let meanwhile: () => Promise<unknown> = async () => undefined;
  const { sqs, client, send } = await start(async (_queue, event) => {
    active += 1;
    most = Math.max(most, active);
    if (seen.length === 0) await meanwhile();
    await new Promise((resolve) => setTimeout(resolve, 2));
    seen.push(recordOf(event).body);
    active -= 1;
  });
  meanwhile = () => send('d');
  const Entries = ['a', 'b', 'c'].map((body) => ({ Id: body, MessageBody: body }));
  const result = await client.send(new SendMessageBatchCommand({ QueueUrl: sqs.queueUrl('jobs'), Entries }));
  await sqs.idle();

  expect(result.Successful?.map(({ Id }) => Id)).toEqual(['a', 'b', 'c']);
  expect(seen).toEqual(['a', 'b', 'c', 'd']);
  expect(most).toBe(1);
  expect(sqs.deadLetters('jobs')).toEqual([]);
});

test('is caught up once all has run that may run now, whatever waits for later', async () => {
  const seen: string[] = [];
  const { sqs, send } = await start(async (_queue, event) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    seen.push(recordOf(event).body);
  });
  await sqs.caughtUp();
  await send('later', 'jobs', 900);
  await send('now');
  expect(sqs.isDue()).toBe(true);
  await sqs.caughtUp();
  expect([sqs.isDue(), seen]).toEqual([false, ['now']]);
});

test('as many messages are delivered at once as are allowed, and no more', async () => {
  let active = 0;
  let most = 0;
  const { sqs, send } = await start(
    async () => {
      active += 1;
      most = Math.max(most, active);
      await new Promise((resolve) => setTimeout(resolve, 10));
      active -= 1;
    },
    { maxConcurrency: 3 },
  );
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((body) => send(body)));
  await sqs.idle();
  expect([most, active]).toEqual([3, 0]);
});

test('a message comes again after a throw and after a reported failure, with a growing count and wait', async () => {
  const counts: string[] = [];
  const times: number[] = [];
  const { sqs, send } = await start(
    async (_queue, event) => {
      const { attributes, messageId } = recordOf(event);
      times.push(performance.now());
      counts.push(attributes.ApproximateReceiveCount);
      if (counts.length === 1) throw new Error('first try fails');
      if (counts.length === 2) return { batchItemFailures: [{ itemIdentifier: messageId }] };
      return { batchItemFailures: [] };
    },
    { visibilityTimeoutMs: 20 },
  );
  await send('again');
  await sqs.idle();

  expect(counts).toEqual(['1', '2', '3']);
  const [first = 0, second = 0, third = 0] = times;
  expect(second - first).toBeGreaterThan(17);
  expect(third - second).toBeGreaterThan(37);
  expect(sqs.deadLetters('jobs')).toEqual([]);
});

test('a message that keeps failing becomes a dead letter with its reason and holds up nobody', async () => {
  const done: string[] = [];
  const { sqs, send } = await start(async (_queue, event) => {
    const { body } = recordOf(event);
    if (body === 'poison') throw new Error('cannot digest');
    done.push(body);
  });
  const { MessageId } = await send('poison');
  await send('healthy');
  await sqs.idle();

  expect(done).toEqual(['healthy']);
  expect(sqs.deadLetters('jobs')).toMatchObject([{ messageId: MessageId, body: 'poison', receiveCount: 3 }]);
  expect(sqs.deadLetters('jobs')[0]?.reason).toContain('cannot digest');
});

test('a delayed message waits while others pass, and idle waits for it', async () => {
  const seen: string[] = [];
  const { sqs, send } = await start(async (_queue, event) => void seen.push(recordOf(event).body));
  const sentAt = performance.now();
  await send('later', 'jobs', 1);
  await send('now');
  await sqs.idle();

  expect(seen).toEqual(['now', 'later']);
  expect(performance.now() - sentAt).toBeGreaterThan(990);
});

test('idle waits for messages that a delivery sends to another queue', async () => {
  const seen: string[] = [];
  let forward: () => Promise<unknown> = async () => undefined;
  const { sqs, send } = await start(async (queue) => {
    seen.push(queue);
    if (queue === 'first') await forward();
  });
  forward = () => send('onward', 'second');
  await send('go', 'first');
  await sqs.idle();

  expect(seen).toEqual(['first', 'second']);
});

test('close waits for the running delivery and drops what has not begun', async () => {
  const ended: string[] = [];
  let begun: () => void = () => undefined;
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const { sqs, send } = await start(async (_queue, event) => {
    begun();
    await new Promise((resolve) => setTimeout(resolve, 20));
    ended.push(recordOf(event).body);
  });
  await send('running');
  await send('waiting');
  await hasBegun;
  await sqs.close();

  expect(ended).toEqual(['running']);
});

test.each([
  ['no message body', { MessageBody: '' }, 'InvalidParameterValue'],
  ['a delay over 15 minutes', { MessageBody: 'x', DelaySeconds: 901 }, 'InvalidParameterValue'],
  ['a queue URL without a name', { MessageBody: 'x', QueueUrl: 'http://127.0.0.1/' }, 'QueueDoesNotExist'],
])('%s is refused by name', async (_what, input, name) => {
  const { sqs, client } = await start(async () => undefined);
  const sent = client.send(new SendMessageCommand({ QueueUrl: sqs.queueUrl('jobs'), ...input }));
  await expect(sent).rejects.toMatchObject({ name });
});

test.each([
  ['an empty batch', [], 'EmptyBatchRequest'],
  ['eleven messages', Array.from({ length: 11 }, (_, i) => `m${i}`), 'TooManyEntriesInBatchRequest'],
  ['two messages of one id', ['same', 'same'], 'BatchEntryIdsNotDistinct'],
])('%s is refused by name and delivers nothing', async (_what, ids, name) => {
  const seen: string[] = [];
  const { sqs, client } = await start(async (queue) => void seen.push(queue));
  const Entries = ids.map((Id) => ({ Id, MessageBody: 'x' }));
  const sent = client.send(new SendMessageBatchCommand({ QueueUrl: sqs.queueUrl('jobs'), Entries }));
  await expect(sent).rejects.toMatchObject({ name });
  await sqs.idle();
  expect(seen).toEqual([]);
});

test('a web page cannot send messages', async () => {
  const { sqs } = await start(async () => undefined);
  const response = await fetch(sqs.endpoint, {
    method: 'POST',
    headers: { 'x-amz-target': 'AmazonSQS.SendMessage', origin: 'http://evil.example' },
    body: JSON.stringify({ QueueUrl: sqs.queueUrl('jobs'), MessageBody: 'x' }),
  });
  expect(response.status).toBe(403);
});
