import { beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { connections as texts } from '../../shared/texts/members/connections.ts';
import { people } from '../../shared/texts/members/people.ts';
import { errors } from '../../shared/texts.ts';
import { Client, eventually, freshUsername, type Member, newMember } from '../testing/calls/client.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { settled } from '../testing/settled.ts';

expectInvariants();

const { list, ofMember, mutual, requests, status, request, withdraw, accept, reject, remove } =
  contract.connections;
const NOBODY = '-'.repeat(16);

let ada: Member;
let ben: Member;

beforeEach(async () => {
  [ada, ben] = await Promise.all([newMember('founder'), newMember('investor')]);
});

const to = ({ user }: Member) => ({ params: { userId: user._id } });
const ask = (from: Member, whom: Member) => from.call(request, to(whom));
const statusOf = async (from: Member, whom: Member) => (await from.call(status, to(whom))).body;
const answered = (by: Member, requestId: string, route: typeof accept | typeof reject = accept) =>
  by.call(route, { params: { requestId } });

async function connect(one: Member, other: Member): Promise<void> {
  const { body } = await ask(one, other);
  await answered(other, body.requestId);
}

const countOf = async (member: Member) => (await member.call(contract.auth.me)).body.connectionCount;

/** Of what a member is notified, and by whom, oldest first. */
async function notificationsOf(member: Member): Promise<[string, string][]> {
  const { body } = await member.call(contract.notifications.list);
  return body.map(({ type, sender }): [string, string] => [type, sender._id]).reverse();
}

describe('asking for a connection', () => {
  it('waits on both sides, and is told to the one who was asked', async () => {
    const sent = await ask(ada, ben);
    expect(sent).toMatchObject({ status: 201, body: { message: texts.sent } });
    const { requestId } = sent.body;
    expect(await statusOf(ada, ben)).toEqual({ status: 'pending_sender', requestId });
    expect(await statusOf(ben, ada)).toEqual({ status: 'pending_recipient', requestId });
    const { _id, username, name } = ada.user;
    expect((await ben.call(requests)).body).toEqual([
      {
        _id: requestId,
        sender: { _id, username, name, headline: '', profilePicture: '' },
        createdAt: expect.any(String),
      },
    ]);
    expect(await notificationsOf(ben)).toEqual([['connection_request', _id]]);
  });

  it('is refused to oneself, to nobody, twice, crosswise and when connected', async () => {
    expect(await ask(ada, ada)).toMatchObject({ status: 400, body: { message: texts.toYourself } });
    expect(await ada.call(request, { params: { userId: NOBODY } })).toMatchObject({ status: 404 });
    await ask(ada, ben);
    expect(await ask(ada, ben)).toMatchObject({ status: 400, body: { message: texts.alreadyRequested } });
    expect(await ask(ben, ada)).toMatchObject({ status: 400, body: { message: texts.alreadyRequested } });
    const [{ _id = '' } = {}] = (await ben.call(requests)).body;
    await answered(ben, _id);
    expect(await ask(ada, ben)).toMatchObject({ status: 400, body: { message: texts.alreadyConnected } });
  });

  it('has one effect and one answer when its answer was lost', async () => {
    const again = { ...to(ben), headers: { 'idempotency-key': freshUsername() } };
    const [first, second] = [await ada.call(request, again), await ada.call(request, again)];
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(await notificationsOf(ben)).toHaveLength(1);
  });

  it('can be taken back, with its notification', async () => {
    await ask(ada, ben);
    const again = { ...to(ben), headers: { 'idempotency-key': freshUsername() } };
    expect(await ada.call(withdraw, again)).toMatchObject({
      status: 200,
      body: { message: texts.withdrawn },
    });
    expect((await ada.call(withdraw, again)).status).toBe(200);
    expect(await statusOf(ben, ada)).toEqual({ status: 'none' });
    expect((await ben.call(requests)).body).toEqual([]);
    expect(await notificationsOf(ben)).toEqual([]);
    expect(await ada.call(withdraw, to(ben))).toMatchObject({
      status: 404,
      body: { message: texts.noPendingRequest },
    });
  });
});

describe('answering a request', () => {
  it('connects both, counts for both, and tells the one who asked', async () => {
    const { requestId } = (await ask(ada, ben)).body;
    expect(await answered(ben, requestId)).toMatchObject({ status: 200, body: { message: texts.accepted } });
    expect(await statusOf(ada, ben)).toEqual({ status: 'connected', connectionDate: expect.any(String) });
    expect(await statusOf(ben, ada)).toEqual(await statusOf(ada, ben));
    expect([await countOf(ada), await countOf(ben)]).toEqual([1, 1]);
    expect((await ada.call(contract.auth.me)).body.connections).toEqual([ben.user._id]);
    expect((await ben.call(requests)).body).toEqual([]);
    expect(await notificationsOf(ada)).toEqual([['connection_accepted', ben.user._id]]);
  });

  it('with a no leaves nothing but a notification, and lets either ask again', async () => {
    const { requestId } = (await ask(ada, ben)).body;
    expect(await answered(ben, requestId, reject)).toMatchObject({
      status: 200,
      body: { message: texts.rejected },
    });
    expect([await statusOf(ada, ben), await statusOf(ben, ada)]).toEqual([
      { status: 'none' },
      { status: 'none' },
    ]);
    expect(await notificationsOf(ada)).toEqual([['connection_rejected', ben.user._id]]);
    expect((await ask(ben, ada)).status).toBe(201);
  });

  it('happens once, whichever way', async () => {
    const { requestId } = (await ask(ada, ben)).body;
    await answered(ben, requestId, reject);
    for (const route of [accept, reject])
      expect(await answered(ben, requestId, route)).toMatchObject({
        status: 400,
        body: { message: texts.alreadyProcessed },
      });
    const second = (await ask(ada, ben)).body.requestId;
    await answered(ben, second);
    for (const old of [second, requestId])
      expect(await answered(ben, old)).toMatchObject({
        status: 400,
        body: { message: texts.alreadyProcessed },
      });
  });

  it('is for its recipient alone', async () => {
    const { requestId } = (await ask(ada, ben)).body;
    const stranger = await newMember();
    for (const one of [ada, stranger])
      expect(await answered(one, requestId)).toMatchObject({
        status: 403,
        body: { message: errors.forbidden },
      });
    await ada.call(withdraw, to(ben));
    expect((await answered(stranger, requestId)).status).toBe(404);
    expect((await answered(ben, requestId)).status).toBe(404);
  });

  it.each([accept, reject])('counts the notification of the request as read: $name', async (route) => {
    const { requestId } = (await ask(ada, ben)).body;
    const unread = async () => (await ben.call(contract.notifications.list)).headers.get('x-unread-count');
    expect(await unread()).toBe('1');
    await answered(ben, requestId, route);
    await eventually(async () => expect(await unread()).toBe('0'));
  });

  it('has one effect and one answer when its answer was lost', async () => {
    const { requestId } = (await ask(ada, ben)).body;
    const again = { params: { requestId }, headers: { 'idempotency-key': freshUsername() } };
    expect([(await ben.call(accept, again)).status, (await ben.call(accept, again)).status]).toEqual([
      200, 200,
    ]);
    expect([await countOf(ada), await countOf(ben)]).toEqual([1, 1]);
  });
});

describe('ending a connection', () => {
  it.each([
    ['asked', () => [ada, ben] as const],
    ['was asked', () => [ben, ada] as const],
  ])('by the one who %s ends it for both and tells the other', async (_, who) => {
    await connect(ada, ben);
    await settled();
    const [one, other] = who();
    const again = { ...to(other), headers: { 'idempotency-key': freshUsername() } };
    expect(await one.call(remove, again)).toMatchObject({
      status: 200,
      body: { message: texts.removed, updatedConnectionCount: 0 },
    });
    expect((await one.call(remove, again)).status).toBe(200);
    expect(await statusOf(other, one)).toEqual({ status: 'none' });
    expect([await countOf(ada), await countOf(ben)]).toEqual([0, 0]);
    expect((await notificationsOf(other)).at(-1)).toEqual(['connection_removed', one.user._id]);
    expect(await one.call(remove, to(other))).toMatchObject({
      status: 400,
      body: { message: texts.notConnected },
    });
  });
});

describe('a connection that ends before anybody has counted it', () => {
  it('is counted by nobody, and both have heard of it', async () => {
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const [one, other] = await Promise.all([newMember(), newMember()]);
        await connect(one, other);
        const { body } = await one.call(remove, to(other));
        expect(body.updatedConnectionCount).toBeGreaterThanOrEqual(0);
        expect([await countOf(one), await countOf(other)]).toEqual([0, 0]);
        expect((await notificationsOf(one)).at(-1)).toEqual(['connection_accepted', other.user._id]);
        expect((await notificationsOf(other)).at(-1)).toEqual(['connection_removed', one.user._id]);
      }),
    );
  });
});

