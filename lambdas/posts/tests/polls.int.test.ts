import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import { DAY } from '../../../shared/limits.ts';
import type { Post } from '../../../shared/model/post.ts';
import { posts as texts } from '../../../shared/texts/posts/posts.ts';
import { memberKeys } from '../../members/store/keys.ts';
import { query, update } from '../../table/table.ts';
import {
  eventually,
  freshUsername,
  type Member,
  newMember,
  newMembers,
  PASSWORD,
} from '../../testing/calls/client.ts';
import { hasTable } from '../../testing/system.ts';
import { monthOf, postKeys, SHARDS } from '../store/keys.ts';

const { create, list, get, byMember, like, vote } = contract.posts;
const remove = contract.posts.delete;

let author: Member;
let reader: Member;

beforeAll(async () => {
  [author, reader] = await Promise.all([newMember('founder'), newMember('investor')]);
});

const propose = (poll: object, more: object = {}) =>
  author.call(create, { body: { content: 'Which one?', poll, ...more } });

async function newPoll(...options: string[]): Promise<Post> {
  const { status, body } = await propose({ options });
  expect(status).toBe(201);
  return body;
}

const choose = (member: Member, { _id: postId }: Post, option: string | null) =>
  member.call(vote, { params: { postId }, body: { option } });

const seenBy = async (member: Member, { _id: postId }: Post) =>
  (await member.call(get, { params: { postId } })).body.poll;

const votesOf = (poll: Post['poll']) => poll?.options.map(({ votes }) => votes);

/** Makes a poll one that has closed a minute ago. */
const close = ({ _id }: Post) =>
  update(postKeys.post(monthOf(_id), _id), {
    update: 'SET poll.closesAt = :then',
    values: { ':then': new Date(Date.now() - 60_000).toISOString() },
  });

describe('a poll', () => {
  it('is open for a week, or for as many days as its author says', async () => {
    const { body } = await propose({ options: [' Tea ', 'Coffee', '', '  '] });
    expect(body.poll).toEqual({
      options: [
        { _id: 'option1', text: 'Tea', votes: 0 },
        { _id: 'option2', text: 'Coffee', votes: 0 },
      ],
      totalVotes: 0,
      closesAt: new Date(Date.parse(body.createdAt) + 7 * DAY).toISOString(),
      isClosed: false,
      ownVote: null,
    });
    expect((await propose({ options: ['a', 'b'], days: 1 })).body.poll?.closesAt).toBeDefined();
    expect((await propose({ options: ['a', 'b'], days: 14 })).status).toBe(201);
  });

  it('needs no words beside it', async () => {
    expect((await propose({ options: ['a', 'b'] }, { content: '' })).status).toBe(201);
  });

  it.each([
    [{ options: [] }, texts.pollNeedsOptions],
    [{}, texts.pollNeedsOptions],
    [{ options: ['one', ' ', ''] }, texts.pollNeedsOptions],
    [{ options: ['a', 'b', 'c', 'd', 'e', 'f'] }, texts.pollTooManyOptions],
    [{ options: ['a', 'b', ' a'] }, texts.pollOptionTwice],
    [{ options: ['a', 'x'.repeat(101)] }, texts.pollOptionTooLong],
    [{ options: ['a', 'b'], days: 0 }, texts.pollDays],
    [{ options: ['a', 'b'], days: 15 }, texts.pollDays],
    [{ options: ['a', 'b'], days: 1.5 }, texts.pollDays],
    [{ options: ['a', 'b'], days: '3' }, texts.pollDays],
  ])('is never %j', async (poll, message) => {
    expect(await propose(poll)).toMatchObject({ status: 400, body: { message } });
  });
});

