import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { Key } from '../table/key.ts';
import { withoutTraceId } from '../table/trace-id.ts';

/** Reads a whole table, page by page. For programs and tests only: its cost grows with the table. */
export async function readTable(client: DynamoDBClient, TableName: string): Promise<Key[]> {
  const items: Key[] = [];
  const pages = paginateScan(
    { client: DynamoDBDocumentClient.from(client) },
    { TableName, ConsistentRead: true },
  );
  for await (const { Items = [] } of pages) items.push(...(Items as Key[]).map(withoutTraceId));
  return items;
}
