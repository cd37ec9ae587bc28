import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { plainEffect, withEffect } from '../../table/effect.ts';
import '../../testing/environment.ts';
import { ThrottledError } from '../../table/errors.ts';
import { newMarker } from '../../table/idempotency-marker.ts';
import { newId } from '../../table/ids.ts';
import { tallyItem } from '../../testing/things/posts.ts';
import { PostNotFoundError } from './errors.ts';
import { SHARDS } from './keys.ts';
import { addToCounts, retryCounting } from './tally.ts';

const table = mockClient(DynamoDBDocumentClient);

const POST = newId(Date.UTC(2026, 10, 1));
const TALLY = tallyItem(POST);
const EDGE = { pk: 'MEMBER#me', sk: `ON#${POST}#LIKE` };

/** Likes the post as members do. */
const like = (found?: { spread?: string }, effect = plainEffect) =>
  retryCounting(
    POST,
    (shard) => effect.commit([{ put: EDGE, ifNew: true }, addToCounts(POST, { likeCount: 1 }, shard)]),
    found,
  );

/** A refusal of the like, by the reasons for the edge and for its count. */
const refused = (...codes: string[]) =>
  new TransactionCanceledException({
    message: '',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

const sent = () =>
  table.commandCalls(TransactWriteCommand).map(({ args }) => args[0].input.TransactItems ?? []);

/** Where each try has counted: `tally`, `shard`, or `spreads`. */
const tries = () =>
  sent().map((writes) => {
    if (writes.length > SHARDS) return 'spreads';
    return writes.at(-1)?.Update?.Key?.sk === TALLY.sk ? 'tally' : 'shard';
  });

beforeEach(() => {
  table.reset();
  table.onAnyCommand().resolves({});
  table.on(GetCommand).resolves({ Item: TALLY });
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

describe('a count', () => {
  it('is made in the tally, and once more when others were at it', async () => {
    table.on(TransactWriteCommand).rejectsOnce(refused('None', 'TransactionConflict')).resolves({});
    await like();
    expect(tries()).toEqual(['tally', 'tally']);
  });

  it.each(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])(
    'is made in a shard once others have been at the tally twice: %s',
    async (code) => {
      table
        .on(TransactWriteCommand)
        .rejectsOnce(refused('None', code))
        .rejectsOnce(refused('None', code))
        .resolves({});
      await like();
      expect(tries()).toEqual(['tally', 'tally', 'spreads', 'shard']);
    },
  );

  it('goes straight to a shard of a post that is known to be spread', async () => {
    await like({ spread: 's' });
    expect(tries()).toEqual(['shard']);
    expect(table.commandCalls(GetCommand)).toEqual([]);
  });

  it('goes to a shard that others have made meanwhile, and makes none itself', async () => {
    table.on(GetCommand).resolves({ Item: { ...TALLY, spread: 's' } });
    table.on(TransactWriteCommand).rejectsOnce(refused('None', 'TransactionConflict')).resolves({});
    await like();
    expect(tries()).toEqual(['tally', 'shard']);
  });

  it('goes back to the tally when the shards were folded, without spreading them again', async () => {
    table.on(TransactWriteCommand).rejectsOnce(refused('None', 'ConditionalCheckFailed')).resolves({});
    await like({ spread: 's' });
    expect(tries()).toEqual(['shard', 'tally']);
  });

  it('does not spread because of a double click: the conflict is at the edge', async () => {
    const conflict = refused('TransactionConflict', 'None');
    table
      .on(TransactWriteCommand)
      .rejectsOnce(conflict)
      .rejectsOnce(conflict)
      .rejectsOnce(conflict)
      .resolves({});
    await like();
    expect(tries()).toEqual(['tally', 'tally', 'tally', 'tally']);
  });

  it('ends when the post was deleted meanwhile', async () => {
    table.on(TransactWriteCommand).rejectsOnce(refused('None', 'ConditionalCheckFailed'));
    await expect(like()).rejects.toThrow(PostNotFoundError);
    table.reset();
    table.on(TransactWriteCommand).rejectsOnce(refused('None', 'TransactionConflict')).resolves({});
    table.on(GetCommand).resolves({});
    await expect(like()).rejects.toThrow(PostNotFoundError);
  });

  it('says that the table is busy when everything is throttled until the browser would give up', async () => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    table.on(TransactWriteCommand).rejects(refused('None', 'ThrottlingError'));
    const made = expect(like()).rejects.toThrow(ThrottledError);
    await vi.runAllTimersAsync();
    await made;
    vi.useRealTimers();
  });
});

describe('spreading the counts of a post', () => {
  /** @param before reasons of what a transaction writes before the like */
  const twiceBusy = (...before: string[]) => {
    const busy = refused(...before, 'None', 'TransactionConflict');
    return table.on(TransactWriteCommand).rejectsOnce(busy).rejectsOnce(busy);
  };

  it('makes all shards, over four partitions, with the job that folds them, all or nothing', async () => {
    twiceBusy().resolves({});
    await like();
    const [mark, ...puts] = sent()[2] ?? [];
    expect(mark?.Update).toMatchObject({
      Key: { pk: TALLY.pk, sk: TALLY.sk },
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(spread)',
    });
    const spread = mark?.Update?.ExpressionAttributeValues?.[':spread'];
    const items = puts.map(({ Put }) => Put?.Item);
    expect(items.slice(0, SHARDS)).toEqual(
      Array.from({ length: SHARDS }, (_, shard) =>
        expect.objectContaining({ sk: String(shard), spread, changes: 0 }),
      ),
    );
    expect(new Set(items.slice(0, SHARDS).map((item) => item?.pk)).size).toBe(4);
    expect(items.slice(SHARDS)).toMatchObject([
      { kind: 'fold-counts', about: { postId: POST }, restsUntil: expect.any(Number) },
    ]);
  });

  it('is not the effect of the call: that is the like, with the mark of its key', async () => {
    twiceBusy('None').resolves({});
    await withEffect({ marker: newMarker('me', 'key', 'print') }, (effect) => like({}, effect));
    const marked = sent().map((writes) => writes.some(({ Put }) => Put?.Item?.sk === 'MARK'));
    expect(marked).toEqual([true, true, false, true]);
  });

  it('is left to whoever was faster', async () => {
    twiceBusy().rejectsOnce(refused('ConditionalCheckFailed')).resolves({});
    table
      .on(GetCommand)
      .resolvesOnce({ Item: TALLY })
      .resolvesOnce({ Item: TALLY })
      .resolves({ Item: { ...TALLY, spread: 's' } });
    await like();
    expect(tries()).toEqual(['tally', 'tally', 'spreads', 'shard']);
  });
});
