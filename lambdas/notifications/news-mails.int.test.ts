import { describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { DAY, HOUR } from '../../shared/limits.ts';
import type { PreferencesChange } from '../../shared/model/preferences.ts';
import { localTime } from '../../shared/rules/notifications/digest-time.ts';
import { newJob, openJob } from '../jobs/store.ts';
import { Client, type Member, newMember } from '../testing/calls/client.ts';
import { expectInvariants, finishJobs } from '../testing/invariants.ts';
import { mailsTo, newConfirmedMember, type SentMail } from '../testing/services/outbox.ts';
import { settled } from '../testing/settled.ts';
import { hasTable } from '../testing/system.ts';
import { connect } from '../testing/things/connections.ts';
import { notificationJobKinds } from './jobs/kinds.ts';

expectInvariants();

const { posts, notifications, preferences, connections, conversations } = contract;

const choose = (member: Member, body: PreferencesChange) => member.must(preferences.change, { body });
const newPost = async (author: Member) =>
  (await author.must(posts.create, { body: { content: 'Hello' } }))._id;
const like = (member: Member, postId: string) => member.must(posts.like, { params: { postId } });

/** The mails of a member but the one that confirms their address, oldest first, after those that wait have been sent. */
async function newsTo({ user }: Member): Promise<SentMail[]> {
  await finishJobs();
  return (await mailsTo(user.email)).filter(({ subject }) => !/^Confirm/.test(subject)).toReversed();
}

const newReader = async (timeZone = 'UTC'): Promise<Member> => {
  const member = await newConfirmedMember('founder');
  await choose(member, { timeZone });
  return member;
};

/** The next full hour of UTC that is such an hour in a time zone. */
function nextHour(hour: number, timeZone: string): number {
  let at = (Math.floor(Date.now() / HOUR) + 1) * HOUR;
  while (localTime(timeZone, at).hour !== hour) at += HOUR;
  return at;
}

/** Orders the mails of the day as at a full hour, and sends them. */
async function passHour(at = nextHour(8, 'UTC')): Promise<void> {
  await settled();
  await openJob(newJob(notificationJobKinds.orderDigests, { at }, String(at)));
  await finishJobs();
}

const linkIn = ({ text }: SentMail) => new URL(/\S+\/unsubscribe\S+/.exec(text)?.[0] ?? '');
const turnOff = (mail: SentMail) =>
  new Client().must(preferences.unsubscribe, { query: { token: linkIn(mail).hash.replace('#token=', '') } });

describe.skipIf(!hasTable)('a mail at once', () => {
  it('tells of what somebody waits for, names nobody, and comes once', async () => {
    const [asker, other] = [await newConfirmedMember('founder'), await newMember('investor')];
    await connect(asker, other);
    const [mail, ...more] = await newsTo(asker);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Your connection request was accepted');
    expect(mail?.text).not.toContain(other.user.name);
    expect(await newsTo(asker)).toHaveLength(1);
  });

  it('does not come when it was seen before', async () => {
    const [asker, other] = [await newConfirmedMember('founder'), await newMember('investor')];
    await connect(asker, other);
    await settled();
    await asker.must(notifications.readAll);
    expect(await newsTo(asker)).toEqual([]);
  });

  it('is turned off by its link, for its kind alone', async () => {
    const [asker, first, second] = [
      await newConfirmedMember('founder'),
      await newMember('investor'),
      await newMember('investor'),
    ];
    await connect(asker, first);
    const [mail] = await newsTo(asker);
    if (!mail) throw new Error('there is no mail');
    await turnOff(mail);
    await connect(asker, second);
    expect(await newsTo(asker)).toHaveLength(1);
    const { types } = await asker.must(preferences.get);
    expect(types.connection_accepted).toEqual({ inApp: true, email: 'off', push: true });
    expect(types.application_accepted.email).toBe('instant');
  });

  it('is one a day about the likes of a post, however many there are', async () => {
    const author = await newConfirmedMember('founder');
    await choose(author, { types: { post_like: { email: 'instant' } } });
    const post = await newPost(author);
    for (let i = 0; i < 3; i += 1) await like(await newMember('investor'), post);
    expect((await newsTo(author)).map(({ subject }) => subject)).toEqual(['Somebody liked your post']);
    await like(await newMember('investor'), post);
    expect(await newsTo(author)).toHaveLength(1);
  });
});

describe.skipIf(!hasTable)('the mail of the day', () => {
  it('counts what its member has not seen, and comes once, however often it is ordered', async () => {
    const [author, fan, asker] = [
      await newReader(),
      await newMember('investor'),
      await newMember('investor'),
    ];
    for (let i = 0; i < 2; i += 1) await like(fan, await newPost(author));
    await asker.must(connections.request, { params: { userId: author.user._id } });
    expect(await newsTo(author)).toEqual([]);
    await passHour();
    const [mail, ...more] = await newsTo(author);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Your day on Hearth');
    expect(mail?.text).toContain('- Somebody would like to connect with you\n- 2 likes of your posts');
    expect(mail?.html).toContain('<li>2 likes of your posts</li>');
    // As after a crash, or by a schedule that runs twice.
    await passHour();
    expect(await newsTo(author)).toHaveLength(1);
  });

  it('is not sent when all was seen or taken back meanwhile, nor to whom nothing has happened', async () => {
    const [reader, quiet, liked, fan] = [
      await newReader(),
      await newReader(),
      await newReader(),
      await newMember('investor'),
    ];
    await like(fan, await newPost(reader));
    await settled();
    await reader.must(notifications.readAll);
    const post = await newPost(liked);
    await like(fan, post);
    await settled();
    await like(fan, post);
    await passHour();
    for (const member of [reader, quiet, liked]) expect(await newsTo(member)).toEqual([]);
  });

  it('tells of unread messages once, on the day on which they came', async () => {
    const [writer, reader] = [await newMember('investor'), await newReader()];
    await choose(reader, { types: { message: { email: 'daily' } } });
    await connect(writer, reader);
    const write = () =>
      writer.must(conversations.start, { body: { memberId: reader.user._id, text: 'Hello' } });
    await write();
    const due = nextHour(8, 'UTC');
    await passHour(due);
    const subjects = async () => (await newsTo(reader)).map(({ subject }) => subject);
    expect(await subjects()).toEqual(['A conversation with unread messages']);
    await passHour(due + DAY);
    expect(await subjects()).toHaveLength(1);
  });

  it('comes at the hour on its member’s own clock', async () => {
    const [author, fan] = [await newReader(), await newMember('investor')];
    await choose(author, { timeZone: 'Pacific/Auckland', digestHour: 20 });
    await like(fan, await newPost(author));
    const due = nextHour(20, 'Pacific/Auckland');
    await passHour(due - HOUR);
    expect(await newsTo(author)).toEqual([]);
    await passHour(due);
    expect(await newsTo(author)).toHaveLength(1);
  });

  it('does not come at an hour that was given up', async () => {
    const [moved, fan] = [await newReader(), await newMember('investor')];
    await choose(moved, { digestHour: 9 });
    await like(fan, await newPost(moved));
    await passHour();
    expect(await newsTo(moved)).toEqual([]);
    await passHour(nextHour(9, 'UTC'));
    expect(await newsTo(moved)).toHaveLength(1);
  });

  it('comes in UTC to whom no browser has told a time zone, and not again within a day once one has', async () => {
    const [author, fan] = [await newConfirmedMember('founder'), await newMember('investor')];
    await like(fan, await newPost(author));
    // The time at which it was due last.
    const due = nextHour(8, 'UTC') - DAY;
    await settled();
    await choose(author, { timeZone: 'Pacific/Auckland' });
    const first = nextHour(8, 'Pacific/Auckland');
    const second = first - due < DAY ? first + DAY : first;
    await passHour(nextHour(8, 'UTC'));
    await passHour(second - DAY);
    expect(await newsTo(author)).toEqual([]);
    await passHour(second);
    await passHour(second);
    expect(await newsTo(author)).toHaveLength(1);
  });

  it('comes in UTC as long as no browser has told a time zone', async () => {
    const [author, fan] = [await newConfirmedMember('founder'), await newMember('investor')];
    await like(fan, await newPost(author));
    await passHour();
    expect(await newsTo(author)).toHaveLength(1);
  });

  it('is turned off by its link, with all that it tells', async () => {
    const [author, fan] = [await newReader(), await newMember('investor')];
    await like(fan, await newPost(author));
    await passHour();
    const [mail] = await newsTo(author);
    if (!mail) throw new Error('there is no mail');
    await turnOff(mail);
    const { types } = await author.must(preferences.get);
    expect(types.post_like).toEqual({ inApp: true, email: 'off', push: false });
    expect(types.message.email).toBe('instant');
  });
});

describe.skipIf(!hasTable)('what a member does not want to be told of', () => {
  it('is neither listed nor counted, nor mailed, until they want it again', async () => {
    const [author, fan] = [await newReader(), await newMember('investor')];
    const off = await choose(author, { types: { post_like: { inApp: false } } });
    expect(off.types.post_like).toEqual({ inApp: false, email: 'off', push: false });
    await like(fan, await newPost(author));
    await settled();
    expect((await author.call(notifications.list)).body).toEqual([]);
    await passHour();
    expect(await newsTo(author)).toEqual([]);
    const on = await choose(author, { types: { post_like: { email: 'daily' } } });
    expect(on.types.post_like).toEqual({ inApp: true, email: 'daily', push: false });
    await like(fan, await newPost(author));
    await settled();
    expect((await author.call(notifications.list)).body).toHaveLength(1);
  });

  it('is pushed again once that is chosen, which brings it into the app as well', async () => {
    const author = await newMember('founder');
    const usual = (await author.must(preferences.get)).types;
    expect([usual.message.push, usual.connection_accepted.push, usual.post_like.push]).toEqual([
      true,
      true,
      false,
    ]);
    const { types } = await choose(author, { types: { post_like: { inApp: false } } });
    expect(types.post_like).toEqual({ inApp: false, email: 'off', push: false });
    const on = await choose(author, { types: { post_like: { push: true } } });
    expect(on.types.post_like).toEqual({ inApp: true, email: 'off', push: true });
    // A client that knows nothing of pushes leaves them alone.
    const later = await choose(author, { types: { post_like: { inApp: true, email: 'daily' } } });
    expect(later.types.post_like).toEqual({ inApp: true, email: 'daily', push: true });
  });

  it.each<[string, object]>([
    ['a time zone that does not exist', { timeZone: 'Mars/Olympus' }],
    ['an hour that does not exist', { digestHour: 24 }],
    ['messages that are not shown', { types: { message: { inApp: false } } }],
    ['a time that does not exist', { types: { post_like: { email: 'weekly' } } }],
  ])('is not chosen by %s', async (_, body) => {
    const member = await newMember('founder');
    const { status } = await member.call(preferences.change, { body: body as PreferencesChange });
    expect(status).toBe(400);
  });
});
