import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LIKERS_SHOWN } from '../../../shared/limits.ts';
import { plainEffect } from '../../table/effect.ts';
import { TABLE } from '../../testing/environment.ts';
import { postItem, shardItems, tallyItem } from '../../testing/things/posts.ts';
import { unrestrictedMember } from '../../visibility/viewer.ts';
import { PostNotFoundError } from './errors.ts';
import { postKeys } from './keys.ts';
import { setLike } from './likes.ts';

const table = mockClient(DynamoDBDocumentClient);

const ME = 'me00000000000001';
const POST = postItem(Date.UTC(2026, 10, 1));
const TALLY = { TableName: TABLE, Key: { pk: 'POSTS#2026-11', sk: `${POST._id}#TALLY` } };

const asks = (values: object) => ({ ExpressionAttributeValues: values });
const THE_POST = asks({ ':month': POST.pk, ':post': POST._id });
const MY_EDGES = asks({
  ':member': `MEMBER#${ME}`,
  ':oldest': `ON#${POST._id}`,
  ':newest': `ON#${POST._id}#VOTE`,
});

const fans = (count: number) => Array.from({ length: count }, (_, i) => `fan${i}`);

/** My like. */
const LIKE = {
  ...postKeys.like(ME, POST._id),
  ...postKeys.byLikedPost(POST._id, 0, ME),
  _id: 'like000000000001',
  postId: POST._id,
  memberId: ME,
  authorId: POST.author._id,
};

const SPREAD = 'spread0000000001';

interface Given {
  likers?: string[];
  mine?: boolean;
  spread?: string;
  unlisted?: true;
  /** In a shard. */
  counted?: number;
}

/** What the table holds of the post: who likes it, and whether I do. */
function given({ likers = [], mine = false, spread, unlisted, counted }: Given): void {
  const tally = { ...tallyItem(POST._id, likers), ...(spread && { spread }) };
  table.on(QueryCommand).callsFake(({ ExpressionAttributeValues: values }) => ({
    Items: shardItems(POST._id, SPREAD, { likeCount: counted ?? 0 }).filter(({ pk }) => pk === values[':pk']),
  }));
  table
    .on(QueryCommand, MY_EDGES)
    .resolves({ Items: mine ? [{ ...LIKE, ...(unlisted && { unlisted }) }] : [] });
  table.on(QueryCommand, THE_POST).resolves({ Items: [POST, tally] });
  table.on(GetCommand).resolves({ Item: tally });
}

const set = (liked: boolean | undefined) => setLike(plainEffect, unrestrictedMember(ME), POST._id, liked);

const canceled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: '',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

const written = () => table.commandCalls(TransactWriteCommand).at(-1)?.args[0].input.TransactItems ?? [];

