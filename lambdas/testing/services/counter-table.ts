import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import type { AttemptsItem } from '../../http/items.ts';

const table = mockClient(DynamoDBDocumentClient);

export interface CounterTable {
  /** By partition key. */
  items: Map<string, AttemptsItem>;
}

/** An empty table as far as counters need one: `ADD`, a put of what is new or expired, and `SET` under its condition. */
export function counterTable(): CounterTable {
  const items = new Map<string, AttemptsItem>();
  table.reset();
  table.on(DeleteCommand).callsFake(({ Key }) => {
    items.delete(Key.pk);
    return {};
  });
  table.on(GetCommand).callsFake(({ Key }) => ({ Item: items.get(Key.pk) }));
  table.on(PutCommand).callsFake(({ Item: { pk, sk: _, ...item }, ExpressionAttributeValues: values }) => {
    const stands = items.get(pk);
    if (stands && stands.ttl >= values[':now'])
      throw new ConditionalCheckFailedException({ message: '', $metadata: {}, Item: marshall(stands) });
    items.set(pk, item);
    return {};
  });
  table.on(UpdateCommand).callsFake(({ Key, ExpressionAttributeValues: values, ...input }) => {
    const stands = items.get(Key.pk);
    const isLost = stands?.count !== values[':seen'] || stands?.ttl !== values[':ttl'];
    if (input.ConditionExpression && isLost)
      throw Object.assign(new Error(), { name: 'ConditionalCheckFailedException' });
    const { count = 0, ttl = values[':ttl'] } = stands ?? {};
    const next = input.ConditionExpression
      ? { count: values[':next'], ttl, lastAt: values[':now'] }
      : { count: count + values[':by'], ttl };
    items.set(Key.pk, next);
    return { Attributes: next };
  });
  return { items };
}
