import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { MESSAGE_MAX } from '../../shared/limits.ts';
import type { Message } from '../../shared/model/conversation.ts';
import { conversationIdOf } from '../../shared/rules/conversation-id.ts';
import { conversations as texts } from '../../shared/texts/conversations/conversations.ts';
import { deletedMember } from '../../shared/texts.ts';
import { Client, freshUsername, type Member, newMember, PASSWORD } from '../testing/calls/client.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { applyFor, newProject } from '../testing/things/projects.ts';

expectInvariants();

const { connections, conversations, hiding, users } = contract;

async function connect(one: Member, other: Member): Promise<void> {
  const { body } = await one.call(connections.request, { params: { userId: other.user._id } });
  await other.call(connections.accept, { params: { requestId: body.requestId } });
}

/** Two connected members. */
async function newPair(): Promise<[Member, Member]> {
  const pair = await Promise.all([newMember('founder'), newMember('investor')]);
  await connect(...pair);
  return pair;
}

const start = (from: Member, to: Member, text: string, more: object = {}) =>
  from.call(conversations.start, { body: { memberId: to.user._id, text, ...more } });

const between = (one: Member, other: Member) => ({
  conversationId: conversationIdOf(one.user._id, other.user._id),
});

const send = (from: Member, to: Member, text: string, headers = {}) =>
  from.call(conversations.send, { params: between(from, to), body: { text }, headers });

const get = async (member: Member, other: Member) =>
  (await member.call(conversations.get, { params: between(member, other) })).body;

const list = (member: Member, query = {}) => member.call(conversations.list, { query });

const messages = async (member: Member, other: Member, query = {}) =>
  (await member.call(conversations.messages, { params: between(member, other), query })).body;

const textsOf = (some: Message[]) => some.map(({ text }) => text);

const unreadCount = async (member: Member) => (await list(member)).headers.get('x-unread-count');

describe('a conversation with somebody muted', () => {
  it('can be read as before, and is not among the unread until they are muted no longer', async () => {
    const [writer, reader] = await newPair();
    await start(writer, reader, 'Hello');
    const whom = { params: { userId: writer.user._id } };
    expect([await unreadCount(reader), (await get(reader, writer)).muted]).toEqual(['1', false]);
    await reader.call(hiding.mute, whom);
    await send(writer, reader, 'Are you there?');
    expect(await unreadCount(reader)).toBe('0');
    expect((await list(reader)).body).toMatchObject([{ unread: 2, muted: true }]);
    expect((await list(writer)).body).toMatchObject([{ muted: false }]);
    expect(textsOf(await messages(reader, writer))).toEqual(['Are you there?', 'Hello']);
    await reader.call(hiding.unmute, whom);
    expect(await unreadCount(reader)).toBe('1');
    expect((await get(reader, writer)).muted).toBe(false);
  });
});

