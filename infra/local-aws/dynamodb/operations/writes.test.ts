import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { startTestDatabase, TABLE, type TestDatabase } from '../test-support.ts';

const Key = { pk: 'a', sk: 'b' };
const MAX_ITEM_BYTES = 409_600;

const put = ({ documents }: TestDatabase, rest: object, options: object = {}) =>
  documents.send(new PutCommand({ TableName: TABLE, Item: { ...Key, ...rest }, ...options }));
const update = (
  { documents }: TestDatabase,
  UpdateExpression: string,
  values: object = {},
  options: object = {},
) =>
  documents.send(
    new UpdateCommand({
      TableName: TABLE,
      Key,
      UpdateExpression,
      ExpressionAttributeValues: { ...values },
      ...options,
    }),
  );
const stored = async ({ documents }: TestDatabase) =>
  (await documents.send(new GetCommand({ TableName: TABLE, Key }))).Item;

describe('a failed condition', () => {
  const condition = { ConditionExpression: 'attribute_not_exists(pk)' };
  const withItem = { ...condition, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' };
  const failure = { name: 'ConditionalCheckFailedException', Item: { n: { N: '7' } } };

  it.each([
    ['PutItem', (database: TestDatabase, options: object) => put(database, { n: 8 }, options)],
    [
      'UpdateItem',
      (database: TestDatabase, options: object) => update(database, 'SET n = :n', { ':n': 8 }, options),
    ],
    [
      'DeleteItem',
      ({ documents }: TestDatabase, options: object) =>
        documents.send(new DeleteCommand({ TableName: TABLE, Key, ...options })),
    ],
  ])('of %s changes nothing and gives the stored item only when asked', async (_name, write) => {
    const database = await startTestDatabase();
    await put(database, { n: 7 });
    await expect(write(database, withItem)).rejects.toMatchObject(failure);
    await expect(write(database, condition)).rejects.toMatchObject({ name: failure.name, Item: undefined });
    expect(await stored(database)).toMatchObject({ n: 7 });
  });
});

describe('conditions', () => {
  const item = {
    things: [1, ['x']],
    doc: { inner: { n: 1 } },
    set: new Set(['b', 'a']),
    text: 'ü漢',
    high: '😀',
  };

  it.each([
    ['lists are compared in depth', 'things = :v', { ':v': [1, ['x']] }],
    ['maps are compared in depth', 'doc = :v', { ':v': { inner: { n: 1 } } }],
    ['sets are compared without order', '#s = :v', { ':v': new Set(['a', 'b']) }],
    ['a list contains a document', 'contains(things, :v)', { ':v': ['x'] }],
    ['a text has its size in UTF-8', 'size(#t) = :v', { ':v': 5 }],
    ['texts are ordered by their UTF-8 bytes', 'high > :v', { ':v': 'ﬀ' }],
    ['several choices', '#t IN (:w, :v)', { ':v': 'ü漢', ':w': 'no' }],
    ['ranges include their ends', 'size(things) BETWEEN :v AND :w', { ':v': 2, ':w': 3 }],
    ['an absent attribute differs from a value', 'gone <> :v', { ':v': 1 }],
    ['negation and alternatives', 'NOT gone = :v AND (gone = :v OR attribute_exists(things))', { ':v': 1 }],
  ])('%s', async (_name, ConditionExpression, values) => {
    const database = await startTestDatabase();
    await put(database, item);
    const names = { '#s': 'set', '#t': 'text' };
    const used = Object.fromEntries(
      Object.entries(names).filter(([name]) => ConditionExpression.includes(name)),
    );
    const options = {
      ExpressionAttributeNames: { ...used, '#r': 'reached' },
      ExpressionAttributeValues: { ...values, ':yes': true },
    };
    await update(database, 'SET #r = :yes', {}, { ...options, ConditionExpression });
    expect(await stored(database)).toMatchObject({ reached: true });
    const negated = { ...options, ConditionExpression: `NOT (${ConditionExpression})` };
    await expect(update(database, 'SET #r = :yes', {}, negated)).rejects.toThrow(
      'conditional request failed',
    );
  });
});

describe('the size of an item', () => {
  const overhead = Buffer.byteLength('pkaskbtext');

  it('may reach 400 KB and not a byte more', async () => {
    const database = await startTestDatabase();
    await put(database, { text: 'x'.repeat(MAX_ITEM_BYTES - overhead) });
    await expect(put(database, { text: 'x'.repeat(MAX_ITEM_BYTES - overhead + 1) })).rejects.toThrow(
      'Item size has exceeded the maximum allowed size',
    );
  });

  it('is counted in UTF-8 bytes', async () => {
    const database = await startTestDatabase();
    const threeBytes = '漢';
    await expect(put(database, { text: threeBytes.repeat(MAX_ITEM_BYTES / 3) })).rejects.toThrow('Item size');
  });

  it('is checked after an update, which then changes nothing', async () => {
    const database = await startTestDatabase();
    await put(database, { text: 'x'.repeat(300_000) });
    await expect(update(database, 'SET more = :v', { ':v': 'x'.repeat(200_000) })).rejects.toThrow(
      'Item size to update',
    );
    expect(await stored(database)).not.toHaveProperty('more');
  });
});

describe('the key of an index', () => {
  it('cannot be an empty text, whether put or updated', async () => {
    const database = await startTestDatabase();
    await expect(put(database, { g1: '', g2: 'x' })).rejects.toThrow('empty string value');
    await put(database, { g1: 'x', g2: 'x' });
    await expect(update(database, 'SET g1 = :v', { ':v': '' })).rejects.toThrow('empty string value');
  });
});
