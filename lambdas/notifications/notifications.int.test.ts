import { beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { notifications as texts } from '../../shared/texts/notifications/notifications.ts';
import { query } from '../table/table.ts';
import { eventually, type Member, newMember, newMembers, PASSWORD } from '../testing/calls/client.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { settled } from '../testing/settled.ts';
import { hasTable } from '../testing/system.ts';
import { notificationKeys } from './store/keys.ts';

expectInvariants();

const { list, read, readAll, reset } = contract.notifications;
const dismiss = contract.notifications.delete;
const { request, withdraw, accept } = contract.connections;
const { posts } = contract;

let ada: Member;
let ben: Member;

beforeEach(async () => {
  [ada, ben] = await Promise.all([newMember('founder'), newMember('investor')]);
});

const like = (member: Member, postId: string, liked = true) =>
  member.call(posts.like, { params: { postId }, body: { liked } });

async function notificationsOf(member: Member, query = {}) {
  const { body, headers } = await member.call(list, { query });
  return {
    notifications: body,
    unread: Number(headers.get('x-unread-count')),
    etag: headers.get('etag') ?? '',
    headers,
  };
}

describe('the notifications of a member', () => {
  it('say what has happened, newest first, with who and what it is about', async () => {
    const post = await ada.post('Something to like');
    await like(ben, post._id);
    const { body } = await ben.call(request, { params: { userId: ada.user._id } });
    const { _id, username, name } = ben.user;
    const sender = { _id, username, name, profilePicture: '' };
    const { notifications, unread } = await notificationsOf(ada);
    expect(notifications).toMatchObject([
      { type: 'connection_request', read: false, sender, content: `${name} sent you a connection request` },
      {
        type: 'post_like',
        read: false,
        sender,
        content: `${name} liked your post`,
        post: { _id: post._id, image: '', content: 'Something to like' },
      },
    ]);
    expect(unread).toBe(2);
    await ada.call(accept, { params: { requestId: body.requestId } });
    expect((await notificationsOf(ben)).notifications).toMatchObject([{ type: 'connection_accepted' }]);
  });

  it('are never of oneself', async () => {
    const post = await ada.post('My own');
    await like(ada, post._id);
    expect(await notificationsOf(ada)).toMatchObject({ notifications: [], unread: 0 });
  });

  it('hold one of each liker, taken back by the unlike, read or not', async () => {
    const post = await ada.post('Liked and unliked');
    await like(ben, post._id);
    await like(ben, post._id, false);
    expect(await notificationsOf(ada)).toMatchObject({ notifications: [], unread: 0 });
    await like(ben, post._id);
    expect(await notificationsOf(ada)).toMatchObject({ unread: 1 });
    await ada.call(readAll);
    await like(ben, post._id, false);
    expect(await notificationsOf(ada)).toMatchObject({ notifications: [], unread: 0 });
  });

  it('are taken back with what they are about', async () => {
    const post = await ada.post('Soon gone');
    await like(ben, post._id);
    await ben.call(request, { params: { userId: ada.user._id } });
    await ben.call(withdraw, { params: { userId: ada.user._id } });
    await ada.call(posts.delete, { params: { postId: post._id } });
    await eventually(async () =>
      expect(await notificationsOf(ada)).toMatchObject({ notifications: [], unread: 0 }),
    );
  });

  it('are uncounted within a second after a much-discussed post was deleted, while its author keeps looking', async () => {
    const post = await ada.post('Everybody has something to say');
    const fans = await newMembers(20, 'founder');
    for (const fan of fans) {
      await like(fan, post._id);
      await fan.call(posts.addComment, { params: { postId: post._id }, body: { content: 'Well said' } });
    }
    const before = (await notificationsOf(ada)).unread;
    expect(before).toBeGreaterThanOrEqual(40);
    await ada.call(posts.delete, { params: { postId: post._id } });
    const end = Date.now() + 1_000;
    let { unread } = await notificationsOf(ada);
    while (unread > before - 40 && Date.now() < end) ({ unread } = await notificationsOf(ada));
    expect(unread).toBe(before - 40);
  });

  it('go with the member who has brought them about', async () => {
    const post = await ada.post('Liked by somebody who leaves');
    await like(ben, post._id);
    const { body } = await ada.call(request, { params: { userId: ben.user._id } });
    await ben.call(accept, { params: { requestId: body.requestId } });
    expect((await notificationsOf(ada)).unread).toBe(2);
    await ben.call(contract.users.delete, {
      params: { username: ben.user.username },
      body: { password: PASSWORD },
    });
    await eventually(async () =>
      expect(await notificationsOf(ada)).toMatchObject({ notifications: [], unread: 0 }),
    );
  });

  it('go on page by page, likes among the others', async () => {
    const post = await ada.post('Many like this');
    const fans = await newMembers(5);
    for (const fan of fans) {
      await like(fan, post._id);
      await fan.call(request, { params: { userId: ada.user._id } });
    }
    const all = (await notificationsOf(ada)).notifications.map(({ _id }) => _id);
    expect(all).toHaveLength(10);
    expect(all).toEqual([...all].sort().reverse());
    const first = await notificationsOf(ada, { limit: 4 });
    const next = /<(.+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await ada.send<{ _id: string }[]>(next);
    expect([...first.notifications, ...second.body].map(({ _id }) => _id)).toEqual(all.slice(0, 8));
  });
});

describe('reading', () => {
  it('marks one, once, for its owner alone', async () => {
    const post = await ada.post('Read me');
    await like(ben, post._id);
    await ben.call(request, { params: { userId: ada.user._id } });
    for (const { _id } of (await notificationsOf(ada)).notifications) {
      const params = { notificationId: _id };
      expect(await ben.call(read, { params })).toMatchObject({
        status: 404,
        body: { message: texts.notFound },
      });
      expect((await ada.call(read, { params })).status).toBe(200);
      expect((await ada.call(read, { params })).status).toBe(200);
    }
    const { notifications, unread } = await notificationsOf(ada);
    expect(notifications.map((notification) => notification.read)).toEqual([true, true]);
    expect(unread).toBe(0);
  });

  it('of all at once costs the same whatever the number', async () => {
    const post = await ada.post('Many like this as well');
    const fans = await newMembers(12);
    await Promise.all(fans.map((fan) => like(fan, post._id)));
    expect((await notificationsOf(ada)).unread).toBe(12);
    const { cost, body } = await ada.call(readAll, { headers: { 'idempotency-key': 'all' } });
    expect(body).toEqual({ message: texts.allRead });
    expect(cost.wru).toBeLessThanOrEqual(3);
    const { notifications, unread } = await notificationsOf(ada);
    expect(notifications.every((notification) => notification.read)).toBe(true);
    expect(unread).toBe(0);
    await ben.call(request, { params: { userId: ada.user._id } });
    expect(await notificationsOf(ada)).toMatchObject({
      unread: 1,
      notifications: expect.arrayContaining([]),
    });
  });
});

describe('deleting', () => {
  it('takes one out of the list and leaves the like alone', async () => {
    const post = await ada.post('Deleted notification');
    await like(ben, post._id);
    const [notification] = (await notificationsOf(ada)).notifications;
    const params = { notificationId: notification?._id ?? '' };
    expect((await ben.call(dismiss, { params })).status).toBe(404);
    expect(await ada.call(dismiss, { params })).toMatchObject({
      status: 200,
      body: { message: texts.deleted },
    });
    expect((await ada.call(dismiss, { params })).status).toBe(404);
    expect(await notificationsOf(ada)).toMatchObject({ notifications: [], unread: 0 });
    expect((await ada.call(posts.get, { params: { postId: post._id } })).body.likeCount).toBe(1);
    await like(ben, post._id, false);
    expect((await ada.call(posts.get, { params: { postId: post._id } })).body.likeCount).toBe(0);
  });

  it('of all at once tells how many they were', async () => {
    const post = await ada.post('Reset');
    await like(ben, post._id);
    await ben.call(request, { params: { userId: ada.user._id } });
    await settled();
    expect((await ada.call(reset)).body).toEqual({ count: 2 });
    expect(await notificationsOf(ada)).toMatchObject({ notifications: [], unread: 0 });
    expect((await ada.call(reset)).body).toEqual({ count: 0 });
    const other = await newMember();
    await like(other, post._id);
    const { notifications, unread } = await notificationsOf(ada);
    expect(unread).toBe(1);
    expect(notifications).toMatchObject([{ type: 'post_like', sender: { _id: other.user._id } }]);
    if (!hasTable) return;
    const { items } = await query({
      KeyConditionExpression: 'pk = :list',
      ExpressionAttributeValues: { ':list': notificationKeys.list(ada.user._id, 'reactions') },
    });
    expect(items).toMatchObject([{ _id: notifications[0]?._id }]);
  });
});

describe('a poll', () => {
  it('that finds nothing new is an empty 304 with the count, for 1.5 RRU', async () => {
    await ben.call(request, { params: { userId: ada.user._id } });
    const { etag } = await notificationsOf(ada);
    const headers = { 'if-none-match': etag };
    const same = await ada.call(list, { headers });
    expect(same).toMatchObject({ status: 304, body: undefined });
    expect(same.headers.get('x-unread-count')).toBe('1');
    expect(same.cost.rru).toBeLessThanOrEqual(1.5);
    const post = await ada.post('Something new');
    await like(ben, post._id);
    expect((await ada.call(list, { headers })).status).toBe(200);
  });
});

describe('likes at the same moment', () => {
  it('end in exact counts, with one notification of each who likes it in the end', async () => {
    const post = await ada.post('Hot');
    const fans = await newMembers(20);
    const clicks = fans.flatMap((fan) => [true, false, true, false, true].map((liked) => ({ fan, liked })));
    const answers = await Promise.all(clicks.map(({ fan, liked }) => like(fan, post._id, liked)));
    for (const { status } of answers) expect(status).toBe(200);
    const finals = await Promise.all(
      fans.map(async (fan) => (await fan.call(posts.get, { params: { postId: post._id } })).body),
    );
    const liking = finals.filter(({ liked }) => liked).length;
    for (const { likeCount } of finals) expect(likeCount).toBe(liking);
    const { notifications, unread } = await notificationsOf(ada, { limit: 100 });
    expect(notifications).toHaveLength(liking);
    expect(unread).toBe(liking);
  });
});
