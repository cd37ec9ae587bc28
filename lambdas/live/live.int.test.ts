import { describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { LIVE_CONNECTIONS_MAX, LIVE_FRAME_BYTES } from '../../shared/limits.ts';
import { conversationIdOf } from '../../shared/rules/conversation-id.ts';
import { aMoment, channelOf, hears, open, typesOf } from '../testing/calls/channel.ts';
import { type Member, newMember } from '../testing/calls/client.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { settled } from '../testing/settled.ts';
import { applyFor, newProject } from '../testing/things/projects.ts';

expectInvariants();

const { auth, connections, conversations, hiding, notifications, posts, projects } = contract;

async function newPair(): Promise<[Member, Member, { conversationId: string }]> {
  const [ada, ben] = await Promise.all([newMember('founder'), newMember('investor')]);
  const { body } = await ada.call(connections.request, { params: { userId: ben.user._id } });
  await ben.call(connections.accept, { params: { requestId: body.requestId } });
  await ada.call(conversations.start, { body: { memberId: ben.user._id, text: 'Hi' } });
  return [ada, ben, { conversationId: conversationIdOf(ada.user._id, ben.user._id) }];
}

describe('the live channel', () => {
  it('opens for a session on a page of ours, and for nobody else', async () => {
    const ada = await newMember('founder');
    const channel = await channelOf(ada);
    channel.say({ type: 'ping' });
    await hears(channel, { type: 'pong' });
    expect(await open(ada, 'https://evil.example')).toBe(403);
    expect(await open(ada, '')).toBe(403);
    const cookie = ada.cookie;
    await ada.call(auth.logout);
    ada.cookie = cookie;
    expect(await open(ada)).toBe(401);
    ada.cookie = '';
    expect(await open(ada)).toBe(401);
  });

  it('carries messages, deletions, read marks and counts to all browsers of both', async () => {
    const [ada, ben, params] = await newPair();
    const channels = await Promise.all([channelOf(ada), channelOf(ben), channelOf(ben)]);
    const { body: message } = await ada.call(conversations.send, { params, body: { text: 'News' } });
    const messageId = message._id;
    for (const channel of channels) await hears(channel, { type: 'message', ...params, message });
    await ben.call(conversations.markRead, { params, body: { messageId } });
    for (const channel of channels) await hears(channel, { type: 'read', memberId: ben.user._id, messageId });
    await hears(channels[1], { type: 'counts', conversations: 0 });
    await ada.call(conversations.deleteMessage, { params: { ...params, messageId } });
    for (const channel of channels) await hears(channel, { type: 'message-deleted', messageId });
  });

  it('tells founder and applicant that an application has come to another stage', async () => {
    const [ada, ben] = await Promise.all([newMember('founder'), newMember('job_seeker')]);
    const project = await newProject(ada, { openRoles: [{ title: 'Designer', limit: 1 }] });
    const { application } = (await applyFor(ben, project._id)).body;
    const channels = await Promise.all([channelOf(ada), channelOf(ben)]);
    await ada.must(projects.decideApplication, {
      params: { projectId: project._id, applicationId: application._id },
      body: { stage: 'seen' },
    });
    const conversationId = conversationIdOf(ada.user._id, ben.user._id);
    for (const channel of channels) await hears(channel, { type: 'application', conversationId });
  });

  it('tells of requests and notifications as they come', async () => {
    const [ada, ben] = await Promise.all([newMember('founder'), newMember('investor')]);
    const channel = await channelOf(ben);
    await ada.call(connections.request, { params: { userId: ben.user._id } });
    await hears(channel, { type: 'counts', notifications: 1, requests: 1 });
    const { body } = await ben.call(notifications.list);
    await hears(channel, { type: 'notification', notification: body[0] });
    await hears(channel, { type: 'relation', memberId: ada.user._id });
  });

  it('tells nothing of a member who is hidden or muted', async () => {
    const [ada, ben] = await Promise.all([newMember('founder'), newMember('investor')]);
    const [{ _id }, channel] = [await ben.post('News'), await channelOf(ben)];
    await ben.call(hiding.mute, { params: { userId: ada.user._id } });
    await hears(channel, { type: 'counts' });
    channel.frames.length = 0;
    await ada.call(posts.like, { params: { postId: _id }, body: { liked: true } });
    await aMoment();
    expect(typesOf(channel)).not.toContain('notification');
  });

  it('tells both of what becomes of a request and of a connection', async () => {
    const [ada, ben] = await Promise.all([newMember('founder'), newMember('investor')]);
    const channels = await Promise.all([channelOf(ada), channelOf(ben), channelOf(ben)]);
    const toBoth = async () => {
      await hears(channels[0], { type: 'relation', memberId: ben.user._id });
      for (const channel of channels.slice(1))
        await hears(channel, { type: 'relation', memberId: ada.user._id });
      for (const { frames } of channels) frames.length = 0;
    };
    const params = { userId: ben.user._id };
    const { body } = await ada.call(connections.request, { params });
    await toBoth();
    await ben.call(connections.accept, { params: { requestId: body.requestId } });
    await toBoth();
    await ada.call(connections.remove, { params });
    await toBoth();
    await ada.call(connections.request, { params });
    await toBoth();
    await ada.call(connections.withdraw, { params });
    await toBoth();
  });

  it('tells of a block whoever has made it, and both of what is counted then', async () => {
    const [ada, ben] = await newPair();
    // Of their connection nothing is to be heard any more.
    await settled();
    const [one, other] = await Promise.all([channelOf(ada), channelOf(ben)]);
    await ada.call(hiding.block, { params: { userId: ben.user._id } });
    await hears(one, { type: 'relation', memberId: ben.user._id });
    await hears(other, { type: 'counts', conversations: 0 });
    expect(typesOf(other)).not.toContain('relation');
    other.frames.length = 0;
    await ada.call(hiding.unblock, { params: { userId: ben.user._id } });
    await hears(other, { type: 'counts', conversations: 1 });
  });

  it('shows typing to the other one, unless one hides from the other', async () => {
    const [ada, ben, { conversationId }] = await newPair();
    const [from, to] = await Promise.all([channelOf(ada), channelOf(ben)]);
    from.say({ type: 'typing', conversationId });
    await hears(to, { type: 'typing', conversationId, memberId: ada.user._id });
    await ben.call(hiding.block, { params: { userId: ada.user._id } });
    to.frames.length = 0;
    from.say({ type: 'typing', conversationId });
    await aMoment();
    expect(to.frames.filter(({ type }) => type === 'typing')).toEqual([]);
  });

  it('ends with its session, within a second', async () => {
    const ada = await newMember('founder');
    const channel = await channelOf(ada);
    await ada.call(auth.logout);
    await Promise.race([
      channel.closed,
      new Promise((_, reject) => setTimeout(reject, 1_000, new Error('still open'))),
    ]);
    expect(channel.frames).toContainEqual({ type: 'session-ended' });
  });

  it('ignores what is no frame, too long, or too much', async () => {
    const [ada, ben, { conversationId }] = await newPair();
    const [from, to] = await Promise.all([channelOf(ada), channelOf(ben)]);
    from.socket.send('nonsense');
    from.say({ type: 'shout', text: 'Hi' });
    from.say({ type: 'typing', conversationId, more: 'x'.repeat(LIVE_FRAME_BYTES) });
    from.say({ type: 'typing', conversationId: conversationIdOf('-'.repeat(16), ben.user._id) });
    await aMoment();
    expect(to.frames.filter(({ type }) => type === 'typing')).toEqual([]);
    for (let i = 0; i < 60; i += 1) from.say({ type: 'ping' });
    await aMoment();
    expect(from.frames.length).toBeLessThan(60);
    from.frames.length = 0;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    from.say({ type: 'ping' });
    await hears(from, { type: 'pong' });
  });

  it('closes the oldest of too many connections of one member', async () => {
    const ada = await newMember('founder');
    const first = await channelOf(ada);
    for (let i = 0; i < LIVE_CONNECTIONS_MAX; i += 1) await channelOf(ada);
    await first.closed;
  });
});
