import {
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactGetCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { startTestDatabase, TABLE, type TestDatabase, temporaryFolder } from '../test-support.ts';

type Actions = NonNullable<TransactWriteCommandInput['TransactItems']>;

const at = (sk: string) => ({ TableName: TABLE, Key: { pk: 'a', sk } });
const put = (sk: string, rest: object = {}) => ({
  Put: { TableName: TABLE, Item: { pk: 'a', sk, ...rest } },
});
const add = (sk: string, amount: number) => ({
  Update: { ...at(sk), UpdateExpression: 'ADD n :n', ExpressionAttributeValues: { ':n': amount } },
});
const mustExist = (sk: string) => ({
  ConditionCheck: { ...at(sk), ConditionExpression: 'attribute_exists(pk)' },
});

const transact = ({ documents }: TestDatabase, TransactItems: Actions, ClientRequestToken?: string) =>
  documents.send(new TransactWriteCommand({ TransactItems, ClientRequestToken }));
const get = async ({ documents }: TestDatabase, sk: string) =>
  (await documents.send(new GetCommand(at(sk)))).Item;

describe('TransactWriteItems', () => {
  it('carries out puts, updates, deletes and checks together', async () => {
    const database = await startTestDatabase();
    await transact(database, [put('updated', { n: 1 }), put('deleted'), put('checked')]);
    await transact(database, [
      put('new'),
      add('updated', 4),
      { Delete: at('deleted') },
      mustExist('checked'),
    ]);
    expect(await get(database, 'new')).toBeDefined();
    expect(await get(database, 'updated')).toMatchObject({ n: 5 });
    expect(await get(database, 'deleted')).toBeUndefined();
  });

  it('applies nothing, neither to the table nor to an index, when one condition fails', async () => {
    const database = await startTestDatabase();
    await transact(database, [put('kept', { n: 1 })]);
    const refused = transact(database, [
      put('new', { g1: 'g', g2: 'h' }),
      add('kept', 1),
      mustExist('missing'),
    ]);
    await expect(refused).rejects.toMatchObject({ name: 'TransactionCanceledException' });
    expect(await get(database, 'new')).toBeUndefined();
    expect(await get(database, 'kept')).toMatchObject({ n: 1 });
    const indexed = await database.documents.send(
      new QueryCommand({
        TableName: TABLE,
        IndexName: 'whole',
        KeyConditionExpression: 'g1 = :g',
        ExpressionAttributeValues: { ':g': 'g' },
      }),
    );
    expect(indexed.Count).toBe(0);
  });

  it('gives a reason for each action in order, with the stored item where it was asked for', async () => {
    const database = await startTestDatabase();
    await transact(database, [put('text', { n: 'text' }), put('old', { n: 7 })]);
    const condition = { ConditionExpression: 'attribute_not_exists(pk)' };
    const refused = transact(database, [
      put('new'),
      { Delete: { ...at('old'), ...condition, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } },
      mustExist('missing'),
      add('text', 1),
    ]);
    await expect(refused).rejects.toMatchObject({
      message: expect.stringContaining(
        '[None, ConditionalCheckFailed, ConditionalCheckFailed, ValidationError]',
      ),
      CancellationReasons: [
        { Code: 'None' },
        { Code: 'ConditionalCheckFailed', Item: { n: { N: '7' } } },
        { Code: 'ConditionalCheckFailed' },
        { Code: 'ValidationError' },
      ],
    });
    await expect(refused).rejects.not.toHaveProperty('CancellationReasons.2.Item');
  });

  it('refuses two actions on one item, more than 100 actions, and more than 4 MB', async () => {
    const database = await startTestDatabase();
    const refuses = (actions: Actions) =>
      expect(transact(database, actions)).rejects.toMatchObject({ name: 'ValidationException' });
    await refuses([put('one'), mustExist('one')]);
    await refuses(Array.from({ length: 101 }, (_, n) => put(String(n))));
    await refuses(Array.from({ length: 12 }, (_, n) => put(String(n), { text: 'x'.repeat(390_000) })));
    expect(await get(database, '0')).toBeUndefined();
  });

  it('refuses an unknown table and a kind of action it does not know', async () => {
    const database = await startTestDatabase();
    await expect(
      transact(database, [put('a'), { Delete: { TableName: 'nope', Key: { pk: 'a' } } }]),
    ).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
    await expect(transact(database, [{}])).rejects.toMatchObject({ name: 'ValidationException' });
  });

  it('keeps a sum whole under parallel transfers', async () => {
    const database = await startTestDatabase(await temporaryFolder());
    await transact(database, [put('left', { n: 100 }), put('right', { n: 100 })]);
    await Promise.all(
      Array.from({ length: 40 }, () => transact(database, [add('left', -1), add('right', 1)])),
    );
    expect(await get(database, 'left')).toMatchObject({ n: 60 });
    expect(await get(database, 'right')).toMatchObject({ n: 140 });
  });
});

describe('ClientRequestToken', () => {
  it('makes a repeated transaction succeed without effect', async () => {
    const database = await startTestDatabase();
    await transact(database, [add('count', 1)], 'token');
    await transact(database, [add('count', 1)], 'token');
    expect(await get(database, 'count')).toMatchObject({ n: 1 });
  });

  it('is refused with other actions', async () => {
    const database = await startTestDatabase();
    await transact(database, [add('count', 1)], 'token');
    await expect(transact(database, [add('count', 2)], 'token')).rejects.toMatchObject({
      name: 'IdempotentParameterMismatchException',
    });
  });

  it('may be used again after a transaction that was cancelled', async () => {
    const database = await startTestDatabase();
    const actions = [add('count', 1), mustExist('gate')];
    await expect(transact(database, actions, 'token')).rejects.toThrow('cancelled');
    await database.documents.send(new PutCommand({ TableName: TABLE, Item: { pk: 'a', sk: 'gate' } }));
    await transact(database, actions, 'token');
    expect(await get(database, 'count')).toMatchObject({ n: 1 });
  });
});

describe('TransactGetItems', () => {
  it('answers in order, with an empty entry for a missing item', async () => {
    const database = await startTestDatabase();
    await transact(database, [put('a', { n: 1 }), put('c', { n: 3 })]);
    const { Responses } = await database.documents.send(
      new TransactGetCommand({
        TransactItems: ['c', 'b', 'a'].map((sk) => ({ Get: { ...at(sk), ProjectionExpression: 'n' } })),
      }),
    );
    expect(Responses).toEqual([{ Item: { n: 3 } }, {}, { Item: { n: 1 } }]);
  });

  it('never sees half of a transaction', async () => {
    const database = await startTestDatabase(await temporaryFolder());
    const names = Array.from({ length: 20 }, (_, n) => String(n));
    const addToAll = () =>
      transact(
        database,
        names.map((sk) => add(sk, 1)),
      );
    const readAll = async () => {
      const TransactItems = names.map((sk) => ({ Get: at(sk) }));
      const { Responses = [] } = await database.documents.send(new TransactGetCommand({ TransactItems }));
      return new Set(Responses.map((response) => response.Item?.n));
    };
    const writes = Array.from({ length: 30 }, addToAll);
    const reads = await Promise.all(Array.from({ length: 30 }, readAll));
    for (const values of reads) expect(values.size).toBe(1);
    await Promise.all(writes);
    expect(await readAll()).toEqual(new Set([30]));
  });

  it('does not disturb plain updates of the same item', async () => {
    const database = await startTestDatabase(await temporaryFolder());
    const update = () => database.documents.send(new UpdateCommand(add('n', 1).Update));
    await Promise.all(
      Array.from({ length: 40 }, (_, n) => (n % 2 ? update() : transact(database, [add('n', 1)]))),
    );
    expect(await get(database, 'n')).toMatchObject({ n: 40 });
  });
});
