import { ConditionalCheckFailedException, type ConsumedCapacity } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  type QueryCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { config } from '../config.ts';
import { client } from './client.ts';
import { charge } from './cost.ts';
import type { Key } from './keys.ts';
import { backOff } from './retry.ts';
import { ConditionFailedError, TableUnavailableError } from './table-errors.ts';

type Stored<Item> = Key<Item> & Item;

/** Names and values of an expression, with `#name` and `:value` placeholders. */
export interface Expression {
  names?: Record<string, string>;
  values?: Record<string, unknown>;
}

export interface Update extends Expression {
  update: string;
  condition?: string;
}

export const tableName = (): string => config().TABLE_NAME;

export const MEASURED = { ReturnConsumedCapacity: 'TOTAL' } as const;

const BATCH_GET_KEYS = 100;
const BATCH_WRITE_ITEMS = 25;
const BATCH_ATTEMPTS = 6;

const units = (consumed: ConsumedCapacity | ConsumedCapacity[] | undefined): number =>
  [consumed].flat().reduce((sum, one) => sum + (one?.CapacityUnits ?? 0), 0);

/**
 * Sends one call and puts it on the bill.
 *
 * @throws TableUnavailableError when the table cannot be reached, is throttled, or fails on its side
 */
export async function billed<
  Output extends { ConsumedCapacity?: ConsumedCapacity | ConsumedCapacity[] | undefined },
>(kind: 'rru' | 'wru', call: Promise<Output>): Promise<Output> {
  try {
    const output = await call;
    charge(kind, units(output.ConsumedCapacity));
    return output;
  } catch (error) {
    charge(kind, 0);
    if (isOutage(error)) throw new TableUnavailableError('the table cannot be reached', { cause: error });
    throw error;
  }
}

const OUTAGES = new Set([
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'InternalServerError',
  'ServiceUnavailable',
  'TimeoutError',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
]);

function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return OUTAGES.has(error.name) || OUTAGES.has(code) || ('$fault' in error && error.$fault === 'server');
}

/**
 * Reads one item.
 *
 * @param key its key
 * @param options `consistent` for what was written just before, at twice the units
 * @returns the item, or undefined
 */
export async function get<Item>(
  key: Key<Item>,
  { consistent = false } = {},
): Promise<Stored<Item> | undefined> {
  const { Item } = await billed(
    'rru',
    client.send(
      new GetCommand({ TableName: tableName(), Key: primary(key), ConsistentRead: consistent, ...MEASURED }),
    ),
  );
  return Item as Stored<Item> | undefined;
}

/**
 * Reads many items of one type, in one call per 100, repeating what the table left out.
 *
 * @param list keys without doubles
 * @returns those that exist, in no particular order
 */
export async function getMany<Item>(list: Key<Item>[], { consistent = false } = {}): Promise<Stored<Item>[]> {
  const pages: Key<Item>[][] = [];
  for (let i = 0; i < list.length; i += BATCH_GET_KEYS) pages.push(list.slice(i, i + BATCH_GET_KEYS));
  return (await Promise.all(pages.map((page) => getPage(page, consistent)))).flat();
}

async function getPage<Item>(page: Key<Item>[], consistent: boolean): Promise<Stored<Item>[]> {
  const found: Stored<Item>[] = [];
  let left: Record<string, unknown>[] = page.map(primary);
  for (let attempt = 0; left.length > 0; attempt += 1) {
    if (attempt === BATCH_ATTEMPTS) throw new TableUnavailableError('the table keeps leaving keys out');
    if (attempt > 0) await backOff(attempt);
    const { Responses, UnprocessedKeys } = await billed(
      'rru',
      client.send(
        new BatchGetCommand({
          RequestItems: { [tableName()]: { Keys: left, ConsistentRead: consistent } },
          ...MEASURED,
        }),
      ),
    );
    found.push(...((Responses?.[tableName()] ?? []) as Stored<Item>[]));
    left = UnprocessedKeys?.[tableName()]?.Keys ?? [];
  }
  return found;
}

export interface Page<Item> {
  items: Stored<Item>[];
  /** Whether the table has more behind the last item. */
  more: boolean;
}

