import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import { LIKERS_SHOWN } from '../../../shared/limits.ts';
import { posts as texts } from '../../../shared/texts/posts/posts.ts';
import { memberKeys } from '../../members/store/keys.ts';
import { query } from '../../table/table.ts';
import { eventually, freshUsername, type Member, newMember, newMembers } from '../../testing/calls/client.ts';
import { hasTable } from '../../testing/system.ts';
import { postKeys } from '../store/keys.ts';

const { create, list, get, byMember, like } = contract.posts;
const remove = contract.posts.delete;

let author: Member;
let reader: Member;

beforeAll(async () => {
  [author, reader] = await Promise.all([newMember('founder'), newMember('investor')]);
});

const next = (headers: Headers): string | undefined =>
  new URL(/<(.+)>/.exec(headers.get('link') ?? '')?.[1] ?? '', 'http://x').searchParams.get('cursor') ??
  undefined;

describe('writing a post', () => {
  it('answers the post as everybody will see it', async () => {
    const { status, body } = await author.call(create, { body: { content: '  Hello\nHearth  ' } });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      author: { _id: author.user._id, username: author.user.username, userRole: 'founder' },
      content: 'Hello\nHearth',
      images: [],
      image: '',
      likes: [],
      likeCount: 0,
      liked: false,
      edited: false,
    });
    expect((await reader.call(get, { params: { postId: body._id } })).body).toEqual(body);
  });

  it.each([{}, { content: '' }, { content: ' \n ' }])('refuses a blank one: %j', async (body) => {
    expect(await author.call(create, { body })).toMatchObject({
      status: 400,
      body: { message: texts.contentRequired },
    });
  });

  it('refuses more than 3,000 characters and takes 3,000', async () => {
    expect((await author.call(create, { body: { content: 'x'.repeat(3_001) } })).status).toBe(400);
    expect((await author.call(create, { body: { content: 'x'.repeat(3_000) } })).status).toBe(201);
  });

  it('makes one post of a repeat after a lost answer, also of two at once', async () => {
    const member = await newMember('founder');
    const request = { body: { content: 'once' }, headers: { 'idempotency-key': freshUsername() } };
    const answers = await Promise.all([member.call(create, request), member.call(create, request)]);
    answers.push(await member.call(create, request));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    expect((await member.call(byMember, { params: { userId: member.user._id } })).body).toHaveLength(1);
  });

  it('does not let two members who use the same key meet', async () => {
    const headers = { 'idempotency-key': freshUsername() };
    const mine = await author.call(create, { body: { content: 'mine' }, headers });
    const theirs = await reader.call(create, { body: { content: 'theirs' }, headers });
    expect(theirs.status).toBe(201);
    expect(theirs.body._id).not.toBe(mine.body._id);
  });
});