describe('writing to each other', () => {
  let ada: Member;
  let ben: Member;

  beforeAll(async () => {
    [ada, ben] = await newPair();
  });

  it('begins one conversation for both, however often and by whom it is begun', async () => {
    const first = await start(ada, ben, 'Hello Ben');
    expect(first).toMatchObject({
      status: 201,
      body: {
        message: { senderId: ada.user._id, text: 'Hello Ben', attachments: [], deleted: false },
        conversation: { member: { _id: ben.user._id }, unread: 0, readByOther: null, archived: false },
      },
    });
    const second = await start(ben, ada, 'Hello Ada');
    expect(second.body.conversation._id).toBe(first.body.conversation._id);
    expect((await send(ada, ben, 'How are you?')).status).toBe(201);
    expect(textsOf(await messages(ada, ben))).toEqual(['How are you?', 'Hello Ada', 'Hello Ben']);
    expect(await messages(ben, ada)).toEqual(await messages(ada, ben));
    expect((await list(ada)).body).toMatchObject([
      { member: { username: ben.user.username }, lastMessage: { text: 'How are you?' }, unread: 1 },
    ]);
  });

  it('counts what is unread until it is read, and a mark never moves back', async () => {
    expect(await unreadCount(ben)).toBe('1');
    const [newest, , oldest] = await messages(ben, ada);
    const mark = (messageId = '') =>
      ben.call(conversations.markRead, { params: between(ben, ada), body: { messageId } });
    expect((await mark(oldest?._id)).body).toEqual({ unread: 1 });
    expect((await mark(newest?._id)).body).toEqual({ unread: 0 });
    expect((await mark(oldest?._id)).body).toEqual({ unread: 0 });
    expect(await unreadCount(ben)).toBe('0');
    expect(await get(ada, ben)).toMatchObject({ readByOther: newest?._id });
    expect((await mark('-'.repeat(16))).status).toBe(404);
  });

  it('takes a message back for both, which keeps its place', async () => {
    const { body: sent } = await send(ada, ben, 'Never mind');
    const params = { ...between(ada, ben), messageId: sent._id };
    expect((await ben.call(conversations.deleteMessage, { params })).body).toMatchObject({
      message: texts.ownOnly,
    });
    expect((await ada.call(conversations.deleteMessage, { params })).body).toMatchObject({
      _id: sent._id,
      text: '',
      deleted: true,
    });
    const [newest] = await messages(ben, ada);
    expect(newest).toMatchObject({ _id: sent._id, text: '', deleted: true });
    expect((await get(ben, ada)).lastMessage).toMatchObject({ _id: sent._id, deleted: true });
  });

  it('sends a message once under one key, and answers it again', async () => {
    const headers = { 'idempotency-key': freshUsername() };
    const [one, again] = [await send(ada, ben, 'Once', headers), await send(ada, ben, 'Once', headers)];
    expect(again).toMatchObject({ status: 201, body: one.body });
    expect(textsOf(await messages(ben, ada)).filter((text) => text === 'Once')).toHaveLength(1);
  });

  it('gives many messages at once one order for both, and loses none', async () => {
    const [cleo, dan] = await newPair();
    await start(cleo, dan, '0');
    const sent = await Promise.all(
      Array.from({ length: 8 }, (_, i) => send(i % 2 ? cleo : dan, i % 2 ? dan : cleo, String(i + 1))),
    );
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 201));
    const all = await messages(cleo, dan);
    expect(all).toEqual(await messages(dan, cleo));
    expect(new Set(textsOf(all)).size).toBe(9);
    expect(await get(dan, cleo)).toMatchObject({ unread: 5 });
  });

  it('pages back to the first message, and finds words', async () => {
    const [cleo, dan] = await newPair();
    for (const text of ['Résumé attached', 'Thanks', 'The resume is fine', 'Bye'])
      await start(cleo, dan, text);
    const first = await dan.call(conversations.messages, { params: between(cleo, dan), query: { limit: 3 } });
    expect(textsOf(first.body)).toEqual(['Bye', 'The resume is fine', 'Thanks']);
    const next = await dan.send<Message[]>(/<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '');
    expect(textsOf(next.body)).toEqual(['Résumé attached']);
    expect(next.headers.get('link')).toBeNull();
    expect(textsOf(await messages(dan, cleo, { search: 'resume' }))).toEqual([
      'The resume is fine',
      'Résumé attached',
    ]);
  });

  it('refuses messages without content or beyond the limit', async () => {
    expect((await send(ada, ben, '  ')).body).toMatchObject({ issues: [{ path: 'text' }] });
    expect((await send(ada, ben, 'x'.repeat(MESSAGE_MAX + 1))).status).toBe(400);
  });
});

