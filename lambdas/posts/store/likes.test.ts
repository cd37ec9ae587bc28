import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LIKERS_SHOWN } from '../../../shared/limits.ts';
import { TABLE } from '../../testing/environment.ts';
import { postItem, tallyItem } from '../../testing/posts.ts';
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
  ...postKeys.byLikedPost(POST._id, ME),
  _id: 'like000000000001',
  postId: POST._id,
  memberId: ME,
  authorId: POST.author._id,
};

/** What the table holds of the post: who likes it, and whether I do. */
function given({ likers = [], mine = false }: { likers?: string[]; mine?: boolean }): void {
  table.on(QueryCommand, MY_EDGES).resolves({ Items: mine ? [LIKE] : [] });
  table.on(QueryCommand, THE_POST).resolves({ Items: [POST, tallyItem(POST._id, likers)] });
}

const set = (liked: boolean | undefined) => setLike(ME, POST._id, liked);

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

  it('is counted elsewhere when too many come at once for one item', async () => {
    given({});
    table.on(TransactWriteCommand).rejectsOnce(canceled('None', 'TransactionConflict')).resolves({});
    expect(await set(true)).toMatchObject({ likes: { likeCount: 1 } });
    const places = written().map(({ Put, Update }) => Update?.Key?.sk ?? Put?.Item?.shard);
    expect(places).toEqual([expect.any(Number), `${POST._id}#TALLY#${places[0]}`]);
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

  it('is left alone when it changes at the same moment: the like counts elsewhere', async () => {
    given({ likers: fans(LIKERS_SHOWN + 3) });
    table.on(TransactWriteCommand).rejectsOnce(canceled('None', 'ConditionalCheckFailed')).resolves({});
    expect(await set(true)).toMatchObject({ viewer: { liked: true } });
    expect(written()[1]?.Update).toMatchObject({ UpdateExpression: 'ADD likeCount :likeCount' });
  });
});