describe('the feed', () => {
  it('shows the newest first and pages without gap or double while others write', async () => {
    const written: string[] = [];
    for (let i = 0; i < 7; i += 1) written.unshift((await author.post(`page ${i}`))._id);
    const seen: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 4; page += 1) {
      const { body, headers } = await reader.call(list, { query: { limit: 2, ...(cursor && { cursor }) } });
      expect(body.length).toBe(2);
      seen.push(...body.map(({ _id }) => _id));
      cursor = next(headers);
      await author.post('in between');
    }
    expect(seen.slice(0, 7)).toEqual(written);
  });

  it('refuses a cursor that was altered, or made for another list', async () => {
    await author.post('one');
    await author.post('two');
    const cursor = next((await reader.call(list, { query: { limit: 1 } })).headers) ?? '';
    const other = { params: { userId: author.user._id }, query: { cursor } };
    expect(await reader.call(list, { query: { cursor: `${cursor}x` } })).toMatchObject({ status: 400 });
    expect(await reader.call(byMember, other)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_CURSOR' },
    });
  });

  it('answers 304 without a body while nothing has changed for this viewer', async () => {
    const member = await newMember();
    const post = await author.post('conditional');
    const query = { limit: 1 };
    const etag = (await member.call(list, { query })).headers.get('etag') ?? '';
    const again = await member.call(list, { query, headers: { 'if-none-match': etag } });
    expect([again.status, again.body]).toEqual([304, undefined]);
    await member.call(like, { params: { postId: post._id }, body: { liked: true } });
    expect((await member.call(list, { query, headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it('pulls a strange limit inside its bounds', async () => {
    for (const limit of [0, -5, 1e9, 'many'])
      expect((await reader.call(list, { query: { limit } })).status).toBe(200);
  });
});

describe("a member's posts", () => {
  it('are theirs only, newest first, paged', async () => {
    const member = await newMember('founder');
    const ids: string[] = [];
    for (let i = 0; i < 5; i += 1) ids.unshift((await member.post(`own ${i}`))._id);
    await author.post('not theirs');
    const params = { userId: member.user._id };
    const first = await reader.call(byMember, { params, query: { limit: 3 } });
    const cursor = next(first.headers);
    const second = await reader.call(byMember, { params, query: { limit: 3, ...(cursor && { cursor }) } });
    expect([...first.body, ...second.body].map(({ _id }) => _id)).toEqual(ids);
    expect(next(second.headers)).toBeUndefined();
  });

  it('follow a new name and headline', async () => {
    const member = await newMember('founder');
    const post = await member.post('by whom?');
    await member.call(contract.users.updateProfile, { body: { name: 'New Name', headline: 'New headline' } });
    await eventually(async () => {
      const { body } = await reader.call(get, { params: { postId: post._id } });
      expect(body.author).toMatchObject({ name: 'New Name', headline: 'New headline' });
    });
  });

  it('of nobody are a 404', async () => {
    expect((await reader.call(byMember, { params: { userId: '-'.repeat(16) } })).status).toBe(404);
  });
});

describe('deleting a post', () => {
  it('is for its author only, and final', async () => {
    const { _id: postId } = await author.post('to be deleted');
    expect((await reader.call(remove, { params: { postId } })).status).toBe(403);
    expect(await author.call(remove, { params: { postId } })).toMatchObject({
      status: 200,
      body: { message: texts.deleted },
    });
    expect(await reader.call(get, { params: { postId } })).toMatchObject({
      status: 404,
      body: { message: texts.notFound },
    });
    expect((await author.call(remove, { params: { postId } })).status).toBe(404);
    expect((await reader.call(like, { params: { postId }, body: { liked: true } })).status).toBe(404);
    expect((await reader.call(list, { query: { limit: 5 } })).body.map(({ _id }) => _id)).not.toContain(
      postId,
    );
  });

  it('answers a repeat after a lost answer as the first time', async () => {
    const { _id: postId } = await author.post('deleted twice');
    const request = { params: { postId }, headers: { 'idempotency-key': freshUsername() } };
    const first = await author.call(remove, request);
    expect(await author.call(remove, request)).toMatchObject({ status: 200, body: first.body });
  });

  it('is final also for a repeat of the call that wrote it', async () => {
    const request = { body: { content: 'written once' }, headers: { 'idempotency-key': freshUsername() } };
    const { body } = await author.call(create, request);
    const params = { postId: body._id };
    await author.call(remove, { params });
    expect(await author.call(create, request)).toMatchObject({
      status: 404,
      body: { message: texts.notFound },
    });
    expect((await reader.call(get, { params })).status).toBe(404);
  });

  it.skipIf(!hasTable)('takes the likes along', async () => {
    const { _id: postId } = await author.post('liked, then deleted');
    const fans = await newMembers(10);
    await Promise.all(fans.map((fan) => fan.call(like, { params: { postId }, body: { liked: true } })));
    await author.call(remove, { params: { postId } });
    await eventually(async () => {
      for (const { user } of fans) {
        const { items } = await query({
          KeyConditionExpression: 'pk = :member AND begins_with(sk, :on)',
          ExpressionAttributeValues: {
            ':member': memberKeys.member(user._id),
            ':on': postKeys.on(user._id, '').sk,
          },
        });
        expect(items).toEqual([]);
      }
    });
  });
});

describe('liking a post', () => {
  it('toggles without a body, with an empty one, and does what it is told with an intent', async () => {
    const { _id: postId } = await author.post('toggle me');
    const params = { postId };
    const stateOf = async (body?: unknown) => {
      const { status, body: post } = await reader.call(
        like,
        body === undefined ? { params } : { params, body },
      );
      return [status, post.liked, post.likeCount, post.likes];
    };
    const me = reader.user._id;
    expect(await stateOf()).toEqual([200, true, 1, [me]]);
    expect(await stateOf({})).toEqual([200, false, 0, []]);
    expect(await stateOf({ liked: true })).toEqual([200, true, 1, [me]]);
    expect(await stateOf({ liked: true })).toEqual([200, true, 1, [me]]);
    expect(await stateOf({ liked: false })).toEqual([200, false, 0, []]);
    expect(await stateOf({ liked: false })).toEqual([200, false, 0, []]);
  });

  it('shows everybody the count and each viewer their own state', async () => {
    const post = await author.post('seen by two');
    await reader.call(like, { params: { postId: post._id }, body: { liked: true } });
    const seenBy = async (member: Member) => (await member.call(list, { query: { limit: 1 } })).body[0];
    expect(await seenBy(reader)).toMatchObject({ _id: post._id, liked: true, likeCount: 1 });
    expect(await seenBy(author)).toMatchObject({ _id: post._id, liked: false, likeCount: 1 });
  });

  it('does not flip back when a bare toggle is repeated after a lost answer', async () => {
    const { _id: postId } = await author.post('toggle once');
    const request = { params: { postId }, headers: { 'idempotency-key': freshUsername() } };
    await reader.call(like, request);
    const repeat = await reader.call(like, request);
    expect(repeat.body).toMatchObject({ liked: true, likeCount: 1 });
  });

  it('refuses a key that was used for the opposite', async () => {
    const { _id: postId } = await author.post('one key');
    const headers = { 'idempotency-key': freshUsername() };
    await reader.call(like, { params: { postId }, body: { liked: true }, headers });
    expect(await reader.call(like, { params: { postId }, body: { liked: false }, headers })).toMatchObject({
      status: 422,
    });
  });

  it('counts 50 parallel likes of 50 members exactly, and 50 parallel tries of one member once', async () => {
    const { _id: postId } = await author.post('popular');
    const params = { postId };
    const fans = await newMembers(50);
    const results = await Promise.all(fans.map((fan) => fan.call(like, { params, body: { liked: true } })));
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set([200]));
    await Promise.all(Array.from({ length: 50 }, () => reader.call(like, { params, body: { liked: true } })));
    const { body } = await author.call(get, { params });
    expect(body.likeCount).toBe(51);
    expect(body.likes).toHaveLength(LIKERS_SHOWN);
  });

  it('ends in what each member wanted last when likes and unlikes run in parallel', async () => {
    const { _id: postId } = await author.post('contested');
    const params = { postId };
    const fans = await newMembers(20);
    await Promise.all(
      fans.map(async (fan, i) => {
        for (const liked of [true, false, true, i % 2 === 0])
          expect((await fan.call(like, { params, body: { liked } })).status).toBe(200);
      }),
    );
    const { body } = await author.call(get, { params });
    const liking = fans.filter((_, i) => i % 2 === 0).map(({ user }) => user._id);
    expect(body.likeCount).toBe(liking.length);
    expect([...body.likes].sort()).toEqual(liking.sort());
  });
});

describe('an Idempotency-Key', () => {
  it('is free again after a call that was refused, also for a corrected one', async () => {
    const headers = { 'idempotency-key': freshUsername() };
    const missing = { params: { postId: '-'.repeat(16) }, body: { liked: true }, headers };
    expect((await reader.call(like, missing)).status).toBe(404);
    const { _id: postId } = await author.post('corrected');
    expect((await reader.call(like, { params: { postId }, body: { liked: true }, headers })).status).toBe(
      200,
    );
  });
});
