import { BatchWriteCommand, DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, it } from 'vitest';
import '../testing/environment.ts';
import { postItem } from '../testing/posts.ts';
import { keys } from './keys.ts';
import { sweepLikes } from './like-sweep.ts';

const table = mockClient(DynamoDBDocumentClient);
const POST = postItem(Date.UTC(2026, 10, 1));

describe('sweeping the likes of a deleted post', () => {
  it('deletes a page, stays with a partition until it is empty, and ends behind the last', async () => {
    const partitions = keys.likersOf(POST._id);
    table.on(BatchWriteCommand).resolves({});
    table
      .on(QueryCommand)
      .resolvesOnce({ Items: [{ pk: 'a', sk: 'b' }], LastEvaluatedKey: { pk: 'a', sk: 'b' } })
      .resolves({ Items: [] });
    expect(await sweepLikes(POST._id)).toBe('0');
    expect(table.commandCalls(BatchWriteCommand)).toHaveLength(1);
    expect(await sweepLikes(POST._id, '0')).toBe('1');
    expect(await sweepLikes(POST._id, String(partitions.length - 1))).toBeUndefined();
    expect(await sweepLikes(POST._id, String(partitions.length))).toBeUndefined();
  });
});
