import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plainEffect } from '../../table/effect.ts';
import { unrestrictedMember } from '../../visibility/viewer.ts';
import '../../testing/environment.ts';
import { postItem, tallyItem } from '../../testing/things/posts.ts';
import { PollClosedError, PollOptionNotFoundError, PostNotFoundError } from './errors.ts';
import type { OptionId } from './items.ts';
import { postKeys } from './keys.ts';
import { pollOf } from './polls.ts';
import { setVote } from './votes.ts';

const table = mockClient(DynamoDBDocumentClient);

const ME = 'me00000000000001';
const AT = Date.UTC(2026, 10, 1);
const POST = postItem(AT);
const POLL = pollOf(POST._id, { options: ['Tea', 'Coffee'], days: 1 });
const TALLY = { pk: 'POSTS#2026-11', sk: `${POST._id}#TALLY` };

const canceled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: '',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

/** What the table holds: three votes for tea, one of them maybe mine. */
function given(mine?: OptionId): void {
  const vote = { ...postKeys.vote(ME, POST._id), postId: POST._id, memberId: ME, optionId: mine };
  table.on(QueryCommand).callsFake(({ ExpressionAttributeValues: values }) => ({
    Items: values[':post']
      ? [
          { ...POST, poll: POLL },
          { ...tallyItem(POST._id), option1: 3 },
        ]
      : mine
        ? [vote]
        : [],
  }));
}

const set = (option: string | null) => setVote(plainEffect, unrestrictedMember(ME), POST._id, option);

const written = () => table.commandCalls(TransactWriteCommand).at(-1)?.args[0].input.TransactItems ?? [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: AT + 1_000 });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  table.reset();
  table.onAnyCommand().resolves({});
  table.on(GetCommand).resolves({ Item: tallyItem(POST._id) });
});

afterEach(() => vi.useRealTimers());

describe('voting', () => {
  it('writes the vote and its count together, and answers both', async () => {
    given();
    expect(await set('option2')).toMatchObject({
      votes: { option1: 3, option2: 1 },
      viewer: { liked: false, vote: 'option2', saved: false },
    });
    expect(written()).toMatchObject([
      { Put: { Item: { optionId: 'option2' }, ConditionExpression: 'attribute_not_exists(pk)' } },
      {
        Update: {
          Key: TALLY,
          UpdateExpression: 'ADD option2 :option2',
          ExpressionAttributeValues: { ':option2': 1 },
          ConditionExpression: 'attribute_exists(pk)',
        },
      },
    ]);
  });

  it('otherwise moves the vote that was seen, and no other', async () => {
    given('option1');
    expect(await set('option2')).toMatchObject({ votes: { option1: 2, option2: 1 } });
    expect(written()).toMatchObject([
      { Update: { ConditionExpression: 'optionId = :from' } },
      { Update: { ExpressionAttributeValues: { ':option1': -1, ':option2': 1 } } },
    ]);
  });

  it('for nothing takes the vote back', async () => {
    given('option1');
    expect(await set(null)).toMatchObject({ votes: { option1: 2 }, viewer: { vote: null } });
    expect(written()[0]).toMatchObject({ Delete: { ConditionExpression: 'optionId = :from' } });
  });

  it('writes nothing when it is so already, even when the poll is closed', async () => {
    given('option1');
    vi.setSystemTime(Date.parse(POLL.closesAt));
    expect(await set('option1')).toMatchObject({ votes: { option1: 3 }, viewer: { vote: 'option1' } });
    expect(written()).toEqual([]);
  });

  it('ends at the very moment that the poll says', async () => {
    given();
    vi.setSystemTime(Date.parse(POLL.closesAt) - 1);
    await set('option1');
    vi.setSystemTime(Date.parse(POLL.closesAt));
    await expect(set('option1')).rejects.toThrow(PollClosedError);
  });

  it('has nothing to vote for when the option or the post is not there', async () => {
    given();
    await expect(set('option3')).rejects.toThrow(PollOptionNotFoundError);
    table.on(QueryCommand).resolves({ Items: [] });
    await expect(set('option1')).rejects.toThrow(PostNotFoundError);
  });

  it('ends with the post when that is deleted at the same moment', async () => {
    given();
    table.on(TransactWriteCommand).rejects(canceled('None', 'ConditionalCheckFailed'));
    await expect(set('option1')).rejects.toThrow(PostNotFoundError);
  });

  it('is looked at anew in a race', async () => {
    given();
    table.on(TransactWriteCommand).rejectsOnce(canceled('ConditionalCheckFailed', 'None')).resolves({});
    await set('option1');
    expect(table.commandCalls(TransactWriteCommand)).toHaveLength(2);
  });
});
