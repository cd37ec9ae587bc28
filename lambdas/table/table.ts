import { ConditionalCheckFailedException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import {
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
import { billed, MEASURED, type Measured } from './capacity.ts';
import { client } from './client.ts';
import { ConditionFailedError, ContendedError } from './errors.ts';
import { type Key, withDefaults } from './key.ts';
import { updateWithTraceId, withoutTraceId, withTraceId } from './trace-id.ts';

/** An item as it comes from the table: with its key. */
export type Stored<Item> = Key<Item> & Item;

/** Names and values of an expression, with `#name` and `:value` placeholders. */
export interface Expression {
  names?: Record<string, string>;
  values?: Record<string, unknown>;
}

export interface Update extends Expression {
  update: string;
  condition?: string;
}

/** An item as it came out of the table. */
export const asRead = <Item extends Key>(item: Item): Item => withDefaults(withoutTraceId(item));

export const tableName = (): string => config().TABLE_NAME;

/**
 * Writes one item.
 *
 * @throws ContendedError while a transaction is busy with it
 */
async function written<Output extends Measured>(send: () => Promise<Output>): Promise<Output> {
  try {
    return await billed('wru', send());
  } catch (error) {
    if (!(error instanceof TransactionConflictException)) throw error;
    throw new ContendedError('a transaction is changing this item', { cause: error });
  }
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
  return Item && asRead(Item as Stored<Item>);
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
  return { items: (Items as Stored<Item>[]).map(asRead), more: LastEvaluatedKey !== undefined };
}

/** Reads everything that a key condition matches, page by page: only where that is known to be small. */
export async function queryPages<Item>(
  input: Pick<QueryCommandInput, 'KeyConditionExpression' | 'ExpressionAttributeValues'>,
): Promise<Stored<Item>[]> {
  const items: Stored<Item>[] = [];
  let page: Page<Item>;
  do {
    const last = items.at(-1);
    page = await query<Item>({ ...input, ...(last && { ExclusiveStartKey: { pk: last.pk, sk: last.sk } }) });
    items.push(...page.items);
  } while (page.more);
  return items;
}

/** Reads a whole item collection: only where it is known to be small. */
export const queryAll = <Item>(pk: string): Promise<Stored<Item>[]> =>
  queryPages({ KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': pk } });

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
    const { Attributes } = await written(() =>
      client.send(
        new UpdateCommand({
          TableName: tableName(),
          Key: primary(key),
          ...expression(updateWithTraceId(key, change)),
          ReturnValues: returning,
          ...MEASURED,
        }),
      ),
    );
    return withoutTraceId((Attributes ?? {}) as Partial<Item>);
  } catch (error) {
    throw conditionFailed(error) ?? error;
  }
}

/** Puts an item, whatever stands there. */
export async function put<Item>(item: Key<Item> & object): Promise<void> {
  await written(() =>
    client.send(new PutCommand({ TableName: tableName(), Item: withTraceId(item), ...MEASURED })),
  );
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
    await written(() =>
      client.send(
        new PutCommand({
          TableName: tableName(),
          Item: withTraceId(item),
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
      return withoutTraceId(unmarshall(error.Item) as Stored<Item>);
    throw error;
  }
}

/**
 * Deletes one item, whether it exists or not.
 *
 * @param guard what must hold for it, if anything
 * @throws ConditionFailedError when that does not hold
 */
export async function remove(key: Key, guard?: Expression & { condition: string }): Promise<void> {
  try {
    await written(() =>
      client.send(
        new DeleteCommand({
          TableName: tableName(),
          Key: primary(key),
          ...(guard && {
            ConditionExpression: guard.condition,
            ExpressionAttributeNames: guard.names,
            ExpressionAttributeValues: guard.values,
          }),
          ...MEASURED,
        }),
      ),
    );
  } catch (error) {
    throw conditionFailed(error) ?? error;
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
