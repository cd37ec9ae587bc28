import {
  BatchWriteCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { startTestDatabase, TABLE, type TestDatabase } from '../test-support.ts';

const BATCH = 25;

async function fill({ documents }: TestDatabase, items: object[]) {
  for (let start = 0; start < items.length; start += BATCH) {
    const requests = items.slice(start, start + BATCH).map((Item) => ({ PutRequest: { Item: { ...Item } } }));
    await documents.send(new BatchWriteCommand({ RequestItems: { [TABLE]: requests } }));
  }
}

type Input = Partial<ConstructorParameters<typeof QueryCommand>[0]>;

const query = ({ documents }: TestDatabase, input: Input) =>
  documents.send(new QueryCommand({ TableName: TABLE, ...input }));

async function queryAll(database: TestDatabase, input: Input) {
  const items: Record<string, unknown>[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await query(database, { ...input, ExclusiveStartKey });
    items.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items;
}

const inIndex = (g1: string): Input => ({
  IndexName: 'whole',
  KeyConditionExpression: 'g1 = :g',
  ExpressionAttributeValues: { ':g': g1 },
});
const ofOwner = (pk: string): Input => ({
  KeyConditionExpression: 'pk = :p',
  ExpressionAttributeValues: { ':p': pk },
});

describe('an index', () => {
  it('loses no row when thousands share one index key', async () => {
    const database = await startTestDatabase();
    const count = 6000;
    await fill(
      database,
      Array.from({ length: count }, (_, n) => ({ pk: `p${n}`, sk: 'x', g1: 'same', g2: 'same' })),
    );
    const forward = await queryAll(database, { ...inIndex('same'), Limit: 1000 });
    expect(new Set(forward.map((item) => item.pk)).size).toBe(count);
    const backward = await queryAll(database, { ...inIndex('same'), Limit: 1000, ScanIndexForward: false });
    expect(backward.map((item) => item.pk)).toEqual(forward.map((item) => item.pk).reverse());
  });

  it('follows an item whose index key changes or goes away', async () => {
    const database = await startTestDatabase();
    await fill(database, [{ pk: 'p', sk: 's', g1: 'first', g2: 'x' }]);
    const change = (UpdateExpression: string, ExpressionAttributeValues?: Record<string, unknown>) =>
      database.documents.send(
        new UpdateCommand({
          TableName: TABLE,
          Key: { pk: 'p', sk: 's' },
          UpdateExpression,
          ExpressionAttributeValues,
        }),
      );
    const counts = async () => [
      (await query(database, inIndex('first'))).Count,
      (await query(database, inIndex('second'))).Count,
    ];
    await change('SET g1 = :g', { ':g': 'second' });
    expect(await counts()).toEqual([0, 1]);
    await change('REMOVE g1');
    expect(await counts()).toEqual([0, 0]);
  });

  it('holds the projected attributes only', async () => {
    const database = await startTestDatabase();
    await fill(database, [{ pk: 'p', sk: 's', g2: 'h', title: 't', other: 'o' }]);
    const input = { KeyConditionExpression: 'g2 = :g', ExpressionAttributeValues: { ':g': 'h' } };
    const { Items } = await query(database, { IndexName: 'titles', ...input });
    expect(Items).toEqual([{ pk: 'p', sk: 's', g2: 'h', title: 't' }]);
  });
});

describe('Query', () => {
  it.each([true, false])('pages through a prefix in order (forward: %s)', async (ScanIndexForward) => {
    const database = await startTestDatabase();
    const wanted = Array.from({ length: 10 }, (_, n) => `E#${n}`);
    await fill(
      database,
      [...wanted, 'D#9', 'F#0'].map((sk) => ({ pk: 'p', sk, g1: 'g', g2: sk })),
    );
    const values = { ExpressionAttributeValues: { ':p': 'p', ':s': 'E#' }, Limit: 3, ScanIndexForward };
    const items = await queryAll(database, {
      ...values,
      KeyConditionExpression: 'pk = :p AND begins_with(sk, :s)',
    });
    const indexed = await queryAll(database, {
      ...values,
      IndexName: 'whole',
      ExpressionAttributeValues: { ':p': 'g', ':s': 'E#' },
      KeyConditionExpression: 'g1 = :p AND begins_with(g2, :s)',
    });
    const expected = ScanIndexForward ? wanted : [...wanted].reverse();
    expect(items.map((item) => item.sk)).toEqual(expected);
    expect(indexed.map((item) => item.sk)).toEqual(expected);
  });

  it('orders sort keys by their UTF-8 bytes', async () => {
    const database = await startTestDatabase();
    const sorted = ['Z', 'a', 'é', 'ﬀ', '😀'];
    await fill(
      database,
      [...sorted].reverse().map((sk) => ({ pk: 'p', sk })),
    );
    const { Items } = await query(database, ofOwner('p'));
    expect(Items?.map((item) => item.sk)).toEqual(sorted);
  });

  it('ends a page after a megabyte of UTF-8', async () => {
    const database = await startTestDatabase();
    for (let n = 0; n < 8; n++) {
      const Item = { pk: 'p', sk: String(n), text: '漢'.repeat(100_000) };
      await database.documents.send(new PutCommand({ TableName: TABLE, Item }));
    }
    const { Count, LastEvaluatedKey } = await query(database, ofOwner('p'));
    expect(Count).toBe(4);
    expect(LastEvaluatedKey).toEqual({ pk: 'p', sk: '3' });
  });

  it('applies the limit before the filter', async () => {
    const database = await startTestDatabase();
    await fill(
      database,
      Array.from({ length: 6 }, (_, n) => ({ pk: 'p', sk: String(n), n })),
    );
    const filtered = await query(database, {
      KeyConditionExpression: 'pk = :p',
      FilterExpression: 'n = :n',
      ExpressionAttributeValues: { ':p': 'p', ':n': 5 },
      Limit: 4,
    });
    expect(filtered).toMatchObject({ Count: 0, ScannedCount: 4, LastEvaluatedKey: { pk: 'p', sk: '3' } });
  });

  it('names an unknown index', async () => {
    const database = await startTestDatabase();
    await expect(query(database, { ...inIndex('g'), IndexName: 'nope' })).rejects.toThrow(
      'does not have the specified index',
    );
  });
});

describe('Scan', () => {
  it('sees every item once across segments and pages', async () => {
    const database = await startTestDatabase();
    await fill(
      database,
      Array.from({ length: 200 }, (_, n) => ({ pk: `p${n}`, sk: 'x' })),
    );
    const seen: unknown[] = [];
    for (const Segment of [0, 1, 2]) {
      let ExclusiveStartKey: Record<string, unknown> | undefined;
      do {
        const page = await database.documents.send(
          new ScanCommand({ TableName: TABLE, Segment, TotalSegments: 3, Limit: 30, ExclusiveStartKey }),
        );
        seen.push(...(page.Items ?? []).map((item) => item.pk));
        ExclusiveStartKey = page.LastEvaluatedKey;
      } while (ExclusiveStartKey);
    }
    expect(seen).toHaveLength(200);
    expect(new Set(seen).size).toBe(200);
  });
});
