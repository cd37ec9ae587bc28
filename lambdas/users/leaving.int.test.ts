import { beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { auth } from '../../shared/texts/account/auth.ts';
import { profile as texts } from '../../shared/texts/members/profile.ts';
import { refusals } from '../../shared/texts/refusals.ts';
import { administration } from '../../shared/texts/reports/administration.ts';
import { memberKeys } from '../members/store/keys.ts';
import { notificationKeys } from '../notifications/store/keys.ts';
import { query, update } from '../table/table.ts';
import { Client, eventually, type Member, newMember, PASSWORD } from '../testing/calls/client.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { newAdmin } from '../testing/people/admin.ts';
import { hasTable } from '../testing/system.ts';
import { dataUrl, FILES } from '../testing/things/files.ts';

expectInvariants();

const { get, search, suggestions, syncConnections, updateProfile } = contract.users;
const leave = contract.users.delete;
const { request, accept, status, list } = contract.connections;
const { posts } = contract;

let leaver: Member;
let friend: Member;

beforeEach(async () => {
  [leaver, friend] = await Promise.all([newMember('founder'), newMember('investor')]);
});

const goodbye = (member: Member, password: string, username = member.user.username) =>
  member.call(leave, { params: { username }, body: { password } });

async function connect(one: Member, other: Member): Promise<void> {
  const { body } = await one.call(request, { params: { userId: other.user._id } });
  await other.call(accept, { params: { requestId: body.requestId } });
}

describe('deleting an account', () => {
  it('wants the password, and is for its owner alone', async () => {
    expect(await goodbye(leaver, 'wrong password')).toMatchObject({
      status: 400,
      body: { message: texts.passwordInvalid },
    });
    expect(await goodbye(leaver, '')).toMatchObject({
      status: 400,
      body: { message: auth.passwordRequired },
    });
    expect((await goodbye(friend, PASSWORD, leaver.user.username)).status).toBe(403);
    expect((await leaver.call(contract.auth.me)).status).toBe(200);
  });

  it('slows down who guesses the password', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => goodbye(leaver, 'wrong password')));
    expect(answers.some((answer) => answer.status === 429)).toBe(true);
  });

  it('ends every session at once and frees the names', async () => {
    const elsewhere = new Client();
    await elsewhere.call(contract.auth.login, {
      body: { username: leaver.user.username, password: PASSWORD },
    });
    const cookieBefore = leaver.cookie;
    expect(await goodbye(leaver, PASSWORD)).toMatchObject({ status: 200, body: { message: texts.deleted } });
    leaver.cookie = cookieBefore;
    for (const client of [leaver, elsewhere]) expect((await client.call(contract.auth.me)).status).toBe(401);
    const { username, email, name } = leaver.user;
    expect(
      await new Client().call(contract.auth.login, { body: { username, password: PASSWORD } }),
    ).toMatchObject({ status: 400, body: { message: refusals.invalidCredentials } });
    const again = await new Client().call(contract.auth.signup, {
      body: { username, email, name, password: PASSWORD },
    });
    expect(again.status).toBe(201);
  });

  it('makes the member unfindable at once', async () => {
    const { username, _id } = leaver.user;
    await goodbye(leaver, PASSWORD);
    expect((await friend.call(get, { params: { username } })).status).toBe(404);
    expect((await friend.call(status, { params: { userId: _id } })).status).toBe(404);
    expect((await friend.call(search, { query: { query: username } })).body).toEqual([]);
    const suggested = (await friend.call(suggestions, { query: { role: 'investor', limit: 1_000 } })).body;
    expect(suggested.map((card) => card._id)).not.toContain(_id);
  });

  it('takes along posts, likes and connections, with what others count of them', async () => {
    const [third, fourth] = await Promise.all([newMember(), newMember()]);
    await connect(leaver, friend);
    await connect(friend, third);
    await leaver.call(request, { params: { userId: third.user._id } });
    await fourth.call(request, { params: { userId: leaver.user._id } });
    const own = await leaver.post('Mine');
    const liked = await friend.post('Theirs');
    await leaver.call(posts.like, { params: { postId: liked._id }, body: { liked: true } });
    await friend.call(posts.like, { params: { postId: own._id }, body: { liked: true } });

    await goodbye(leaver, PASSWORD);
    await eventually(async () => {
      expect((await friend.call(posts.get, { params: { postId: own._id } })).status).toBe(404);
      expect((await friend.call(posts.get, { params: { postId: liked._id } })).body).toMatchObject({
        likeCount: 0,
        likes: [],
      });
      expect((await friend.call(list)).body.map(({ _id }) => _id)).toEqual([third.user._id]);
      expect((await friend.call(contract.auth.me)).body.connectionCount).toBe(1);
      expect((await third.call(contract.connections.requests)).body).toEqual([]);
    });
    if (!hasTable) return;
    const left = async (pk: string) =>
      (await query({ KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': pk } })).items;
    await eventually(async () => {
      expect(await left(memberKeys.member(leaver.user._id))).toEqual([]);
      for (const list of notificationKeys.lists(leaver.user._id)) expect(await left(list)).toEqual([]);
      expect(await left(notificationKeys.groups(leaver.user._id))).toEqual([]);
      // The notification that they had asked goes as well, and so does its count.
      expect(await left(notificationKeys.list(third.user._id, 'connections'))).toHaveLength(1);
    });
  });

  it('takes along pictures, and leaves those of others', async () => {
    const picture = async (member: Member) => {
      const body = { profilePicture: dataUrl('image/png', FILES.png) };
      return (await member.call(updateProfile, { body })).body.profilePicture;
    };
    const [gone, kept] = [await picture(leaver), await picture(friend)];
    await goodbye(leaver, PASSWORD);
    await eventually(async () => expect((await friend.file(gone)).status).toBeGreaterThanOrEqual(400));
    expect((await friend.file(kept)).status).toBe(200);
  });
});

describe('the sync of connections', () => {
  it.skipIf(!hasTable)('answers the administrator how many members it has changed', async () => {
    const admin = await newAdmin();
    expect(await admin.call(syncConnections)).toMatchObject({ status: 200, body: { done: true } });
    await connect(leaver, friend);
    await update(memberKeys.card(friend.user._id), {
      update: 'SET connectionCount = :n',
      values: { ':n': 5 },
    });
    expect((await admin.call(syncConnections)).body).toEqual({
      message: 'Connection sync complete. 1 users updated.',
      updatedUsers: 1,
      done: true,
    });
  });

  it('is refused to all but the administrator', async () => {
    expect(await friend.call(syncConnections)).toMatchObject({
      status: 403,
      body: { message: administration.adminOnly },
    });
  });
});
