import { describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { type Member, newMember } from '../testing/calls/client.ts';
import { expectInvariants } from '../testing/invariants.ts';

expectInvariants();

const { hiding, notifications, posts, users } = contract;

const whom = ({ user }: Member) => ({ params: { userId: user._id } });
const twoMembers = () => Promise.all([newMember('founder'), newMember('job_seeker')]);

const statusOf = async (viewer: Member, other: Member): Promise<number> =>
  (await viewer.call(users.get, { params: { username: other.user.username } })).status;

const unreadOf = async (member: Member): Promise<string | null> =>
  (await member.call(notifications.list)).headers.get('x-unread-count');

describe('a mute', () => {
  it('of one member can be asked for, as far back as it is', async () => {
    const [one, first, second, never] = await Promise.all([
      newMember(),
      newMember(),
      newMember(),
      newMember(),
    ]);
    for (const other of [first, second]) await one.call(hiding.mute, whom(other));
    const mutesOf = async (member: Member, userId: string) =>
      (await member.call(hiding.mutes, { query: { userId, limit: 1 } })).body.map(({ _id }) => _id);
    expect(await mutesOf(one, first.user._id)).toEqual([first.user._id]);
    expect(await mutesOf(one, never.user._id)).toEqual([]);
    expect(await mutesOf(second, first.user._id)).toEqual([]);
    expect((await one.call(hiding.mutes, { query: { userId: 'x' } })).status).toBe(400);
    await first.call(hiding.block, whom(one));
    expect(await mutesOf(one, first.user._id)).toEqual([]);
  });

  it('keeps posts and notifications away until it ends, and the other does not learn of it', async () => {
    const [one, other] = await twoMembers();
    const mine = await one.post('Mine');
    const theirs = await other.post('Theirs');
    await one.call(hiding.mute, whom(other));
    await other.call(posts.addComment, { params: { postId: mine._id }, body: { content: 'Hm' } });
    const feedOf = async (member: Member) => (await member.call(posts.list)).body.map(({ _id }) => _id);
    expect(await feedOf(one)).not.toContain(theirs._id);
    expect(await unreadOf(one)).toBe('0');
    expect(await feedOf(other)).toContain(mine._id);
    expect(await statusOf(other, one)).toBe(200);
    await one.call(hiding.unmute, whom(other));
    expect(await feedOf(one)).toContain(theirs._id);
  });

  it('of somebody who floods the feed leaves a full page of others', async () => {
    const [one, flood] = await twoMembers();
    const quiet = await newMember('investor');
    const wanted: string[] = [];
    for (let i = 0; i < 20; i += 1) wanted.unshift((await quiet.post(`Worth reading ${i}`))._id);
    for (let i = 0; i < 50; i += 1) await flood.post(`Buy ${i}`);
    await one.call(hiding.mute, whom(flood));
    const { body, cost } = await one.call(posts.list);
    expect(body.map(({ _id }) => _id)).toEqual(wanted);
    expect(cost.calls).toBeLessThanOrEqual(8);
  }, 60_000);
});