describe('a vote', () => {
  it('is given, changed and taken back, one of each member', async () => {
    const post = await newPoll('Tea', 'Coffee', 'Water');
    const stateAfter = async (option: string | null) => {
      const { status, body } = await choose(reader, post, option);
      return [status, votesOf(body.poll), body.poll?.totalVotes, body.poll?.ownVote];
    };
    expect(await stateAfter('option2')).toEqual([200, [0, 1, 0], 1, 'option2']);
    expect(await stateAfter('option2')).toEqual([200, [0, 1, 0], 1, 'option2']);
    expect(await stateAfter('option3')).toEqual([200, [0, 0, 1], 1, 'option3']);
    expect(await stateAfter(null)).toEqual([200, [0, 0, 0], 0, null]);
    expect(await stateAfter(null)).toEqual([200, [0, 0, 0], 0, null]);
    expect(await stateAfter('option1')).toEqual([200, [1, 0, 0], 1, 'option1']);
  });

  it('shows everybody the counts and each viewer their own, beside their like', async () => {
    const post = await newPoll('Tea', 'Coffee');
    const params = { postId: post._id };
    await choose(reader, post, 'option2');
    const { body } = await reader.call(like, { params, body: { liked: true } });
    expect([body.liked, body.poll?.ownVote]).toEqual([true, 'option2']);
    const userId = author.user._id;
    for (const [member, ownVote, liked] of [
      [reader, 'option2', true],
      [author, null, false],
    ] as const) {
      const pages = [
        await member.call(list, { query: { limit: 3 } }),
        await member.call(byMember, { params: { userId } }),
      ];
      const single = (await member.call(get, { params })).body;
      for (const one of [single, ...pages.map((page) => page.body.find(({ _id }) => _id === post._id))]) {
        expect(one).toMatchObject({ liked, likeCount: 1, poll: { ownVote, totalVotes: 1 } });
        expect(votesOf(one?.poll ?? null)).toEqual([0, 1]);
      }
    }
    const own = (await author.call(vote, { params, body: { option: 'option1' } })).body;
    expect([own.liked, own.likeCount, votesOf(own.poll)]).toEqual([false, 1, [1, 1]]);
  });

  it('has the same effect once when its answer was lost', async () => {
    const post = await newPoll('Tea', 'Coffee');
    const request = {
      params: { postId: post._id },
      body: { option: 'option1' },
      headers: { 'idempotency-key': freshUsername() },
    };
    const answers = [await reader.call(vote, request), await reader.call(vote, request)];
    expect(answers.map(({ status, body }) => [status, votesOf(body.poll)])).toEqual([
      [200, [1, 0]],
      [200, [1, 0]],
    ]);
  });

  it.each(['option3', 'option0', 'likeCount', 'pk', '', 'x'.repeat(5_000)])(
    'for what is no option is a 404: %#',
    async (option) => {
      const post = await newPoll('Tea', 'Coffee');
      expect(await choose(reader, post, option)).toMatchObject({
        status: 404,
        body: { message: texts.pollOptionNotFound },
      });
    },
  );

  it('on a post without a poll, or on no post, is a 404', async () => {
    const post = await author.post('No poll');
    for (const option of ['option1', null]) expect((await choose(reader, post, option)).status).toBe(404);
    expect(await choose(reader, { ...post, _id: '-'.repeat(16) }, 'option1')).toMatchObject({
      status: 404,
      body: { message: texts.notFound },
    });
  });

  it.each([{}, { option: 1 }, { option: ['option1'] }])('is never %j', async (body) => {
    const { _id: postId } = await newPoll('Tea', 'Coffee');
    expect((await reader.call(vote, { params: { postId }, body })).status).toBe(400);
  });

  it.skipIf(!hasTable)('stays as it is once the poll is closed, also for a repeat', async () => {
    const post = await newPoll('Tea', 'Coffee');
    await choose(reader, post, 'option1');
    await close(post);
    for (const option of ['option2', null])
      expect(await choose(reader, post, option)).toMatchObject({
        status: 400,
        body: { message: texts.pollClosed },
      });
    expect((await choose(reader, post, 'option1')).status).toBe(200);
    expect(await seenBy(reader, post)).toMatchObject({ isClosed: true, totalVotes: 1, ownVote: 'option1' });
  });
});

describe('votes at the same moment', () => {
  it('of 50 members are all counted', async () => {
    const post = await newPoll('Tea', 'Coffee');
    const members = await newMembers(50);
    const answers = await Promise.all(members.map((one, i) => choose(one, post, `option${(i % 2) + 1}`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(votesOf(await seenBy(author, post))).toEqual([25, 25]);
  });

  it('and changes, 100 by 20 members, end in one vote of each, counted exactly', async () => {
    const post = await newPoll('Tea', 'Coffee', 'Water');
    const members = await newMembers(20);
    const wanted = ['option1', 'option2', null, 'option3', 'option2'];
    const clicks = members.flatMap((member) => wanted.map((option) => ({ member, option })));
    const likes = members.map((member) =>
      member.call(like, { params: { postId: post._id }, body: { liked: true } }),
    );
    const answers = await Promise.all(clicks.map(({ member, option }) => choose(member, post, option)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await Promise.all(likes);
    const polls = await Promise.all(members.map((member) => seenBy(member, post)));
    const counted = polls[0]?.options.map(({ _id }) => polls.filter((poll) => poll?.ownVote === _id).length);
    for (const poll of polls) expect(votesOf(poll)).toEqual(counted);
    expect((await author.call(get, { params: { postId: post._id } })).body.likeCount).toBe(20);
  });
});

describe.skipIf(!hasTable)('what is left of votes', () => {
  const marksOf = async ({ user }: Member) =>
    (
      await query({
        KeyConditionExpression: 'pk = :member AND begins_with(sk, :on)',
        ExpressionAttributeValues: {
          ':member': memberKeys.member(user._id),
          ':on': postKeys.on(user._id, '').sk,
        },
      })
    ).items;

  it('is nothing once their post is deleted', async () => {
    const post = await newPoll('Tea', 'Coffee');
    const members = await newMembers(SHARDS);
    await Promise.all(members.map((member) => choose(member, post, 'option1')));
    await author.call(remove, { params: { postId: post._id } });
    expect((await choose(reader, post, 'option1')).status).toBe(404);
    await eventually(async () => {
      for (const member of members) expect(await marksOf(member)).toEqual([]);
      const { items } = await query({
        KeyConditionExpression: 'pk = :month AND begins_with(sk, :post)',
        ExpressionAttributeValues: { ':month': postKeys.month(monthOf(post._id)), ':post': post._id },
      });
      expect(items).toEqual([]);
    });
  });

  it('is nothing once their member has left, whether the poll is open, closed or deleted', async () => {
    const leaver = await newMember();
    const [open, closed, gone] = [await newPoll('a', 'b'), await newPoll('a', 'b'), await newPoll('a', 'b')];
    for (const post of [open, closed, gone]) {
      await choose(leaver, post, 'option1');
      await choose(reader, post, 'option1');
      await leaver.call(like, { params: { postId: post._id }, body: { liked: true } });
    }
    await close(closed);
    await author.call(remove, { params: { postId: gone._id } });
    const { username } = leaver.user;
    await leaver.call(contract.users.delete, { params: { username }, body: { password: PASSWORD } });
    await eventually(async () => {
      expect(await marksOf(leaver)).toEqual([]);
      for (const post of [open, closed]) expect(votesOf(await seenBy(reader, post))).toEqual([1, 0]);
    });
  });
});