describe('who may write to whom', () => {
  it('are connected members only, and nobody to themselves', async () => {
    const [ada, ben] = await Promise.all([newMember('founder'), newMember('founder')]);
    expect(await start(ada, ben, 'Hi')).toMatchObject({ status: 403, body: { code: 'NOT_CONNECTED' } });
    expect((await start(ada, ada, 'Hi')).status).toBe(400);
    expect((await send(ada, ben, 'Hi')).status).toBe(404);
    const params = { userId: ben.user._id };
    await connect(ada, ben);
    await start(ada, ben, 'Hi');
    await ada.call(connections.remove, { params });
    expect((await send(ben, ada, 'Still there?')).body).toMatchObject({ code: 'NOT_CONNECTED' });
    expect(textsOf(await messages(ben, ada))).toEqual(['Hi']);
  });

  it('are founder and applicant, then and later, with the application in the conversation', async () => {
    const [founder, seeker, other] = await Promise.all([
      newMember('founder'),
      newMember('job_seeker'),
      newMember('founder'),
    ]);
    const project = await newProject(founder, {
      openRoles: [{ title: 'Designer', description: '', limit: 1 }],
    });
    const { application } = (await applyFor(seeker, project._id)).body;
    const about = { applicationId: application._id };
    expect((await start(other, seeker, 'Hi', about)).status).toBe(404);
    const begun = await start(founder, seeker, 'Tell me more', about);
    expect(begun).toMatchObject({
      status: 201,
      body: {
        conversation: {
          applications: [
            {
              _id: application._id,
              projectId: project._id,
              projectName: project.name,
              roleTitle: 'Designer',
              status: 'pending',
              stage: 'sent',
            },
          ],
        },
      },
    });
    // Whoever writes first, the founder's word is an answer.
    const stages = async () => (await seeker.must(contract.users.applications)).map(({ stage }) => stage);
    expect(await stages()).toEqual(['inTalk']);
    expect((await send(seeker, founder, 'With pleasure')).status).toBe(201);
    await seeker.call(contract.projects.withdrawApplication, {
      params: { projectId: project._id, applicationId: application._id },
    });
    expect((await send(founder, seeker, 'A pity')).status).toBe(201);
    expect((await get(seeker, founder)).applications).toMatchObject([
      { status: 'cancelled', stage: 'withdrawn' },
    ]);
  });

  it('are not in talk while the applicant alone has written', async () => {
    const [founder, seeker] = await Promise.all([newMember('founder'), newMember('job_seeker')]);
    const project = await newProject(founder, {
      openRoles: [{ title: 'Designer', description: '', limit: 1 }],
    });
    const { application } = (await applyFor(seeker, project._id)).body;
    const stages = async () => (await seeker.must(contract.users.applications)).map(({ stage }) => stage);
    await start(seeker, founder, 'Have you seen it?', { applicationId: application._id });
    expect(await stages()).toEqual(['sent']);
    await send(founder, seeker, 'I have');
    expect(await stages()).toEqual(['inTalk']);
    const { history } = (await seeker.must(contract.users.applications))[0] ?? { history: [] };
    await send(founder, seeker, 'Still here');
    expect((await seeker.must(contract.users.applications))[0]?.history).toEqual(history);
  });

  it('are not others: for them there is no such conversation', async () => {
    const [ada, ben] = await newPair();
    const { body } = await start(ada, ben, 'Between us');
    const stranger = await newMember('founder');
    const params = { conversationId: body.conversation._id };
    const messageId = body.message._id;
    const answers = await Promise.all([
      stranger.call(conversations.get, { params }),
      stranger.call(conversations.messages, { params }),
      stranger.call(conversations.send, { params, body: { text: 'Hi' } }),
      stranger.call(conversations.markRead, { params, body: { messageId } }),
      stranger.call(conversations.setArchived, { params, body: { archived: true } }),
      stranger.call(conversations.deleteMessage, { params: { ...params, messageId } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect((await new Client().call(conversations.get, { params })).status).toBe(401);
  });
});

describe('an archived conversation', () => {
  it('stands apart for who archived it, until there is a new message', async () => {
    const [ada, ben] = await newPair();
    await start(ada, ben, 'Hi');
    const archive = (archived: boolean) =>
      ada.call(conversations.setArchived, { params: between(ada, ben), body: { archived } });
    expect((await archive(true)).body).toMatchObject({ archived: true });
    expect((await list(ada)).body).toEqual([]);
    expect((await list(ada, { archived: true })).body).toMatchObject([{ lastMessage: { text: 'Hi' } }]);
    expect((await list(ben)).body).toHaveLength(1);
    expect((await archive(false)).body).toMatchObject({ archived: false });
    await archive(true);
    await send(ben, ada, 'Are you there?');
    expect((await list(ada)).body).toMatchObject([{ archived: false, unread: 1 }]);
    expect((await list(ada, { archived: true })).body).toEqual([]);
  });
});

describe('a conversation with a member', () => {
  it('who is blocked is there for neither, and is whole again afterwards', async () => {
    const [ada, ben] = await newPair();
    await start(ada, ben, 'Hi');
    const params = { userId: ben.user._id };
    await ada.call(hiding.block, { params });
    for (const [one, other] of [
      [ada, ben],
      [ben, ada],
    ] as const) {
      const { body, headers } = await list(one);
      expect(body).toEqual([]);
      expect(headers.get('x-unread-count')).toBe('0');
      expect((await one.call(conversations.messages, { params: between(one, other) })).status).toBe(404);
      expect((await send(one, other, 'Hi')).status).toBe(404);
      expect((await start(one, other, 'Hi')).status).toBe(404);
    }
    await ada.call(hiding.unblock, { params });
    expect(textsOf(await messages(ada, ben))).toEqual(['Hi']);
  });

  it('who has left stays readable, and takes no more messages', async () => {
    const [ada, ben] = await newPair();
    await start(ada, ben, 'Hi');
    await start(ben, ada, 'Good bye');
    await ben.call(users.delete, { params: { username: ben.user.username }, body: { password: PASSWORD } });
    expect((await list(ada)).body).toMatchObject([
      { member: { _id: ben.user._id, name: deletedMember, username: '' } },
    ]);
    expect(textsOf(await messages(ada, ben))).toEqual(['Good bye', 'Hi']);
    expect((await send(ada, ben, 'Wait')).status).toBe(404);
    await ada.call(users.delete, { params: { username: ada.user.username }, body: { password: PASSWORD } });
  });
});
