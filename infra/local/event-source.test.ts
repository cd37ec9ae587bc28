import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import type { TableStream } from 'local-aws/dynamodb';
import { startDynamoDb } from 'local-aws/dynamodb';
import { connect, createTestTable, TABLE } from 'local-aws/dynamodb/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type DeliverChanges, type EventSourceOptions, startEventSource } from './event-source.ts';

/** Names of the items that a call of the function is about. */
const namesIn = ({ Records }: DynamoDBStreamEvent) =>
  Records.map(({ dynamodb }) => dynamodb?.Keys?.sk?.S ?? '');

/** Reports the changes of these items as failed. */
const failing = ({ Records }: DynamoDBStreamEvent, ...names: string[]): DynamoDBBatchResponse => ({
  batchItemFailures: Records.filter(({ dynamodb }) => names.includes(dynamodb?.Keys?.sk?.S ?? '')).map(
    ({ dynamodb }) => ({ itemIdentifier: dynamodb?.SequenceNumber ?? '' }),
  ),
});

async function startTable() {
  const server = await startDynamoDb({ ttlSweepMs: 0 });
  onTestFinished(() => server.close());
  const { client, documents } = connect(server.endpoint);
  await createTestTable(client, { stream: true });
  const stream = server.streamOf(TABLE);
  return {
    stream,
    /** Writes items of these names in one commit. */
    put: (...names: string[]) =>
      documents.send(
        new TransactWriteCommand({
          TransactItems: names.map((sk) => ({ Put: { TableName: TABLE, Item: { pk: 'a', sk } } })),
        }),
      ),
    /** What has neither been delivered nor given up. */
    waiting: async () => namesIn({ Records: await stream.read(1_000) }),
  };
}

/** Delivers to a function, and notes the items that each of its calls was about. */
function deliver(stream: TableStream, handler: DeliverChanges, options: Partial<EventSourceOptions> = {}) {
  const calls: string[] = [];
  const source = startEventSource({
    stream,
    deliver(event) {
      calls.push(namesIn(event).join(''));
      return handler(event);
    },
    filters: [{}],
    retries: 3,
    firstWaitMs: 1,
    longestWaitMs: 4,
    ...options,
  });
  onTestFinished(() => source.close());
  return { source, calls };
}

const succeed: DeliverChanges = async () => {};

describe('delivery', () => {
  it('hands on what was committed before and after its start, in order, and then deletes it', async () => {
    const { stream, put, waiting } = await startTable();
    await put('a');
    const { source, calls } = deliver(stream, succeed);
    await source.idle();
    await put('b');
    await put('c', 'd');
    await source.idle();
    expect(calls.join('')).toBe('abcd');
    expect(await waiting()).toEqual([]);
  });

  it('runs one call at a time, of at most a batch, without a pause while there is more', async () => {
    const { stream, put } = await startTable();
    await put(...'abcdefg');
    let running = 0;
    let most = 0;
    const { source, calls } = deliver(
      stream,
      async () => {
        most = Math.max(most, ++running);
        await new Promise(setImmediate);
        running -= 1;
      },
      { batchSize: 3 },
    );
    await source.idle();
    expect(calls).toEqual(['abc', 'def', 'g']);
    expect(most).toBe(1);
  });

  it('calls nobody for what no filter lets pass', async () => {
    const { stream, put, waiting } = await startTable();
    await put(...'abcd');
    const { source, calls } = deliver(stream, succeed, {
      filters: [{ dynamodb: { Keys: { sk: { S: [{ 'anything-but': ['a', 'c'] }] } } } }],
    });
    await source.idle();
    await put('a');
    await source.idle();
    expect(calls).toEqual(['bd']);
    expect(await waiting()).toEqual([]);
  });

  it('is idle only after the changes that its own function has made', async () => {
    const { stream, put } = await startTable();
    const { source, calls } = deliver(stream, async (event) => {
      const [name = ''] = namesIn(event);
      if (name.length < 3) await put(`${name}x`);
    });
    await put('a');
    await source.idle();
    expect(calls).toEqual(['a', 'ax', 'axx']);
    expect(source.isBusy()).toBe(false);
  });

  it('ends the batch under way when it is closed, and leaves the rest for the next start', async () => {
    const { stream, put, waiting } = await startTable();
    await put(...'abcd');
    const started = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    const { source } = deliver(
      stream,
      () => {
        started.resolve();
        return ended.promise;
      },
      { batchSize: 2 },
    );
    await started.promise;
    const closed = source.close();
    ended.resolve();
    await closed;
    expect(await waiting()).toEqual(['c', 'd']);
    await put('e');
    expect(source.isBusy()).toBe(false);
  });
});

