import {
  BatchWriteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import '../../testing/environment.ts';
import { notificationKeys } from '../../notifications/store/keys.ts';
import { newId } from '../../table/ids.ts';
import { memberItem } from '../../testing/members.ts';
import { postItem } from '../../testing/posts.ts';
import { memberKeys } from '../../users/store/keys.ts';
import { cardOf } from '../../users/store/members.ts';
import { postKeys, SHARDS } from './keys.ts';
import { sweepLikes } from './like-sweep.ts';

const table = mockClient(DynamoDBDocumentClient);
const AT = Date.UTC(2026, 10, 1);
const POST = postItem(AT);
const AUTHOR = POST.author._id;

/** A like of a post, told to its author so many minutes after the post. */
function like(minutes: number, postId = POST._id) {
  const _id = newId(AT + minutes * 60_000);
  const memberId = `fan-${minutes}`;
  return {
    ...postKeys.like(memberId, postId),
    ...notificationKeys.byNotified(AUTHOR, _id),
    _id,
    postId,
    memberId,
    type: 'post_like',
    senderId: memberId,
    likedAt: `at ${minutes}`,
  };
}

const written = () => table.commandCalls(TransactWriteCommand)[0]?.args[0].input.TransactItems ?? [];

beforeEach(() => {
  table.reset();
  table.onAnyCommand().resolves({});
});

describe('sweeping the likes of a deleted post', () => {
  it('deletes those of this post, with what they have counted for its author', async () => {
    const [read, unread, other] = [like(1), like(3), like(2, 'another')];
    table.on(QueryCommand).resolves({ Items: [read, other, unread] });
    const author = memberItem({ _id: AUTHOR, readUpTo: newId(AT + 2 * 60_000) });
    table.on(GetCommand).resolves({ Item: { ...memberKeys.card(AUTHOR), ...cardOf(author) } });
    await sweepLikes(POST._id, AUTHOR);
    expect(written().map(({ Delete, Update }) => Delete?.Key?.pk ?? Update?.Key?.sk)).toEqual([
      read.pk,
      unread.pk,
      'CARD',
    ]);
    expect(written().at(-1)?.Update).toMatchObject({
      ConditionExpression: 'readUpTo = :seen',
      ExpressionAttributeValues: { ':unread': -1, ':notices': -2 },
    });
  });

  it('counts nothing for an author who is gone', async () => {
    table.on(QueryCommand).resolves({ Items: [like(1)] });
    await sweepLikes(POST._id, AUTHOR);
    expect(written()).toEqual([]);
    expect(table.commandCalls(BatchWriteCommand)).toHaveLength(1);
  });

  it('goes on behind the last notice of a page, looks among the dismissed, then ends with the counts', async () => {
    const last = like(5, 'another');
    table
      .on(QueryCommand)
      .resolvesOnce({ Items: [last], LastEvaluatedKey: { pk: 'more' } })
      .resolves({ Items: [] });
    expect(await sweepLikes(POST._id, AUTHOR)).toBe(`0 ${last._id}`);
    expect(await sweepLikes(POST._id, AUTHOR, `0 ${last._id}`)).toBe(`1 ${POST._id}`);
    expect(await sweepLikes(POST._id, AUTHOR, `1 ${POST._id}`)).toBeUndefined();
    const removed = table
      .commandCalls(BatchWriteCommand)
      .flatMap(({ args }) => Object.values(args[0].input.RequestItems ?? {}).flat());
    expect(removed).toHaveLength(SHARDS + 1);
  });
});
