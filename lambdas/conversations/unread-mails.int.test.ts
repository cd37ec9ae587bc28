import { describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { UNREAD_BEFORE_MAIL } from '../../shared/limits.ts';
import { conversationIdOf } from '../../shared/rules/conversation-id.ts';
import { mails } from '../../shared/texts/notifications/mails.ts';
import { delayed, openJob, openJobs } from '../jobs/store.ts';
import { mailJob } from '../mail/orders.ts';
import type { Member } from '../testing/calls/client.ts';
import { Client, newMember } from '../testing/calls/client.ts';
import { expectInvariants, finishJobs } from '../testing/invariants.ts';
import { mailsTo, newConfirmedMember, type SentMail } from '../testing/services/outbox.ts';
import { settled } from '../testing/settled.ts';
import { hasTable } from '../testing/system.ts';
import { connect } from '../testing/things/connections.ts';
import { conversationMailKinds } from './mails/kinds.ts';

expectInvariants();

const { conversations, hiding, preferences } = contract;

const { unreadMessages } = conversationMailKinds;

const about = ({ subject }: SentMail) => subject === mails.unreadMessages.subject;
const unreadMails = async ({ user }: Member) => (await mailsTo(user.email)).filter(about);

/** The mails about unread messages to a member, after those that wait have been sent. */
async function dueMails(member: Member): Promise<SentMail[]> {
  await finishJobs();
  return unreadMails(member);
}

/** Two connected members, one of whom has written to the other. */
async function newPair() {
  const [writer, reader] = await Promise.all([newMember('founder'), newConfirmedMember('investor')]);
  await connect(writer, reader);
  const params = { conversationId: conversationIdOf(writer.user._id, reader.user._id) };
  const write = async (text: string) =>
    (await writer.call(conversations.start, { body: { memberId: reader.user._id, text } })).body.message;
  const read = (messageId: string) => reader.call(conversations.markRead, { params, body: { messageId } });
  return { writer, reader, params, write, read };
}

/** Where a mail says that such mails are turned off: by one POST, and on a page. */
const linkIn = ({ text }: SentMail) => new URL(/\S+\/unsubscribe\S+/.exec(text)?.[0] ?? '');
const tokenOf = (mail: SentMail) => linkIn(mail).hash.replace('#token=', '');

describe.skipIf(!hasTable)('messages that stay unread', () => {
  it('are told of by one mail for a conversation, until they are read', async () => {
    const { reader, write, read } = await newPair();
    await write('Hello');
    await write('Are you there?');
    const [mail, ...more] = await dueMails(reader);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('/messages/');
    expect(mail?.text).not.toContain('Hello');
    await write('Well?');
    expect(await dueMails(reader)).toHaveLength(1);
    await read((await write('Please'))._id);
    await write('One more thing');
    expect(await dueMails(reader)).toHaveLength(2);
  });

  it('are given a quarter of an hour first', async () => {
    const { reader, write } = await newPair();
    await write('Hello');
    await settled();
    expect(await unreadMails(reader)).toEqual([]);
    const jobs = await openJobs(Date.now() + 1_000);
    const job = jobs.find(({ jobId }) => jobId.includes(`${unreadMessages.name}#${reader.user._id}`));
    expect((job?.restsUntil ?? 0) - Date.now()).toBeGreaterThan(UNREAD_BEFORE_MAIL - 30_000);
  });

  it('are not mailed about when they are read, taken back, or from somebody hidden or muted meanwhile', async () => {
    const [first, second, third, fourth] = await Promise.all([newPair(), newPair(), newPair(), newPair()]);
    await first.read((await first.write('Hello'))._id);
    const taken = await second.write('Hello');
    await second.writer.call(conversations.deleteMessage, {
      params: { ...second.params, messageId: taken._id },
    });
    await third.write('Hello');
    await third.reader.call(hiding.block, { params: { userId: third.writer.user._id } });
    await fourth.write('Hello');
    await fourth.reader.call(hiding.mute, { params: { userId: fourth.writer.user._id } });
    await finishJobs();
    for (const { reader } of [first, second, third, fourth]) expect(await unreadMails(reader)).toEqual([]);
  });

  it('are not mailed about twice when their event comes again after the mail has left', async () => {
    const { reader, params, write } = await newPair();
    await write('Hello');
    expect(await dueMails(reader)).toHaveLength(1);
    const order = { memberId: reader.user._id, ...params, readId: '' };
    await openJob(delayed(mailJob(unreadMessages, order), 0));
    expect(await dueMails(reader)).toHaveLength(1);
  });

  it('are not mailed about to an address that nobody has confirmed', async () => {
    const [writer, reader] = await Promise.all([newMember('founder'), newMember('investor')]);
    await connect(writer, reader);
    await writer.call(conversations.start, { body: { memberId: reader.user._id, text: 'Hello' } });
    expect(await dueMails(reader)).toEqual([]);
  });
});

describe.skipIf(!hasTable)('mails that are turned off', () => {
  it('come no more after one POST of a mail program, without a session, and again by a choice', async () => {
    const { reader, write, read } = await newPair();
    await write('Hello');
    const [mail] = await dueMails(reader);
    if (!mail) throw new Error('there is no mail');
    // As a mail program does it (RFC 8058).
    expect(mail.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const offered = new URL(mail.headers['List-Unsubscribe']?.replaceAll(/[<>]/g, '') ?? '');
    expect(offered.searchParams.get('token')).toBe(tokenOf(mail));
    const url = new Client().url(offered.pathname + offered.search);
    const post = () =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    expect((await post()).status).toBe(200);
    expect((await post()).status).toBe(200);
    expect((await reader.call(preferences.get)).body).toMatchObject({ types: { message: { email: 'off' } } });
    await read((await write('Anybody?'))._id);
    await write('Hello?');
    expect(await dueMails(reader)).toHaveLength(1);
    await reader.call(preferences.change, { body: { types: { message: { email: 'instant' } } } });
    await read((await write('Anybody?'))._id);
    await write('Hello again');
    expect(await dueMails(reader)).toHaveLength(2);
  });

  it('are asked about by a page, which turns nothing off by being read', async () => {
    const url = new Client().url('/api/v1/unsubscribe?token=some-token');
    const answer = await fetch(url, { redirect: 'manual' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/unsubscribe#token=some-token');
  });

  it.each(['', 'nonsense', `${'a'.repeat(16)}.0.${'a'.repeat(43)}`])(
    'need a token of ours: "%s"',
    async (token) => {
      const { status, body } = await new Client().call(preferences.unsubscribe, { query: { token } });
      expect([status, body]).toEqual([400, expect.objectContaining({ code: 'INVALID_TOKEN' })]);
    },
  );
});
