import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { PUSH_BROWSERS_MAX } from '../../shared/limits.ts';
import type { PreferencesChange } from '../../shared/model/preferences.ts';
import { mails } from '../../shared/texts/notifications/mails.ts';
import { openJob } from '../jobs/store.ts';
import { notificationPushKinds } from '../notifications/pushes/kinds.ts';
import { type Caller, signIn } from '../testing/calls/caller.ts';
import { channelOf } from '../testing/calls/channel.ts';
import { Client, type Member, newMember, PASSWORD } from '../testing/calls/client.ts';
import { expectInvariants, finishJobs } from '../testing/invariants.ts';
import { confirmAddress, mailedToken } from '../testing/services/mailed.ts';
import { newSubscription } from '../testing/services/push.ts';
import { type PushedBrowser, type PushService, startPushService } from '../testing/services/push-service.ts';
import { settled } from '../testing/settled.ts';
import { hasTable } from '../testing/system.ts';
import { connect } from '../testing/things/connections.ts';
import { pushJob } from './orders.ts';
import { subscriptionsOf } from './store/subscriptions.ts';

expectInvariants();

const { auth, conversations, hiding, notifications, posts, preferences, push, users } = contract;

let service: PushService;
beforeAll(async () => {
  if (hasTable) service = await startPushService();
});
afterAll(() => service?.close());

const choose = (member: Member, body: PreferencesChange) => member.must(preferences.change, { body });
const subscribe = (member: Caller, browser: PushedBrowser) =>
  member.must(push.subscribe, { body: browser.subscription });

/** Another browser of a member. */
const signInAgain = ({ base, user }: Member): Promise<Caller> => signIn(base, user.username);

/** A member who is pushed to in a browser. */
async function newPushed(types: PreferencesChange['types'] = {}) {
  const member = await newMember('founder');
  const browser = service.browser();
  await subscribe(member, browser);
  await choose(member, { types });
  return { member, browser };
}

/** What a browser was told, once all pushes have left that wait. */
async function told({ received }: PushedBrowser): Promise<string[]> {
  await finishJobs();
  return received.map(({ payload }) => payload.text);
}

const newPost = async (author: Member) =>
  (await author.must(posts.create, { body: { content: 'Hello' } }))._id;
const like = (member: Member, postId: string) => member.must(posts.like, { params: { postId } });
const isOn = async (member: Member) => (await member.must(push.get)).subscribed;

