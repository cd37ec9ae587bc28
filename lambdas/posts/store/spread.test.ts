import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  BatchWriteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unrestricted } from '../../visibility/viewer.ts';
import '../../testing/environment.ts';
import { newId } from '../../table/ids.ts';
import { postItem, shardItems, tallyItem } from '../../testing/things/posts.ts';
import { foldCountsOf } from '../jobs/fold-counts.ts';
import { readFeed } from './feed.ts';
import { SHARDS } from './keys.ts';
import { readPost } from './posts.ts';
import { foldCounts, sweepShards } from './spread.ts';

const table = mockClient(DynamoDBDocumentClient);

const POST = postItem(Date.now() - 1_000);
const { _id } = POST;
const SPREAD = newId();
const TALLY = { ...tallyItem(_id, ['fan']), commentCount: 3 };
const SPREAD_TALLY = { ...TALLY, spread: SPREAD };
const SHARDS_OF_POST = shardItems(_id, SPREAD, { likeCount: 5 }, { likeCount: -1, commentCount: 2 });

const refused = (Code: string) =>
  new TransactionCanceledException({
    message: '',
    $metadata: {},
    CancellationReasons: [{ Code }],
  });

/** What the table holds at each further read of the post. */
function given(...states: { tally?: object; shards?: typeof SHARDS_OF_POST }[]): void {
  let at = -1;
  const now = () => states[Math.max(0, Math.min(at, states.length - 1))];
  table.on(QueryCommand).callsFake(({ ExpressionAttributeValues: values }) => {
    if (values[':pk'])
      return { Items: (now()?.shards ?? []).filter(({ pk }: { pk: string }) => pk === values[':pk']) };
    at += 1;
    return { Items: [POST, ...(now()?.tally ? [now()?.tally] : [])] };
  });
  table.on(GetCommand).callsFake(() => {
    at += 1;
    return { Item: now()?.tally };
  });
}

const written = () => table.commandCalls(TransactWriteCommand).at(-1)?.args[0].input.TransactItems ?? [];

beforeEach(() => {
  table.reset();
  table.onAnyCommand().resolves({});
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

describe('a post whose counts are spread', () => {
  it('shows the sum of its tally and all shards, alone and in the feed', async () => {
    given({ tally: SPREAD_TALLY, shards: SHARDS_OF_POST });
    const counts = { likes: { likeCount: 5, likers: ['fan'] }, commentCount: 5 };
    expect(await readPost(unrestricted, _id)).toMatchObject(counts);
    expect((await readFeed(unrestricted, { limit: 1 })).posts).toMatchObject([counts]);
  });

  it('is read again when its shards were folded between the reads: nothing is left out or counted twice', async () => {
    given(
      { tally: SPREAD_TALLY, shards: [] },
      { tally: { ...TALLY, likeCount: 5, commentCount: 5 }, shards: [] },
    );
    expect(await readPost(unrestricted, _id)).toMatchObject({ likes: { likeCount: 5 }, commentCount: 5 });
  });

  it('is read again when they were folded and spread anew between the reads', async () => {
    const anew = newId();
    const shards = shardItems(_id, anew, { likeCount: 1 });
    given({ tally: SPREAD_TALLY, shards }, { tally: { ...TALLY, likeCount: 5, spread: anew }, shards });
    expect(await readPost(unrestricted, _id)).toMatchObject({ likes: { likeCount: 6 } });
  });
});

describe('a post whose counts stand in its tally', () => {
  it('takes no further read', async () => {
    given({ tally: TALLY });
    await readPost(unrestricted, _id);
    expect(table.calls()).toHaveLength(1);
  });
});

describe('folding', () => {
  it('adds the shards to the tally and removes them, as long as none has changed', async () => {
    given({ tally: SPREAD_TALLY, shards: SHARDS_OF_POST });
    expect(await foldCounts(_id)).toBe(true);
    const [tally, ...shards] = written();
    expect(tally?.Update).toMatchObject({
      UpdateExpression: 'REMOVE spread ADD likeCount :likeCount, commentCount :commentCount',
      ConditionExpression: 'spread = :spread',
      ExpressionAttributeValues: { ':likeCount': 4, ':commentCount': 2, ':spread': SPREAD },
    });
    expect(shards).toHaveLength(SHARDS);
    for (const { Delete } of shards) expect(Delete?.ConditionExpression).toBe('changes = :seen');
  });

  it('reads anew when one has changed', async () => {
    given({ tally: SPREAD_TALLY, shards: SHARDS_OF_POST });
    table.on(TransactWriteCommand).rejectsOnce(refused('ConditionalCheckFailed')).resolves({});
    expect(await foldCounts(_id)).toBe(true);
    expect(table.commandCalls(TransactWriteCommand)).toHaveLength(2);
  });

  it.each([
    ['of a post that is not spread', { tally: TALLY }],
    ['of a post that is gone', {}],
  ])('has nothing to do %s', async (_, state) => {
    given(state);
    expect(await foldCounts(_id)).toBe(true);
    expect(written()).toEqual([]);
  });

  it.each(['TransactionConflict', 'ConditionalCheckFailed', 'ThrottlingError'])(
    'waits a minute when too many come at the same moment: %s',
    async (code) => {
      given({ tally: SPREAD_TALLY, shards: SHARDS_OF_POST });
      table.on(TransactWriteCommand).rejects(refused(code));
      const before = Date.now();
      await foldCountsOf({ postId: _id });
      const job = table.commandCalls(PutCommand)[0]?.args[0].input.Item;
      expect(job).toMatchObject({ kind: 'fold-counts', about: { postId: _id } });
      expect(job?.restsUntil).toBeGreaterThanOrEqual(before + 60_000);
    },
  );
});

describe('a deleted post', () => {
  it('leaves no shard, neither its own nor those of an earlier version', async () => {
    const former = { pk: TALLY.pk, sk: `${TALLY.sk}#7`, likeCount: 1 };
    table.on(QueryCommand).callsFake(({ ExpressionAttributeValues: values }) => ({
      Items: values[':shards'] ? [former] : SHARDS_OF_POST.filter(({ pk }) => pk === values[':pk']),
    }));
    await sweepShards(_id);
    const removed = table
      .commandCalls(BatchWriteCommand)
      .flatMap(({ args }) => Object.values(args[0].input.RequestItems ?? {}).flat());
    expect(removed.map(({ DeleteRequest }) => DeleteRequest?.Key)).toEqual(
      expect.arrayContaining([former, ...SHARDS_OF_POST].map(({ pk, sk }) => ({ pk, sk }))),
    );
    expect(removed).toHaveLength(SHARDS + 1);
  });
});