/**
 * Reads one page of an item collection.
 *
 * @param query key condition, names, values, limit and order as DynamoDB takes them
 * @returns the items in key order, and whether there are more
 */
export async function query<Item>(input: Omit<QueryCommandInput, 'TableName'>): Promise<Page<Item>> {
  const { Items = [], LastEvaluatedKey } = await billed(
    'rru',
    client.send(new QueryCommand({ TableName: tableName(), ...MEASURED, ...input })),
  );
  return { items: Items as Stored<Item>[], more: LastEvaluatedKey !== undefined };
}

/**
 * Changes one item.
 *
 * @param returning what DynamoDB shall return of it
 * @returns the attributes asked for
 * @throws ConditionFailedError when the condition does not hold
 */
export async function update<Item>(
  key: Key<Item>,
  change: Update,
  returning: UpdateCommandInput['ReturnValues'] = 'NONE',
): Promise<Partial<Item>> {
  try {
    const { Attributes } = await billed(
      'wru',
      client.send(
        new UpdateCommand({
          TableName: tableName(),
          Key: primary(key),
          ...expression(change),
          ReturnValues: returning,
          ...MEASURED,
        }),
      ),
    );
    return (Attributes ?? {}) as Partial<Item>;
  } catch (error) {
    throw conditionFailed(error) ?? error;
  }
}

/**
 * Puts an item where none stands, or only an expired one.
 *
 * @param item its key and attributes; `ttl` in seconds since 1970 when it expires
 * @param now seconds since 1970: an item whose `ttl` is older counts as gone, although the table may still hold it
 * @returns undefined when it was put, else the item that stands there
 */
export async function putIfNew<Item>(
  item: Key<Item> & object,
  now: number,
): Promise<Stored<Item> | undefined> {
  try {
    await billed(
      'wru',
      client.send(
        new PutCommand({
          TableName: tableName(),
          Item: item,
          ConditionExpression: 'attribute_not_exists(pk) OR #ttl < :now',
          ExpressionAttributeNames: { '#ttl': 'ttl' },
          ExpressionAttributeValues: { ':now': now },
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          ...MEASURED,
        }),
      ),
    );
    return undefined;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException && error.Item)
      return unmarshall(error.Item) as Stored<Item>;
    throw error;
  }
}

/** Deletes one item, whether it exists or not. */
export async function remove(key: Key): Promise<void> {
  await billed(
    'wru',
    client.send(new DeleteCommand({ TableName: tableName(), Key: primary(key), ...MEASURED })),
  );
}

/** Deletes many items, 25 a call, repeating what the table left out. */
export async function removeMany(list: Key[]): Promise<void> {
  for (let i = 0; i < list.length; i += BATCH_WRITE_ITEMS) {
    let left: NonNullable<BatchWriteCommand['input']['RequestItems']>[string] = list
      .slice(i, i + BATCH_WRITE_ITEMS)
      .map((key) => ({ DeleteRequest: { Key: primary(key) } }));
    for (let attempt = 0; left.length > 0; attempt += 1) {
      if (attempt === BATCH_ATTEMPTS) throw new TableUnavailableError('the table keeps leaving items out');
      if (attempt > 0) await backOff(attempt);
      const { UnprocessedItems } = await billed(
        'wru',
        client.send(new BatchWriteCommand({ RequestItems: { [tableName()]: left }, ...MEASURED })),
      );
      left = UnprocessedItems?.[tableName()] ?? [];
    }
  }
}

export const primary = ({ pk, sk }: Key): { pk: string; sk: string } => ({ pk, sk });

/** An update as DynamoDB spells it. */
export const expression = ({ update, condition, names, values }: Update) => ({
  UpdateExpression: update,
  ...(condition && { ConditionExpression: condition }),
  ...(names && { ExpressionAttributeNames: names }),
  ...(values && { ExpressionAttributeValues: values }),
});

const conditionFailed = (error: unknown): ConditionFailedError | undefined =>
  error instanceof Error && error.name === 'ConditionalCheckFailedException'
    ? new ConditionFailedError('the condition does not hold', { cause: error })
    : undefined;