beforeEach(() => {
  table.reset();
  table.onAnyCommand().resolves({});
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

describe('liking', () => {
  it('writes the like and its count together, and answers both', async () => {
    given({ likers: ['fan0'] });
    expect(await set(true)).toMatchObject({
      viewer: { liked: true },
      likes: { likeCount: 2, likers: ['fan0', ME] },
    });
    expect(written()).toEqual([
      { Put: expect.objectContaining({ ConditionExpression: 'attribute_not_exists(pk)' }) },
      { Update: expect.objectContaining({ ...TALLY, ConditionExpression: 'size(likers) < :kept' }) },
    ]);
    expect(written()[0]?.Put?.Item).toMatchObject({
      ...postKeys.like(ME, POST._id),
      memberId: ME,
      authorId: POST.author._id,
    });
  });

  it('is counted in a shard while the counts of the post are spread, and not listed', async () => {
    given({ spread: SPREAD, counted: 4 });
    expect(await set(true)).toMatchObject({ likes: { likeCount: 4 }, viewer: { liked: true } });
    const [edge, count] = written();
    expect(edge?.Put?.Item).toMatchObject({ unlisted: true });
    expect(count?.Update?.Key?.pk).toMatch(`TALLY#${POST._id}#`);
  });

  it('is in the answer also where this very like has had the counts of the post spread', async () => {
    given({ likers: ['fan0'] });
    let spread = '';
    const conflict = canceled('None', 'TransactionConflict');
    table
      .on(TransactWriteCommand)
      .rejectsOnce(conflict)
      .rejectsOnce(conflict)
      .callsFakeOnce(({ TransactItems: [mark] }) => {
        spread = mark.Update.ExpressionAttributeValues[':spread'];
        return {};
      })
      .resolves({});
    table.on(QueryCommand).callsFake(({ ExpressionAttributeValues: values }) => ({
      Items: shardItems(POST._id, spread, { likeCount: 1 }).filter(({ pk }) => pk === values[':pk']),
    }));
    table.on(QueryCommand, MY_EDGES).resolves({ Items: [] });
    table.on(QueryCommand, THE_POST).resolves({ Items: [POST, tallyItem(POST._id, ['fan0'])] });
    expect(await set(true)).toMatchObject({ likes: { likeCount: 2 }, viewer: { liked: true } });
    expect(spread).not.toBe('');
  });

  it('writes nothing when it is liked already', async () => {
    given({ likers: [ME], mine: true });
    expect(await set(true)).toMatchObject({ viewer: { liked: true }, likes: { likeCount: 1 } });
    expect(written()).toEqual([]);
  });

  it('has nothing to like when the post is gone', async () => {
    table.on(QueryCommand, THE_POST).resolves({ Items: [] });
    await expect(set(true)).rejects.toThrow(PostNotFoundError);
  });
});

describe('removing a like', () => {
  it('takes the member from the place in the list where they were seen, and only from there', async () => {
    given({ likers: ['fan0', ME, 'fan1'], mine: true });
    expect(await set(false)).toMatchObject({
      viewer: { liked: false },
      likes: { likeCount: 2, likers: ['fan0', 'fan1'] },
    });
    expect(written()[1]?.Update).toMatchObject({
      ...TALLY,
      UpdateExpression: 'REMOVE likers[1] ADD likeCount :less',
      ConditionExpression: 'likers[1] = :me',
    });
  });

  it('only counts down when they are no longer among the newest, as long as that is so', async () => {
    given({ likers: fans(3), mine: true });
    await set(false);
    expect(written()[1]?.Update).toMatchObject({
      UpdateExpression: 'ADD likeCount :less',
      ConditionExpression: 'attribute_exists(pk) AND NOT contains(likers, :me)',
    });
  });
});

describe('a like that is not said to be one or not', () => {
  it.each([
    [false, true],
    [true, false],
  ])('turns liked: %s into liked: %s', async (mine, liked) => {
    given({ mine });
    expect(await set(undefined)).toMatchObject({ viewer: { liked } });
    expect(written()).toHaveLength(2);
  });

  it('keeps its meaning when it has to be tried again', async () => {
    given({});
    table
      .on(QueryCommand, MY_EDGES)
      .resolvesOnce({ Items: [] })
      .resolves({ Items: [LIKE] });
    table.on(TransactWriteCommand).rejectsOnce(canceled('ConditionalCheckFailed', 'None'));
    expect(await set(undefined)).toMatchObject({ viewer: { liked: true } });
    expect(table.commandCalls(TransactWriteCommand)).toHaveLength(1);
  });
});

describe('the list of the newest likers', () => {
  it('may grow by one beyond those shown', async () => {
    given({ likers: fans(LIKERS_SHOWN) });
    await set(true);
    expect(written()[1]?.Update).toMatchObject({
      ConditionExpression: 'size(likers) < :kept',
      ExpressionAttributeValues: { ':likers': [ME] },
    });
  });

  it('is cut back to those shown then, from its old end, unless somebody has changed it', async () => {
    const likers = fans(LIKERS_SHOWN + 1);
    given({ likers });
    await set(true);
    expect(written()[1]?.Update).toMatchObject({
      ...TALLY,
      ConditionExpression: 'likers = :seen',
      ExpressionAttributeValues: { ':likers': [...likers.slice(2), ME], ':seen': likers },
    });
  });

  it('is left alone when it changes at the same moment: the like counts without a place in it', async () => {
    given({ likers: fans(LIKERS_SHOWN + 3) });
    table.on(TransactWriteCommand).rejectsOnce(canceled('None', 'ConditionalCheckFailed')).resolves({});
    expect(await set(true)).toMatchObject({ viewer: { liked: true } });
    const [edge, count] = written();
    expect(edge?.Put?.Item).toMatchObject({ unlisted: true });
    expect(count?.Update).toMatchObject({ ...TALLY, UpdateExpression: 'ADD likeCount :likeCount' });
  });
});

describe('removing a like that was never in the list', () => {
  it.each([
    ['a shard while there are any', SPREAD, `TALLY#${POST._id}#`],
    ['the tally afterwards', undefined, 'POSTS#2026-11'],
  ])('counts in %s, and looks for nobody in the list', async (_, spread, place) => {
    given({ mine: true, unlisted: true, ...(spread && { spread }) });
    await set(false);
    const count = written()[1]?.Update;
    expect(count?.Key?.pk).toMatch(place);
    expect(count).toMatchObject({
      UpdateExpression: expect.stringContaining('ADD likeCount :likeCount'),
      ConditionExpression: 'attribute_exists(pk)',
    });
  });
});
