import type { IndexKey } from './key.ts';
import { type Page, query } from './table.ts';

/** Items under one partition key, in the order of their sort keys. */
export interface List {
  partition: string;
  /** Only items whose sort key begins so. */
  prefix?: string;
  /** The index in which the list stands; the table itself when absent. */
  index?: 'gsi1';
}

export interface PageOf {
  /** Sort key of the last item of the page before. */
  before?: string | undefined;
  limit: number;
}

function rangeOf(sortKey: string, prefix: string | undefined, before: string | undefined): string {
  if (prefix && before) return ` AND ${sortKey} BETWEEN :prefix AND :before`;
  if (prefix) return ` AND begins_with(${sortKey}, :prefix)`;
  return before ? ` AND ${sortKey} < :before` : '';
}

/**
 * Reads one page of a list from its end. One item more than asked for is read, so that `more` is true only when there is
 * a next item: DynamoDB sets `LastEvaluatedKey` also behind an exactly full last page.
 *
 * @param page at most `limit` items, whose sort keys are less than `before`
 * @param options `consistent` is not available on an index
 * @returns the items, greatest sort key first
 */
export async function newestFirst<Item>(
  { partition, prefix, index }: List,
  { before, limit }: PageOf,
  { consistent = false } = {},
): Promise<Page<Item>> {
  const [partitionKey, sortKey] = index ? (['gsi1pk', 'gsi1sk'] as const) : (['pk', 'sk'] as const);
  // BETWEEN includes its end, which the page before has shown.
  const isShown = (item: Partial<IndexKey> & { sk: string }): boolean =>
    prefix !== undefined && item[sortKey] === before;
  const { items, more } = await query<Item & Partial<IndexKey>>({
    ...(index && { IndexName: index }),
    KeyConditionExpression: `${partitionKey} = :list${rangeOf(sortKey, prefix, before)}`,
    ExpressionAttributeValues: {
      ':list': partition,
      ...(before && { ':before': before }),
      ...(prefix && { ':prefix': prefix }),
    },
    ScanIndexForward: false,
    ...(consistent && { ConsistentRead: true }),
    Limit: limit + (prefix && before ? 2 : 1),
  });
  const found = items.filter((item) => !isShown(item));
  return { items: found.slice(0, limit), more: found.length > limit || more };
}