describe('lists of connections', () => {
  it('go on page by page, newest first, for their owner and the connected', async () => {
    const friends = await Promise.all(Array.from({ length: 5 }, () => newMember()));
    for (const friend of friends) await connect(ada, friend);
    const newest = friends.map(({ user }) => user._id).reverse();
    const first = await ada.call(list, { query: { limit: 3 } });
    expect(first.body.map(({ _id }) => _id)).toEqual(newest.slice(0, 3));
    expect(first.body[0]).toMatchObject({ connectionCount: 1, userRole: null, connections: [] });
    const { pathname, search } = new URL(
      /<(.+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '',
      'http://x',
    );
    const second = await ada.send<{ _id: string }[]>(pathname + search);
    expect(second.body.map(({ _id }) => _id)).toEqual(newest.slice(3));
    expect(second.headers.get('link')).toBeNull();

    const params = { username: ada.user.username.toUpperCase() };
    expect((await friends[0]?.call(ofMember, { params }))?.body).toHaveLength(5);
    expect(await ben.call(ofMember, { params })).toMatchObject({ status: 403 });
    expect(await ben.call(ofMember, { params: { username: 'nobody-at-all' } })).toMatchObject({
      status: 404,
      body: { message: people.userNotFound },
    });
    expect((await ada.call(ofMember, { params })).body).toHaveLength(5);
  });

  it('of two members have those in common whom both are connected to', async () => {
    const [both, onlyAda, onlyBen] = await Promise.all([newMember(), newMember(), newMember()]);
    await connect(ada, both);
    await connect(both, ben);
    await connect(ada, onlyAda);
    await connect(ben, onlyBen);
    await ask(ada, onlyBen);
    for (const [one, other] of [
      [ada, ben],
      [ben, ada],
    ] as const)
      expect((await one.call(mutual, to(other))).body.map(({ _id }) => _id)).toEqual([both.user._id]);
    expect((await ada.call(mutual, { params: { userId: NOBODY } })).status).toBe(404);
  });

  it('that two members have in common come page by page', async () => {
    const [one, other] = await Promise.all([newMember(), newMember()]);
    const common = await Promise.all([newMember(), newMember()]);
    for (const member of common) for (const side of [one, other]) await connect(member, side);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { body, headers } = await one.call(mutual, {
        ...to(other),
        query: { limit: 1, ...(cursor && { cursor }) },
      });
      seen.push(...body.map(({ _id }) => _id));
      cursor = /cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1];
    } while (cursor);
    expect(seen.sort()).toEqual(common.map(({ user }) => user._id).sort());
  });

  it('are closed to visitors', async () => {
    expect((await new Client().call(list)).status).toBe(401);
  });
});
