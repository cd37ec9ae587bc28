import { BatchWriteCommand, DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it } from 'vitest';
import '../../testing/environment.ts';
import { newId } from '../../table/ids.ts';
import { PARTITIONS, postKeys } from './keys.ts';
import { sweepLikes } from './like-sweep.ts';

const table = mockClient(DynamoDBDocumentClient);

const POST = newId();

const like = (memberId: string, gsi1pk: string) => ({ ...postKeys.like(memberId, POST), gsi1pk });

/** One in each partition, and one from when all likes of a post shared one. */
const LIKES = [
  ...Array.from({ length: PARTITIONS }, (_, at) =>
    like(`fan${at}`, postKeys.byLikedPost(POST, at, 'fan').gsi1pk),
  ),
  like('early', `LIKES#${POST}`),
];

const removed = () =>
  table
    .commandCalls(BatchWriteCommand)
    .flatMap(({ args }) => Object.values(args[0].input.RequestItems ?? {}).flat())
    .map(({ DeleteRequest }) => DeleteRequest?.Key?.pk);

beforeEach(() => {
  table.reset();
  table.onAnyCommand().resolves({});
});

it('the likes of a deleted post go from every partition, and from that of an earlier version', async () => {
  table.on(QueryCommand).callsFake(({ ExpressionAttributeValues: values }) => ({
    Items: LIKES.filter(({ gsi1pk }) => gsi1pk === values[':likes']),
  }));
  expect(await sweepLikes(POST)).toBe(false);
  expect(removed().sort()).toEqual(LIKES.map(({ pk }) => pk).sort());
});

it('the work goes on as long as any partition has more', async () => {
  table.on(QueryCommand).callsFake(({ ExpressionAttributeValues: values }) => ({
    Items: [],
    ...(values[':likes'] === LIKES[2]?.gsi1pk && { LastEvaluatedKey: LIKES[2] }),
  }));
  expect(await sweepLikes(POST)).toBe(true);
});