describe.skipIf(!hasTable)('a push', () => {
  it('tells what the app tells, encrypted for one browser and signed by Hearth', async () => {
    const [{ member, browser }, other] = [await newPushed(), await newMember('investor')];
    await connect(member, other);
    expect(await told(browser)).toEqual([`${other.user.name} accepted your connection request`]);
    const [received] = browser.received;
    expect(received?.payload.path).toBe(`/profile/${other.user.username}`);
    expect(received).toMatchObject({
      ttl: '86400',
      topic: received?.payload.tag,
      contact: 'mailto:hello@hearth.example',
      publicKey: (await member.must(push.get)).publicKey,
    });
    expect(await told(browser)).toHaveLength(1);
  });

  it('is one about all likes of a post, and a newer one takes its place', async () => {
    const { member, browser } = await newPushed({ post_like: { push: true } });
    const post = await newPost(member);
    const fans = [await newMember('investor'), await newMember('investor')];
    for (const fan of fans) await like(fan, post);
    const [first, second] = fans.map(({ user }) => user.name);
    expect(await told(browser)).toEqual([`${second} and ${first} liked your post`]);
    const third = await newMember('investor');
    await like(third, post);
    expect(await told(browser)).toEqual([
      expect.anything(),
      `${third.user.name}, ${second} and ${first} liked your post`,
    ]);
    const [tag, ...others] = new Set(browser.received.map(({ payload }) => payload.tag));
    expect([tag, others]).toEqual([expect.any(String), []]);
  });

  it('says who has written, and nothing of what', async () => {
    const [{ member, browser }, other] = [await newPushed(), await newMember('investor')];
    await connect(other, member);
    const { conversation } = await other.must(conversations.start, {
      body: { memberId: member.user._id, text: 'Between us' },
    });
    expect(await told(browser)).toEqual([`${other.user.name} wrote to you`]);
    expect(browser.received[0]?.payload.path).toBe(`/messages/${conversation._id}`);
  });

  it('is sent once, however often it is ordered', async () => {
    const [{ member, browser }, other] = [await newPushed(), await newMember('investor')];
    await connect(member, other);
    expect(await told(browser)).toHaveLength(1);
    const [notification] = await member.must(notifications.list);
    const memberId = member.user._id;
    const { _id: notificationId = '' } = notification ?? {};
    // As when the stream delivers the change again.
    const again = pushJob(notificationPushKinds.news, {
      ...{ memberId, notificationId, about: notificationId },
      type: 'connection_accepted',
    });
    await openJob(again);
    expect(await told(browser)).toHaveLength(1);
    expect(browser.calls()).toBe(1);
  });

  it('does not come about what was seen, or is not wanted, nor about what is usually only listed', async () => {
    const [seen, unwanted, liked] = [
      await newPushed(),
      await newPushed({ connection_accepted: { push: false } }),
      await newPushed(),
    ];
    const other = await newMember('investor');
    for (const { member } of [seen, unwanted]) await connect(member, other);
    await like(other, await newPost(liked.member));
    await settled();
    await seen.member.must(notifications.readAll);
    for (const { browser } of [seen, unwanted, liked]) expect(await told(browser)).toEqual([]);
  });

  it('does not come while its member has Hearth open', async () => {
    const [{ member, browser }, other] = [await newPushed(), await newMember('investor')];
    const channel = await channelOf(member);
    await connect(member, other);
    expect(await told(browser)).toEqual([]);
    channel.socket.close();
  });

  it('does not tell of somebody who was blocked meanwhile', async () => {
    const { member, browser } = await newPushed({ post_like: { push: true } });
    const other = await newMember('investor');
    await like(other, await newPost(member));
    await settled();
    await member.must(hiding.block, { params: { userId: other.user._id } });
    expect(await told(browser)).toEqual([]);
  });
});

describe.skipIf(!hasTable)('what a push service does not take', () => {
  it.each([404, 410])('with %i ends the subscription', async (status) => {
    const [{ member, browser }, other] = [await newPushed(), await newMember('investor')];
    browser.refusals.push(status);
    await connect(member, other);
    expect(await told(browser)).toEqual([]);
    expect(await isOn(member)).toBe(false);
  });

  it('for now is tried again', async () => {
    const [{ member, browser }, other] = [await newPushed(), await newMember('investor')];
    browser.refusals.push(429, 503);
    await connect(member, other);
    expect(await told(browser)).toHaveLength(1);
  });

  it('again and again is given up, and told to the other browsers once', async () => {
    const [{ member, browser }, other] = [await newPushed(), await newMember('investor')];
    const second = service.browser();
    await subscribe(await signInAgain(member), second);
    browser.refusals.push(...Array.from({ length: 20 }, () => 500));
    await connect(member, other);
    expect(await told(second)).toHaveLength(1);
    expect(await told(browser)).toEqual([]);
    expect(browser.calls()).toBeLessThanOrEqual(4);
    expect(await isOn(member)).toBe(true);
  });

  it('because the keys of the browser are none ends the subscription', async () => {
    const [member, other] = [await newMember('founder'), await newMember('investor')];
    const { subscription } = service.browser();
    const keys = { ...subscription.keys, p256dh: `B${'A'.repeat(86)}` };
    await member.must(push.subscribe, { body: { ...subscription, keys } });
    await connect(member, other);
    await finishJobs();
    expect(await isOn(member)).toBe(false);
  });

  it('for good is not tried again, nor followed elsewhere', async () => {
    for (const status of [302, 403, 413]) {
      const [{ member, browser }, other] = [await newPushed(), await newMember('investor')];
      browser.refusals.push(status);
      await connect(member, other);
      expect(await told(browser)).toEqual([]);
      expect(browser.calls()).toBe(1);
    }
  });
});

