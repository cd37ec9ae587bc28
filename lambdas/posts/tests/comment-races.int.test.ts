import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import type { Post, Reaction } from '../../../shared/model/post.ts';
import { memberKeys } from '../../members/store/keys.ts';
import { markerKey } from '../../table/idempotency-marker.ts';
import { query, update } from '../../table/table.ts';
import {
  eventually,
  freshUsername,
  type Member,
  newMember,
  newMembers,
  PASSWORD,
} from '../../testing/calls/client.ts';
import { rounds } from '../../testing/rounds.ts';
import { hasTable } from '../../testing/system.ts';
import { bothViews, commentOn } from '../../testing/things/comments.ts';
import { postKeys } from '../store/keys.ts';

const { get, addComment, editComment, deleteComment, likeComment, comments } = contract.posts;
const { notifications, posts, users } = contract;

const FANS = rounds(12, 20);
const TURNS = 5;

let author: Member;
let fans: Member[];
let post: Post;

beforeAll(async () => {
  [author, fans] = await Promise.all([newMember('founder'), newMembers(FANS)]);
});

beforeEach(async () => {
  post = await author.post('Something to talk about');
});

const at = (commentId: string) => ({ params: { postId: post._id, commentId } });

/** What must hold however everything came about: lists and the single post agree, and the count is that of the rows. */
async function expectConsistent(viewer: Member): Promise<{ count: number }> {
  const { single, listed } = await bothViews(viewer, post);
  const { body: all } = await viewer.call(comments, { params: { postId: post._id }, query: { limit: 100 } });
  expect(listed.comments).toEqual(all.slice(-2));
  expect(single.comments).toEqual(all.slice(-20));
  expect([single.commentCount, listed.commentCount]).toEqual([all.length, all.length]);
  return { count: all.length };
}

const unreadOf = async (member: Member): Promise<number> =>
  Number((await member.call(notifications.list)).headers.get('x-unread-count'));

async function partition(pk: string, index?: string) {
  const { items } = await query({
    ...(index && { IndexName: index }),
    KeyConditionExpression: `${index ?? ''}pk = :pk`,
    ExpressionAttributeValues: { ':pk': pk },
  });
  return items;
}

describe('at the same moment', () => {
  it(`${FANS * TURNS} comments of ${FANS} members are as many, each notified once`, async () => {
    const unread = await unreadOf(author);
    const params = { postId: post._id };
    const sent = fans.flatMap((fan, i) =>
      Array.from({ length: TURNS }, (_, j) =>
        fan.call(addComment, { params, body: { content: `${i} ${j}` } }),
      ),
    );
    const results = await Promise.all(sent);
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await expectConsistent(author)).toEqual({ count: FANS * TURNS });
    expect(await unreadOf(author)).toBe(unread + FANS * TURNS);
  }, 60_000);

  it(`${FANS * TURNS} reactions of ${FANS} members end in what each wanted last`, async () => {
    const { _id: commentId } = await commentOn(author, post, 'contested');
    const wanted: (Reaction | null)[] = ['like', 'dislike', null, 'like', 'dislike'];
    await Promise.all(
      fans.map(async (fan, i) => {
        for (let turn = 0; turn < TURNS; turn += 1) {
          const reaction = wanted[(turn + i) % TURNS] ?? null;
          expect((await fan.call(likeComment, { ...at(commentId), body: { reaction } })).status).toBe(200);
        }
      }),
    );
    await expectConsistent(author);
    const lastOf = (i: number) => wanted[(TURNS - 1 + i) % TURNS] ?? null;
    const whoWanted = (reaction: Reaction) =>
      fans.flatMap(({ user }, i) => (lastOf(i) === reaction ? [user._id] : [])).sort();
    const [shown] = (await author.call(get, { params: { postId: post._id } })).body.comments;
    const [liking, disliking] = [whoWanted('like'), whoWanted('dislike')];
    expect([shown?.likeCount, shown?.likes.sort()]).toEqual([liking.length, liking]);
    expect([shown?.dislikeCount, shown?.dislikes.sort()]).toEqual([disliking.length, disliking]);
  }, 60_000);

  it('50 tries of one member to like count once', async () => {
    const { _id: commentId } = await commentOn(author, post, 'clicked');
    const [fan] = fans;
    const liking = { ...at(commentId), body: { reaction: 'like' } };
    await Promise.all(Array.from({ length: 50 }, () => fan?.call(likeComment, liking)));
    const { single, listed } = await bothViews(author, post);
    for (const view of [single, listed]) expect(view.comments).toMatchObject([{ likeCount: 1 }]);
  });

  it('adding, editing, reacting and deleting leave nothing behind that does not fit', async () => {
    const unread = await unreadOf(author);
    await Promise.all(
      fans.slice(0, 12).map(async (fan, i) => {
        const { _id } = await commentOn(fan, post, `comment ${i}`);
        await Promise.all([
          fan.call(editComment, { ...at(_id), body: { content: `edited ${i}` } }),
          fan.call(likeComment, at(_id)),
          author.call(likeComment, at(_id)),
        ]);
        if (i % 2 === 0) expect((await fan.call(deleteComment, at(_id))).status).toBe(200);
      }),
    );
    expect(await expectConsistent(author)).toEqual({ count: 6 });
    const { body } = await author.call(get, { params: { postId: post._id } });
    for (const shown of body.comments) {
      expect(shown.content).toMatch(/^edited \d+$/);
      expect(shown).toMatchObject({ edited: true, likeCount: 2, reaction: 'like' });
    }
    expect(await unreadOf(author)).toBe(unread + 6);
  }, 60_000);

  it('two deletions of one comment are one', async () => {
    const { _id } = await commentOn(author, post, 'gone twice');
    await commentOn(author, post, 'stays');
    const answers = await Promise.all([0, 1].map(() => author.call(deleteComment, at(_id))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await expectConsistent(author)).toEqual({ count: 1 });
  });
});

