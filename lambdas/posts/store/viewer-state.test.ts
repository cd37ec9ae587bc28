import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import '../../testing/environment.ts';
import { saveKinds } from '../../saves/keys.ts';
import { postKeys } from './keys.ts';
import { readEdges, viewerStateAmong, viewerStateInRange } from './viewer-state.ts';

const table = mockClient(DynamoDBDocumentClient);

const ME = 'me00000000000001';
const like = (postId: string) => ({ ...postKeys.like(ME, postId), postId, memberId: ME, authorId: 'ada' });
const vote = (postId: string) => ({
  ...postKeys.vote(ME, postId),
  postId,
  memberId: ME,
  optionId: 'option2',
});

const save = (postId: string) => ({ ...saveKinds.post(ME, postId), _id: 'save', thingId: postId });

const asked = () => table.commandCalls(QueryCommand).map(({ args }) => args[0].input);

beforeEach(() => {
  table.reset();
  table.on(QueryCommand).resolves({ Items: [like('a'), vote('a'), vote('b')] });
});

describe('what a member has done on the posts of a page', () => {
  it('is one range of what is theirs, from the oldest to the newest, as it stands now', async () => {
    const state = await viewerStateInRange(ME, ['c', 'b', 'a']);
    expect(Object.fromEntries(state)).toEqual({
      a: { liked: true, vote: 'option2', saved: false },
      b: { liked: false, vote: 'option2', saved: false },
    });
    expect(asked()).toMatchObject([
      {
        ExpressionAttributeValues: { ':member': `MEMBER#${ME}`, ':oldest': 'ON#a', ':newest': 'ON#c#VOTE' },
        ConsistentRead: true,
      },
    ]);
  });

  it('is nothing on no posts, without a call', async () => {
    expect(await viewerStateInRange(ME, [])).toEqual(new Map());
    expect(table.calls()).toEqual([]);
  });
});

describe('what a member has done on one post', () => {
  it('leaves other posts out', async () => {
    expect(await readEdges(ME, 'b')).toEqual({ vote: vote('b') });
    expect(await readEdges(ME, 'c')).toEqual({});
  });
});

describe('what a member has done on posts of one author', () => {
  it('is looked up post by post', async () => {
    table.on(QueryCommand).callsFake(({ ExpressionAttributeValues }) => ({
      Items: ExpressionAttributeValues[':oldest'] === 'ON#a' ? [like('a'), save('a')] : [vote('b')],
    }));
    const state = await viewerStateAmong(ME, ['b', 'a']);
    expect(Object.fromEntries(state)).toEqual({
      a: { liked: true, vote: null, saved: true },
      b: { liked: false, vote: 'option2', saved: false },
    });
    expect(asked()).toHaveLength(2);
  });
});