describe.skipIf(!hasTable)('a subscription', () => {
  const otherPassword = `${PASSWORD} once more`;

  it.each<[string, (member: Member, away: Caller) => Promise<unknown>]>([
    ['it is ended', (_, away) => away.must(push.unsubscribe)],
    ['its member signs out there', (_, away) => away.must(auth.logout)],
    ['all other sessions are ended', (member) => member.must(auth.endOtherSessions)],
    [
      'its session is ended elsewhere',
      async (member) => {
        const sessions = await member.must(auth.sessions);
        for (const { _id, current } of sessions)
          if (!current) await member.must(auth.endSession, { params: { sessionId: _id } });
      },
    ],
    [
      'the password is changed elsewhere',
      (member) =>
        member.must(auth.changePassword, {
          body: { currentPassword: PASSWORD, newPassword: otherPassword },
        }),
    ],
    [
      'the password is reset by a link',
      async (member) => {
        await confirmAddress(member);
        await new Client().must(auth.forgotPassword, { body: { email: member.user.email } });
        const token = (await mailedToken(member, mails.resetPassword)) ?? '';
        await new Client().must(auth.resetPassword, { body: { token, password: otherPassword } });
      },
    ],
    [
      'somebody else signs in there',
      async (_, away) => {
        const { user } = await newMember();
        await away.must(auth.login, { body: { username: user.username, password: PASSWORD } });
      },
    ],
    [
      'its member leaves',
      (member) =>
        member.must(users.delete, {
          params: { username: member.user.username },
          body: { password: PASSWORD },
        }),
    ],
  ])('is gone when %s', async (_, end) => {
    const [member, browser, other] = [await newMember('founder'), service.browser(), await newMember()];
    const away = await signInAgain(member);
    await subscribe(away, browser);
    await connect(member, other);
    await end(member, away);
    await finishJobs();
    expect(await subscriptionsOf(member.user._id)).toEqual([]);
    expect(browser.received).toEqual([]);
  });

  it('belongs to who has subscribed last in a browser', async () => {
    const { member, browser } = await newPushed();
    const [next, other] = [await newMember('founder'), await newMember('investor')];
    await subscribe(next, browser);
    expect(await isOn(member)).toBe(false);
    expect(await isOn(next)).toBe(true);
    await connect(member, other);
    expect(await told(browser)).toEqual([]);
    // What was theirs before is not theirs to end.
    await member.must(push.unsubscribe);
    await connect(next, other);
    expect(await told(browser)).toHaveLength(1);
  });

  it('is one for a session, however often it is made', async () => {
    const member = await newMember('founder');
    const subscription = newSubscription();
    for (const body of [newSubscription(), subscription, subscription])
      await member.must(push.subscribe, { body });
    const all = await subscriptionsOf(member.user._id);
    expect(all.map(({ endpoint }) => endpoint)).toEqual([subscription.endpoint]);
  });

  it('makes room for that of another browser when there are many', async () => {
    const member = await newMember('founder');
    const bodies = Array.from({ length: PUSH_BROWSERS_MAX + 2 }, () => newSubscription());
    for (const body of bodies) await (await signInAgain(member)).must(push.subscribe, { body });
    const all = await subscriptionsOf(member.user._id);
    expect(all.map(({ endpoint }) => endpoint)).toEqual(bodies.slice(2).map(({ endpoint }) => endpoint));
  });

  it.each([
    ['another host', 'https://evil.example/push'],
    ['a host that is only named like one', 'https://fcm.googleapis.com.evil.example/push'],
    ['a domain that only ends like one', 'https://evilnotify.windows.com/push'],
    ['the address of the machine itself', 'http://169.254.169.254/latest/meta-data/'],
    ['another port', 'https://fcm.googleapis.com:8443/push'],
    ['no encryption', 'http://fcm.googleapis.com/push'],
    ['a name and a password', 'https://a:b@fcm.googleapis.com/push'],
  ])('is not made at %s', async (_, endpoint) => {
    const member = await newMember('founder');
    const { status, body } = await member.call(push.subscribe, { body: { ...newSubscription(), endpoint } });
    expect([status, body]).toMatchObject([400, { code: 'UNKNOWN_PUSH_SERVICE' }]);
  });

  it.each([
    ['no address', { endpoint: 'fcm' }],
    ['an endless address', { endpoint: `https://fcm.googleapis.com/${'x'.repeat(2_000)}` }],
    ['keys that are none', { keys: { p256dh: 'short', auth: 'short' } }],
  ])('is not made with %s', async (_, wrong) => {
    const member = await newMember('founder');
    const { status } = await member.call(push.subscribe, { body: { ...newSubscription(), ...wrong } });
    expect(status).toBe(400);
  });
});
