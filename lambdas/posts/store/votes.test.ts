import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../testing/environment.ts';
import { postItem, tallyItem } from '../../testing/posts.ts';
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
          { ...tallyItem(POST._id), option1: 2 },
          { ...TALLY, sk: `${TALLY.sk}#7`, likeCount: 0, option1: 1 },
        ]
      : mine
        ? [vote]
        : [],
  }));
}

const wish = (option: string | null) =>
  setVote(
    { memberId: ME, postId: POST._id, option },
    {
      postGone: () => new Error('gone'),
      noSuchOption: () => new Error('no such option'),
      closed: () => new Error('closed'),
    },
  );

const written = () => table.commandCalls(TransactWriteCommand).at(-1)?.args[0].input.TransactItems ?? [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: AT + 1_000 });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  table.reset();
  table.onAnyCommand().resolves({});
});

afterEach(() => vi.useRealTimers());

describe('voting', () => {
  it('writes the vote and its count together, and answers both', async () => {
    given();
    expect(await wish('option2')).toMatchObject({
      votes: { option1: 3, option2: 1 },
      own: { liked: false, vote: 'option2' },
    });
    expect(written()).toMatchObject([
      { Put: { Item: { optionId: 'option2' }, ConditionExpression: 'attribute_not_exists(pk)' } },
      {
        Update: {
          Key: TALLY,
          UpdateExpression: 'ADD likeCount :likeCount, option2 :option2',
          ExpressionAttributeValues: { ':likeCount': 0, ':option2': 1 },
          ConditionExpression: 'attribute_exists(pk)',
        },
      },
    ]);
  });

  it('otherwise moves the vote that was seen, and no other', async () => {
    given('option1');
    expect(await wish('option2')).toMatchObject({ votes: { option1: 2, option2: 1 } });
    expect(written()).toMatchObject([
      { Update: { ConditionExpression: 'optionId = :from' } },
      { Update: { ExpressionAttributeValues: { ':option1': -1, ':option2': 1 } } },
    ]);
  });

  it('for nothing takes the vote back', async () => {
    given('option1');
    expect(await wish(null)).toMatchObject({ votes: { option1: 2 }, own: { vote: null } });
    expect(written()[0]).toMatchObject({ Delete: { ConditionExpression: 'optionId = :from' } });
  });

  it('is counted elsewhere when too many come at once for one item', async () => {
    given();
    table.on(TransactWriteCommand).rejectsOnce(canceled('None', 'TransactionConflict')).resolves({});
    await wish('option2');
    expect(written()[1]?.Update?.Key?.sk).toMatch(/#TALLY#\d+$/);
    expect(written()[1]?.Update).not.toHaveProperty('ConditionExpression');
  });

  it('writes nothing when it is so already, even when the poll is closed', async () => {
    given('option1');
    vi.setSystemTime(Date.parse(POLL.closesAt));
    expect(await wish('option1')).toMatchObject({ votes: { option1: 3 }, own: { vote: 'option1' } });
    expect(written()).toEqual([]);
  });

  it('ends at the very moment that the poll says', async () => {
    given();
    vi.setSystemTime(Date.parse(POLL.closesAt) - 1);
    await wish('option1');
    vi.setSystemTime(Date.parse(POLL.closesAt));
    await expect(wish('option1')).rejects.toThrow('closed');
  });

  it('has nothing to vote for when the option or the post is not there', async () => {
    given();
    await expect(wish('option3')).rejects.toThrow('no such option');
    table.on(QueryCommand).resolves({ Items: [] });
    await expect(wish('option1')).rejects.toThrow('gone');
  });

  it('ends with the post when that is deleted at the same moment', async () => {
    given();
    table.on(TransactWriteCommand).rejects(canceled('None', 'ConditionalCheckFailed'));
    await expect(wish('option1')).rejects.toThrow('gone');
  });

  it('is looked at anew in a race', async () => {
    given();
    table.on(TransactWriteCommand).rejectsOnce(canceled('ConditionalCheckFailed', 'None')).resolves({});
    await wish('option1');
    expect(table.commandCalls(TransactWriteCommand)).toHaveLength(2);
  });
});