describe.skipIf(!hasTable)('after a crash before the answer', () => {
  /** Forgets what a call has answered, as if its function had died right after its transaction. */
  const forgetAnswer = (member: Member, key: string) =>
    update<unknown>(markerKey(member.user._id, key), { update: 'REMOVE answer' });

  it('a repeat finds the comment that the first try has added', async () => {
    const fan = await newMember();
    const key = freshUsername();
    const request = {
      params: { postId: post._id },
      body: { content: 'added' },
      headers: { 'idempotency-key': key },
    };
    const first = await fan.call(addComment, request);
    await forgetAnswer(fan, key);
    expect(await fan.call(addComment, request)).toMatchObject({ status: 201, body: first.body });
    expect(await expectConsistent(fan)).toEqual({ count: 1 });
  }, 15_000);

  it('a repeat finds that the first try has deleted the comment', async () => {
    const { _id } = await commentOn(author, post, 'deleted');
    const key = freshUsername();
    const request = { ...at(_id), headers: { 'idempotency-key': key } };
    await author.call(deleteComment, request);
    await forgetAnswer(author, key);
    expect(await author.call(deleteComment, request)).toMatchObject({
      status: 200,
      body: { commentCount: 0 },
    });
  }, 15_000);
});

describe('with a deleted post', () => {
  it('its comments go, with reactions and notifications, also those that come at the same moment', async () => {
    const unread = await unreadOf(author);
    const { _id } = await commentOn(author, post, 'liked by all');
    await Promise.all(fans.map((fan) => fan.call(likeComment, at(_id))));
    const params = { postId: post._id };
    const late = fans.map((fan) => fan.call(addComment, { params, body: { content: 'late' } }));
    const [deleted, ...answers] = await Promise.all([author.call(posts.delete, { params }), ...late]);
    expect(deleted?.status).toBe(200);
    for (const { status } of answers) expect([201, 404]).toContain(status);
    expect((await author.call(comments, { params })).status).toBe(404);
    await eventually(async () => expect(await unreadOf(author)).toBe(unread));
    if (!hasTable) return;
    await eventually(async () => {
      expect(await partition(postKeys.comments(post._id))).toEqual([]);
      expect(await partition(postKeys.byReacted(post._id, '', '').gsi1pk, 'gsi1')).toEqual([]);
    });
  }, 60_000);
});

describe.skipIf(!hasTable)('with a deleted comment', () => {
  it('the reactions to it go, and no others', async () => {
    const [gone, kept] = [await commentOn(author, post, 'gone'), await commentOn(author, post, 'kept')];
    for (const { _id } of [gone, kept]) await fans[0]?.call(likeComment, at(_id));
    await author.call(deleteComment, at(gone._id));
    await eventually(async () => {
      const left = await partition(postKeys.byReacted(post._id, '', '').gsi1pk, 'gsi1');
      expect(left).toMatchObject([{ commentId: kept._id }]);
    });
  });
});

describe('with a deleted account', () => {
  it('its comments and reactions go, with counts, copies and notifications', async () => {
    const leaver = await newMember();
    const unread = await unreadOf(author);
    const kept = await commentOn(author, post, 'kept');
    await commentOn(author, post, 'moves up');
    const own = await commentOn(leaver, post, 'leaves');
    await leaver.call(likeComment, at(kept._id));
    await author.call(likeComment, at(own._id));
    await leaver.call(users.delete, {
      params: { username: leaver.user.username },
      body: { password: PASSWORD },
    });
    await eventually(async () => {
      const { single, listed } = await bothViews(author, post);
      for (const view of [single, listed])
        expect(view).toMatchObject({
          commentCount: 2,
          comments: [{ content: 'kept', likeCount: 0, likes: [] }, { content: 'moves up' }],
        });
      expect(await unreadOf(author)).toBe(unread);
    });
    if (!hasTable) return;
    await eventually(async () => {
      expect(await partition(postKeys.byWriter(leaver.user._id, '').gsi1pk, 'gsi1')).toEqual([]);
      expect(await partition(memberKeys.member(leaver.user._id))).toEqual([]);
      expect(await partition(postKeys.byReacted(post._id, '', '').gsi1pk, 'gsi1')).toEqual([]);
    });
  });
});
