import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import type { Post } from '../../../shared/model/post.ts';
import { get as getItem, queryAll } from '../../table/table.ts';
import { callHere as call } from '../../testing/calls/call-here.ts';
import { freshUsername, type Member, newMember, newMembers } from '../../testing/calls/client.ts';
import { expectInvariants, finishJobs } from '../../testing/invariants.ts';
import { rounds } from '../../testing/rounds.ts';
import { refuseConflicts } from '../../testing/services/busy-table.ts';
import { hasTable } from '../../testing/system.ts';
import { monthOf, postKeys } from '../store/keys.ts';
import { foldCounts } from '../store/spread.ts';

const { addComment, create, get, like, list, vote } = contract.posts;
const remove = contract.posts.delete;

const FANS = rounds(16, 40);
const LONG = 60_000;
const FOLD_EVERY_MS = 500;

describe.skipIf(!hasTable)('while too many come at once for the tally of a post', () => {
  let author: Member;
  let fans: Member[];
  let post: Post;
  let accept: () => void;

  expectInvariants();

  beforeAll(async () => {
    [author, fans] = await Promise.all([newMember('founder'), newMembers(FANS)]);
    accept = refuseConflicts();
  }, LONG);

  afterAll(() => accept());

  beforeEach(async () => {
    const body = { content: 'Everybody comes', poll: { options: ['Tea', 'Coffee'], days: 1 } };
    post = (await author.call(create, { body })).body;
  });

  const params = () => ({ postId: post._id });
  const tally = () => getItem(postKeys.tally(monthOf(post._id), post._id), { consistent: true });
  const shards = async () =>
    (await Promise.all(postKeys.tallyPartitions(post._id).map((pk) => queryAll(pk)))).flat();

  const likeAll = (liked: boolean) =>
    Promise.all(fans.map((fan) => call(like, fan, { params: params(), body: { liked } })));

  /** What the screen of the post and the feed say, which agree. */
  async function shown() {
    const [{ body: single }, { body: feed }] = await Promise.all([
      author.call(get, { params: params() }),
      author.call(list, { query: { limit: 5 } }),
    ]);
    const listed = feed.find(({ _id }) => _id === post._id);
    const countsOf = (one: Post | undefined) => ({
      likes: one?.likeCount,
      comments: one?.commentCount,
      votes: one?.poll?.options.map(({ votes }) => votes),
    });
    expect(countsOf(listed)).toEqual(countsOf(single));
    return countsOf(single);
  }

  it(
    'each like counts once, in the tally or a shard, and is one after the shards are folded too',
    async () => {
      const answers = await likeAll(true);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(await tally()).toHaveProperty('spread');
      expect((await shown()).likes).toBe(FANS);
      await finishJobs();
      expect(await tally()).toMatchObject({ likeCount: FANS });
      expect(await tally()).not.toHaveProperty('spread');
      expect(await shards()).toEqual([]);
      expect((await shown()).likes).toBe(FANS);
    },
    LONG,
  );

  it(
    'likes, comments and votes count side by side, and end in any order with folding',
    async () => {
      const acts = fans.flatMap((fan, i) => [
        call(like, fan, { params: params(), body: { liked: true } }),
        call(addComment, fan, { params: params(), body: { content: `comment ${i}` } }),
        call(vote, fan, { params: params(), body: { option: i % 4 === 0 ? 'option1' : 'option2' } }),
      ]);
      let isDone = false;
      // Once a minute outside of tests.
      const folding = (async () => {
        for (; !isDone; await setTimeout(FOLD_EVERY_MS)) await foldCounts(post._id);
      })();
      const answers = await Promise.all(acts);
      isDone = true;
      await folding;
      expect(answers.map(({ status }) => status).filter((status) => status >= 300)).toEqual([]);
      const quarter = Math.ceil(FANS / 4);
      expect(await shown()).toEqual({ likes: FANS, comments: FANS, votes: [quarter, FANS - quarter] });
      await likeAll(false);
      expect((await shown()).likes).toBe(0);
      await finishJobs();
      expect(await tally()).toMatchObject({ likeCount: 0, commentCount: FANS });
    },
    LONG,
  );

  it(
    'a repeat under the same key counts once',
    async () => {
      const again = fans.map((fan) => ({ fan, headers: { 'idempotency-key': freshUsername() } }));
      const likes = () =>
        again.map(({ fan, headers }) => call(like, fan, { params: params(), body: {}, headers }));
      await Promise.all([...likes(), ...likes()]);
      const answers = await Promise.all(likes());
      expect(new Set(answers.map(({ body }) => body.liked))).toEqual(new Set([true]));
      expect((await shown()).likes).toBe(FANS);
    },
    LONG,
  );

  it(
    'a post that is deleted leaves nothing behind, nor do those who come at that moment',
    async () => {
      await likeAll(true);
      const late = likeAll(false);
      expect((await author.call(remove, { params: params() })).status).toBe(200);
      for (const { status } of await late) expect([200, 404]).toContain(status);
      await finishJobs();
      expect(await shards()).toEqual([]);
      expect(await queryAll(postKeys.month(monthOf(post._id)))).not.toContainEqual(
        expect.objectContaining({ sk: expect.stringContaining(post._id) }),
      );
    },
    LONG,
  );
});
