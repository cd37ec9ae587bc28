import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { plainEffect } from '../../table/effect.ts';
import { unrestricted } from '../../visibility/viewer.ts';
import '../../testing/environment.ts';
import { memberItem } from '../../testing/people/members.ts';
import { postItem, tallyItem } from '../../testing/things/posts.ts';
import { newComment } from './comments/changes.ts';
import { PostNotFoundError } from './errors.ts';
import { monthOf, postKeys } from './keys.ts';
import { assemble, createPost, deletePost, readPost, readPostsBy, refreshPosts } from './posts.ts';

const table = mockClient(DynamoDBDocumentClient);

const AT = Date.UTC(2026, 10, 30, 23, 59);
const POST = postItem(AT);
const { _id, author } = POST;
const GIVEN = { _id, author, authorVersion: 1, content: 'Hello' };

const canceled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: '',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

const create = (postId = _id) => createPost(plainEffect, { ...GIVEN, _id: postId });

const written = () => table.commandCalls(TransactWriteCommand)[0]?.args[0].input.TransactItems ?? [];

beforeEach(() => {
  table.reset();
  table.onAnyCommand().resolves({});
});

describe('a new post', () => {
  it('is written with its counts, once, in the month of its id', async () => {
    const { post, likes } = await create();
    expect(post).toMatchObject({ ...GIVEN, createdAt: '2026-11-30T23:59:00.000Z' });
    expect(likes).toEqual({ likeCount: 0, likers: [] });
    expect(written()).toMatchObject([
      { Put: { Item: { pk: 'POSTS#2026-11', sk: _id }, ConditionExpression: 'attribute_not_exists(pk)' } },
      { Put: { Item: { pk: 'POSTS#2026-11', sk: `${_id}#TALLY`, likeCount: 0 } } },
    ]);
  });

  it('lists its month before it is written, once per container', async () => {
    const order: string[] = [];
    table.on(UpdateCommand).callsFake(({ Key }) => {
      order.push(Key.sk);
      return {};
    });
    table.on(TransactWriteCommand).callsFake(() => {
      order.push('post');
      return {};
    });
    const { _id: later } = postItem(Date.UTC(2031, 0, 1));
    await create(later);
    await create(later);
    expect(order).toEqual(['MONTHS', 'post', 'post']);
  });
});

describe('posts and their counts', () => {
  const [one, two] = [postItem(AT), postItem(AT - 1_000)];

  it('are put together in the order of the posts, wherever the counts stand', () => {
    const put = assemble([tallyItem(two._id, ['fan']), one, tallyItem(one._id), two]);
    expect(put.map(({ post, likes }) => [post._id, likes.likeCount])).toEqual([
      [one._id, 0],
      [two._id, 1],
    ]);
  });

  it('of one post are read together, as they stand now', async () => {
    table.on(QueryCommand).resolves({ Items: [POST, tallyItem(_id, ['fan'])] });
    expect(await readPost(unrestricted, _id)).toMatchObject({ post: { _id }, likes: { likeCount: 1 } });
    expect(table.calls()).toHaveLength(1);
    expect(table.commandCalls(QueryCommand)[0]?.args[0].input).toMatchObject({ ConsistentRead: true });
  });

  it('of no post are none', async () => {
    table.on(QueryCommand).resolves({ Items: [] });
    expect(await readPost(unrestricted, _id)).toBeUndefined();
  });

  it('count shards that an earlier version has left beside the tally', () => {
    const shard = { ...postKeys.formerShard(monthOf(one._id), one._id, '3'), likeCount: 2, commentCount: -1 };
    const [put] = assemble([{ ...tallyItem(one._id, ['a']), commentCount: 3 }, shard, one]);
    expect(put).toMatchObject({ likes: { likeCount: 3, likers: ['a'] }, commentCount: 2 });
  });

  it('come with the previews of their comments', () => {
    const comments = [newComment('comment000000001', memberItem(), { content: 'Well said' })];
    const previews = { ...postKeys.previews(monthOf(one._id), one._id), comments };
    expect(assemble([one, previews, two]).map((found) => found.previews)).toEqual([comments, []]);
  });

  it('of one member are read for each of a page, which leaves out what was deleted meanwhile', async () => {
    table
      .on(QueryCommand)
      .resolvesOnce({ Items: [one, two], LastEvaluatedKey: { pk: 'more' } })
      .resolvesOnce({ Items: [] })
      .resolvesOnce({ Items: [two, tallyItem(two._id, ['fan'])] });
    const { posts, more } = await readPostsBy(unrestricted, author._id, { before: undefined, limit: 2 });
    expect(posts.map(({ post, likes }) => [post._id, likes.likeCount])).toEqual([[two._id, 1]]);
    expect(more).toBe(true);
  });
});

describe('deleting a post', () => {
  it('takes post and counts away together', async () => {
    await deletePost(plainEffect, _id);
    expect(written()).toMatchObject([
      { Delete: { Key: { sk: _id } } },
      { Delete: { Key: { sk: `${_id}#TALLY` } } },
    ]);
  });

  it('is not possible twice', async () => {
    table.on(TransactWriteCommand).rejects(canceled('ConditionalCheckFailed', 'None', 'None'));
    await expect(deletePost(plainEffect, _id)).rejects.toThrow(PostNotFoundError);
  });
});

describe('refreshing the copies of their author', () => {
  const posts = [postItem(AT), postItem(AT - 1_000)];

  it('goes on behind the last post of a page, and ends with the last page', async () => {
    table
      .on(QueryCommand)
      .resolvesOnce({ Items: posts, LastEvaluatedKey: { pk: 'more' } })
      .resolves({ Items: posts });
    const cursor = await refreshPosts(author, 2, undefined);
    expect(cursor).toBe(posts[1]?._id);
    expect(await refreshPosts(author, 2, cursor)).toBeUndefined();
    expect(table.commandCalls(UpdateCommand)).toHaveLength(4);
  });

  it('never puts an older card over a newer one, and passes over a post that is gone', async () => {
    const failed = Object.assign(new Error(), { name: 'ConditionalCheckFailedException' });
    table.on(QueryCommand).resolves({ Items: posts });
    table.on(UpdateCommand).rejects(failed);
    await expect(refreshPosts(author, 2, undefined)).resolves.toBeUndefined();
    expect(table.commandCalls(UpdateCommand)[0]?.args[0].input).toMatchObject({
      ConditionExpression: 'authorVersion < :version',
      ExpressionAttributeValues: { ':version': 2 },
    });
  });
});
