import { beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import type { NotificationFilter } from '../../shared/rules/notifications/filters.ts';
import { eventually, type Member, newMember, newMembers, PASSWORD } from '../testing/calls/client.ts';
import { expectInvariants, finishJobs } from '../testing/invariants.ts';
import { settled } from '../testing/settled.ts';
import { hasTable } from '../testing/system.ts';
import { commentOn } from '../testing/things/comments.ts';
import { newProject } from '../testing/things/projects.ts';

expectInvariants();

const { list, read, readAll, reset } = contract.notifications;
const dismiss = contract.notifications.delete;
const { request } = contract.connections;
const { posts, projects, hiding } = contract;

let ada: Member;
let fans: Member[];

beforeEach(async () => {
  [ada, fans] = await Promise.all([newMember('founder'), newMembers(4, 'investor')]);
});

const like = (member: Member, postId: string, liked = true) =>
  member.call(posts.like, { params: { postId }, body: { liked } });

async function likeAll(members: Member[], postId: string): Promise<void> {
  for (const member of members) await like(member, postId);
  await settled();
}

async function rowsOf(member: Member, query: { kind?: NotificationFilter; limit?: number } = {}) {
  await settled();
  const { body, headers, cost } = await member.call(list, { query: { grouped: '1', ...query } });
  return { rows: body, unread: Number(headers.get('x-unread-count')), headers, cost };
}

async function singlesOf(member: Member) {
  await settled();
  const { body, headers } = await member.call(list, { query: { limit: 100 } });
  return { rows: body, unread: Number(headers.get('x-unread-count')) };
}

const names = (members: Member[]) => members.map(({ user }) => user.name);

describe('the grouped list', () => {
  it('shows the likes of one post as one row, with the newest three and how many they are', async () => {
    const post = await ada.post('Liked by some');
    await likeAll(fans.slice(0, 1), post._id);
    const [first = '', second, third, fourth] = names(fans);
    expect((await rowsOf(ada)).rows).toMatchObject([
      { content: `${first} liked your post`, actorCount: 1, actors: [{ name: first }] },
    ]);
    await likeAll(fans.slice(1), post._id);
    const { rows, unread } = await rowsOf(ada);
    const singles = await singlesOf(ada);
    expect(rows).toMatchObject([
      {
        _id: singles.rows[0]?._id,
        type: 'post_like',
        read: false,
        content: `${fourth}, ${third} and 2 others liked your post`,
        sender: { name: fourth },
        actors: [{ name: fourth }, { name: third }, { name: second }],
        actorCount: 4,
        ids: singles.rows.map(({ _id }) => _id),
        post: { _id: post._id, content: 'Liked by some' },
      },
    ]);
    expect([unread, singles.unread, singles.rows.length]).toEqual([4, 4, 4]);
  });

  it('keeps things, kinds of reactions and everything else apart, the newest first', async () => {
    const [post, other] = [await ada.post('One'), await ada.post('Another')];
    const [ben, cyd] = fans as [Member, Member];
    await likeAll([ben, cyd], post._id);
    await likeAll([ben], other._id);
    await commentOn(ben, post, 'Well said');
    await ben.call(request, { params: { userId: ada.user._id } });
    await settled();
    await likeAll(fans.slice(2), post._id);
    expect((await rowsOf(ada)).rows).toMatchObject([
      { type: 'post_like', actorCount: 4, post: { _id: post._id } },
      { type: 'connection_request', actorCount: 1, actors: [{ name: ben.user.name }] },
      { type: 'post_comment', actorCount: 1 },
      { type: 'post_like', actorCount: 1, post: { _id: other._id } },
    ]);
  });

  it('counts a member who comments again once, however many comments there are', async () => {
    const post = await ada.post('Much talked about');
    const [ben, cyd] = fans as [Member, Member];
    const early = await commentOn(cyd, post, 'First');
    const late: { _id: string }[] = [];
    for (let at = 0; at < 18; at += 1) late.push(await commentOn(ben, post, `Comment ${at}`));
    expect((await rowsOf(ada)).rows).toMatchObject([
      { actorCount: 2, content: `${ben.user.name} and 1 other commented on your post` },
    ]);
    await commentOn(cyd, post, 'Again');
    expect((await rowsOf(ada)).rows).toMatchObject([{ actorCount: 2, sender: { name: cyd.user.name } }]);
    const remove = (member: Member, commentId: string) =>
      member.call(posts.deleteComment, { params: { postId: post._id, commentId } });
    await remove(cyd, early._id);
    expect((await rowsOf(ada)).rows).toMatchObject([{ actorCount: 2 }]);
    for (const { _id } of late) await remove(ben, _id);
    expect((await rowsOf(ada)).rows).toMatchObject([{ actorCount: 1, ids: [expect.any(String)] }]);
  });

  it('replaces a newest member who takes their like back, and goes with the last', async () => {
    const post = await ada.post('Liked and unliked');
    const [ben, cyd, dan, eve] = fans as [Member, Member, Member, Member];
    await likeAll(fans, post._id);
    await like(eve, post._id, false);
    expect((await rowsOf(ada)).rows).toMatchObject([
      { actorCount: 3, actors: [{ name: dan.user.name }, { name: cyd.user.name }, { name: ben.user.name }] },
    ]);
    for (const fan of [ben, cyd, dan]) await like(fan, post._id, false);
    expect(await rowsOf(ada)).toMatchObject({ rows: [], unread: 0 });
    await like(ben, post._id);
    expect(await rowsOf(ada)).toMatchObject({ rows: [{ actorCount: 1 }], unread: 1 });
  });

  it('finds older members again when many of the newest take their likes back', async () => {
    const post = await ada.post('Liked by many');
    const many = await newMembers(20, 'investor');
    await likeAll(many, post._id);
    for (const fan of many.slice(4)) await like(fan, post._id, false);
    const [row] = (await rowsOf(ada)).rows;
    expect(row).toMatchObject({ actorCount: 4, ids: [{}, {}, {}, {}].map(() => expect.any(String)) });
    expect(row?.actors?.map(({ name }) => name)).toEqual(names(many.slice(1, 4)).reverse());
  });

  it('shows nobody who is blocked or has left, and counts them no more', async () => {
    const post = await ada.post('Liked by somebody who goes');
    const [ben, cyd] = fans as [Member, Member];
    await likeAll(fans, post._id);
    await ada.call(hiding.block, { params: { userId: ben.user._id } });
    await cyd.call(contract.users.delete, {
      params: { username: cyd.user.username },
      body: { password: PASSWORD },
    });
    await eventually(async () =>
      expect((await rowsOf(ada)).rows).toMatchObject([
        {
          actorCount: 2,
          actors: names(fans.slice(2))
            .toReversed()
            .map((name) => ({ name })),
        },
      ]),
    );
  });

  it('goes on page by page, past a group of any size, and each row once', async () => {
    const post = await ada.post('In between');
    for (const fan of fans) {
      await fan.call(request, { params: { userId: ada.user._id } });
      await like(fan, post._id);
      await commentOn(fan, await ada.post('Each its own'), 'Hm');
    }
    const all = (await rowsOf(ada, { limit: 100 })).rows.map(({ _id }) => _id);
    expect(all).toHaveLength(9);
    const paged: string[] = [];
    let next = '/api/v1/notifications?grouped=1&limit=4';
    for (let page = 0; next && page < 4; page += 1) {
      const { body, headers } = await ada.send<{ _id: string }[]>(next);
      paged.push(...body.map(({ _id }) => _id));
      next = /<(.+)>/.exec(headers.get('link') ?? '')?.[1] ?? '';
    }
    expect(paged).toEqual(all);
  });

  it('can be narrowed to connections or projects', async () => {
    const post = await ada.post('A post');
    const project = await newProject(ada);
    const [ben] = fans as [Member];
    await like(ben, post._id);
    await ben.call(request, { params: { userId: ada.user._id } });
    for (const fan of fans)
      await fan.call(projects.upvote, { params: { projectId: project._id }, body: { upvoted: true } });
    const typesOf = async (kind: NotificationFilter) =>
      (await rowsOf(ada, { kind })).rows.map(({ type }) => type);
    expect(await typesOf('connections')).toEqual(['connection_request']);
    expect(await typesOf('projects')).toEqual(['project_upvote']);
    expect(await typesOf('mentions')).toEqual([]);
    expect((await rowsOf(ada)).rows).toHaveLength(3);
  });
});

describe('a row', () => {
  it('is read as one by any of its ids, in both lists, and is unread again with the next', async () => {
    const post = await ada.post('Read as one');
    await likeAll(fans.slice(0, 3), post._id);
    const [row] = (await rowsOf(ada)).rows;
    const oldest = row?.ids?.at(-1) ?? '';
    const mark = (member: Member) =>
      member.call(read, { params: { notificationId: oldest }, query: { grouped: '1' } });
    expect((await mark(fans[0] as Member)).status).toBe(404);
    expect((await mark(ada)).status).toBe(200);
    expect((await mark(ada)).status).toBe(200);
    expect(await rowsOf(ada)).toMatchObject({ rows: [{ read: true }], unread: 0 });
    const singles = await singlesOf(ada);
    expect(singles.rows.map((one) => one.read)).toEqual([true, true, true]);
    expect(singles.unread).toBe(0);
    await like(fans[3] as Member, post._id);
    expect(await rowsOf(ada)).toMatchObject({ rows: [{ read: false, actorCount: 4 }], unread: 1 });
  });

  it('is unread until each of its notifications is read, one by one', async () => {
    const post = await ada.post('Read one by one');
    await likeAll(fans.slice(0, 2), post._id);
    const { rows } = await singlesOf(ada);
    for (const [at, { _id }] of rows.entries()) {
      expect(await rowsOf(ada)).toMatchObject({ rows: [{ read: false }], unread: 2 - at });
      await ada.call(read, { params: { notificationId: _id } });
    }
    expect(await rowsOf(ada)).toMatchObject({ rows: [{ read: true }], unread: 0 });
  });

  it('counts only what came after all was marked as read', async () => {
    const post = await ada.post('All read');
    await likeAll(fans.slice(0, 2), post._id);
    await ada.call(readAll);
    expect(await rowsOf(ada)).toMatchObject({ rows: [{ read: true }], unread: 0 });
    await likeAll(fans.slice(2, 3), post._id);
    expect(await rowsOf(ada)).toMatchObject({ rows: [{ read: false, actorCount: 3 }], unread: 1 });
    await like(fans[2] as Member, post._id, false);
    expect(await rowsOf(ada)).toMatchObject({ rows: [{ read: true, actorCount: 2 }], unread: 0 });
  });

  it('is deleted as one, from both lists, and begins anew with the next', async () => {
    const post = await ada.post('Deleted as one');
    await likeAll(fans.slice(0, 3), post._id);
    const [row] = (await rowsOf(ada)).rows;
    const params = { notificationId: row?._id ?? '' };
    expect((await ada.call(dismiss, { params, query: { grouped: '1' } })).status).toBe(200);
    expect((await ada.call(dismiss, { params, query: { grouped: '1' } })).status).toBe(404);
    expect(await rowsOf(ada)).toMatchObject({ rows: [], unread: 0 });
    expect(await singlesOf(ada)).toMatchObject({ rows: [], unread: 0 });
    await like(fans[0] as Member, post._id, false);
    await like(fans[3] as Member, post._id);
    expect(await rowsOf(ada)).toMatchObject({ rows: [{ actorCount: 1 }], unread: 1 });
    if (hasTable) await finishJobs();
    expect(await singlesOf(ada)).toMatchObject({ rows: [{ type: 'post_like' }], unread: 1 });
    expect((await ada.call(posts.get, { params: { postId: post._id } })).body.likeCount).toBe(3);
  });

  it('goes with all others when everything is cleared', async () => {
    const post = await ada.post('Cleared');
    await likeAll(fans.slice(0, 2), post._id);
    expect((await ada.call(reset)).body).toEqual({ count: 2 });
    expect(await rowsOf(ada)).toMatchObject({ rows: [], unread: 0 });
    await like(fans[2] as Member, post._id);
    expect(await rowsOf(ada)).toMatchObject({ rows: [{ actorCount: 1 }], unread: 1 });
  });
});

describe('many members at the same moment', () => {
  it('end in one row with an exact count, while it is read', async () => {
    const post = await ada.post('Hot');
    const many = await newMembers(20);
    await Promise.all([
      ...many.flatMap((fan) => [true, false, true].map((liked) => like(fan, post._id, liked))),
      ada.call(readAll),
      rowsOf(ada),
    ]);
    const { likeCount } = (await ada.call(posts.get, { params: { postId: post._id } })).body;
    const { rows, unread } = await rowsOf(ada);
    expect(rows.map(({ actorCount }) => actorCount)).toEqual(likeCount > 0 ? [likeCount] : []);
    const singles = await singlesOf(ada);
    expect(singles.rows).toHaveLength(likeCount);
    expect(singles.rows.filter((one) => !one.read)).toHaveLength(unread);
  });
});