describe('a failure', () => {
  it('of some changes keeps the ones before the first, and goes on from there', async () => {
    const { stream, put } = await startTable();
    await put(...'abcdef');
    let isFirst = true;
    const { source, calls } = deliver(stream, async (event) => {
      if (!isFirst) return;
      isFirst = false;
      return failing(event, 'c', 'e');
    });
    await source.idle();
    expect(calls).toEqual(['abcdef', 'cdef']);
  });

  it('of a whole call halves the batch until the change that fails is alone', async () => {
    const { stream, put, waiting } = await startTable();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await put(...'abcdefgh');
    const { source, calls } = deliver(
      stream,
      async (event) => {
        if (namesIn(event).includes('c')) throw new Error('poison');
      },
      { retries: 1 },
    );
    await source.idle();
    expect(calls).toEqual(['abcdefgh', 'abcd', 'ab', 'cd', 'c', 'c', 'd', 'efgh']);
    expect(await waiting()).toEqual([]);
  });

  it('that does not end makes a change a dead letter, loudly, and the ones behind it go on', async () => {
    const { stream, put } = await startTable();
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await put(...'abc');
    const { source, calls } = deliver(stream, async (event) => failing(event, 'b'), { retries: 3 });
    await source.idle();
    expect(calls).toEqual(['abc', 'bc', 'b', 'b', 'b', 'b', 'c']);
    const dead = await stream.deadLetters();
    expect(dead.map(({ record }) => record.dynamodb.Keys.sk)).toEqual([{ S: 'b' }]);
    expect(log).toHaveBeenCalledWith(
      expect.stringContaining('was given up'),
      'INSERT',
      '{"pk":{"S":"a"},"sk":{"S":"b"}}',
      'reported in batchItemFailures',
    );
  });

  it('that ends in time loses nothing and gives nothing up', async () => {
    const { stream, put } = await startTable();
    await put(...'ab');
    let failures = 4;
    const { source, calls } = deliver(stream, async () => {
      if (failures-- > 0) throw new Error('throttled');
    });
    await source.idle();
    expect(calls.at(-1)).toBe('b');
    expect(await stream.deadLetters()).toEqual([]);
  });

  it('with a sequence number that is not of the batch fails all of it', async () => {
    const { stream, put } = await startTable();
    await put(...'ab');
    const answers: DynamoDBBatchResponse[] = [{ batchItemFailures: [{ itemIdentifier: '7' }] }];
    const { source, calls } = deliver(stream, async () => answers.shift());
    await source.idle();
    expect(calls).toEqual(['ab', 'a', 'b']);
  });
});

it('delivers again what was delivered but not checkpointed before a crash', async () => {
  const { stream, put } = await startTable();
  await put(...'ab');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const crashing: TableStream = { ...stream, acknowledge: () => Promise.reject(new Error('killed')) };
  const before = deliver(crashing, succeed);
  await before.source.idle();
  await before.source.close();
  const after = deliver(stream, succeed);
  await after.source.idle();
  expect([before.calls, after.calls]).toEqual([['ab'], ['ab']]);
});
