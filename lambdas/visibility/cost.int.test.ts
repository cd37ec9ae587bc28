import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { BLOCKERS_LISTED, BLOCKS_MAX } from '../../shared/limits.ts';
import { hiding as texts } from '../../shared/texts/members/hiding.ts';
import { newId } from '../table/ids.ts';
import { get, update } from '../table/table.ts';
import { type Member, newMember, newMembers, PASSWORD } from '../testing/calls/client.ts';
import { finishJobs } from '../testing/invariants.ts';
import { hasTable } from '../testing/system.ts';
import { commentOn } from '../testing/things/comments.ts';
import { newProject } from '../testing/things/projects.ts';
import { visibilityKeys } from './keys.ts';

const { connections, hiding, notifications, posts, projects, users } = contract;

const READS = [posts.list, projects.list, users.suggestions, notifications.list, connections.list];

const whom = ({ user }: Member) => ({ params: { userId: user._id } });

/** What each read costs a member. */
async function costs(member: Member): Promise<{ rru: number; calls: number }[]> {
  const answers = [];
  for (const route of READS) answers.push((await member.call(route)).cost);
  return answers;
}

describe('what it costs to be hidden from others', () => {
  let writers: Member[];

  beforeAll(async () => {
    writers = await newMembers(20, 'founder');
    for (const writer of writers) await writer.post('A post of an ordinary length. '.repeat(10));
  });

  it('is one RRU and one call a request at most, and nothing for members who never were', async () => {
    const [one, other] = await Promise.all([newMember('investor'), newMember('investor')]);
    const before = await costs(one);
    await other.call(hiding.mute, whom(one));
    expect(await costs(one)).toEqual(before);
    await other.call(hiding.block, whom(one));
    for (const [i, { rru, calls }] of (await costs(one)).entries()) {
      expect(rru).toBeLessThanOrEqual((before[i]?.rru ?? 0) + 1);
      expect(calls).toBeLessThanOrEqual((before[i]?.calls ?? 0) + 1);
    }
  });

  describe.skipIf(!hasTable)('of more accounts than are listed', () => {
    /** A member whose list of blockers is full, and what others have blocked them with. */
    async function newVictim(...attackers: Member[]) {
      const victim = await newMember('investor');
      const [first = victim, ...more] = attackers;
      await first.call(hiding.block, whom(victim));
      const key = visibilityKeys.hidden(victim.user._id);
      const many = new Set(Array.from({ length: BLOCKERS_LISTED - 1 }, () => newId()));
      await update(key, { update: 'ADD blockers :many', values: { ':many': many } });
      for (const attacker of more) await attacker.call(hiding.block, whom(victim));
      return { victim, item: () => get(key) };
    }

    it('stays bounded by the page, and they are as hidden as the others', async () => {
      const attackers = await newMembers(3);
      const { victim, item } = await newVictim(...attackers);
      expect(await item()).toMatchObject({ unlistedBlockers: 2 });
      expect((await item())?.blockers?.size).toBe(BLOCKERS_LISTED);
      const last = attackers.at(-1)?.user.username ?? '';
      expect((await victim.call(users.get, { params: { username: last } })).status).toBe(404);
      expect((await victim.call(users.search, { query: { query: last } })).body).toEqual([]);
      // Every author on the page is looked up.
      expect((await victim.call(posts.list)).cost.rru).toBeLessThanOrEqual(20);
    });

    it('is told by no list of ids either', async () => {
      const [writer, friend, ...attackers] = await newMembers(4, 'founder');
      if (!writer || !friend) throw new Error('nobody is there');
      const post = await writer.post('Liked by many');
      const { _id: commentId } = await commentOn(writer, post, 'Liked as well');
      const project = await newProject(writer);
      const place = { params: { postId: post._id, commentId } };
      for (const member of [friend, ...attackers]) {
        await member.call(posts.like, { params: { postId: post._id }, body: { liked: true } });
        await member.call(posts.likeComment, place);
        await member.call(projects.upvote, { params: { projectId: project._id } });
      }
      const { victim } = await newVictim(...attackers);
      const answers = [
        await victim.call(posts.get, place),
        await victim.call(posts.list),
        await victim.call(posts.likeComment, place),
        await victim.call(projects.get, { params: { projectId: project._id } }),
      ].map(({ body }) => JSON.stringify(body));
      for (const answer of answers) {
        expect(answer).toContain(friend.user._id);
        for (const { user } of attackers) expect(answer).not.toContain(user._id);
      }
    });

    it('ends when they take their blocks back, or leave', async () => {
      const [one, other, third] = await Promise.all([newMember(), newMember(), newMember()]);
      const { victim, item } = await newVictim(one, other, third);
      const dear = (await victim.call(posts.list)).cost;
      await other.call(hiding.unblock, whom(victim));
      await one.call(hiding.unblock, whom(victim));
      expect(await item()).toMatchObject({ unlistedBlockers: 1 });
      // There is a place in the list again.
      await other.call(hiding.block, whom(victim));
      expect(await item()).toMatchObject({ unlistedBlockers: 1 });
      const [params, body] = [{ username: third.user.username }, { password: PASSWORD }];
      expect((await victim.call(users.get, { params })).status).toBe(404);
      await third.call(users.delete, { params, body });
      await finishJobs();
      expect(await item()).toMatchObject({ unlistedBlockers: 0 });
      expect((await victim.call(posts.list)).cost.rru).toBeLessThan(dear.rru);
    });

    it('counts them all when they block and unblock at the same moment', async () => {
      const attackers = await newMembers(12);
      const { victim, item } = await newVictim(...attackers.slice(0, 2));
      const more = attackers.slice(2);
      await Promise.all(more.map((one) => one.call(hiding.block, whom(victim))));
      expect(await item()).toMatchObject({ unlistedBlockers: 1 + more.length });
      await Promise.all(attackers.map((one) => one.call(hiding.unblock, whom(victim))));
      expect(await item()).toMatchObject({ unlistedBlockers: 0 });
    });
  });

  it.skipIf(!hasTable)('is bounded for whoever blocks as many as they can', async () => {
    const [one, other] = await Promise.all([newMember('investor'), newMember('investor')]);
    await one.call(hiding.block, whom(other));
    const many = new Set(Array.from({ length: BLOCKS_MAX }, () => newId()));
    const key = visibilityKeys.hidden(one.user._id);
    await update(key, { update: 'SET blocked = :many', values: { ':many': many } });
    const { status, body } = await one.call(hiding.block, whom(await newMember()));
    expect([status, body]).toMatchObject([400, { message: texts.tooMany }]);
    expect((await one.call(posts.list)).cost.rru).toBeLessThanOrEqual(9);
  });
});
