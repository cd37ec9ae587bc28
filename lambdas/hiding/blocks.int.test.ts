import { describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { people } from '../../shared/texts/members/people.ts';
import { newId } from '../table/ids.ts';
import { get } from '../table/table.ts';
import { Client, freshUsername, type Member, newMember, PASSWORD } from '../testing/calls/client.ts';
import { expectInvariants, finishJobs } from '../testing/invariants.ts';
import { rounds } from '../testing/rounds.ts';
import { hasTable } from '../testing/system.ts';
import { bothViews, commentOn } from '../testing/things/comments.ts';
import { connect } from '../testing/things/connections.ts';
import { applyFor, join, newProject, projectFor } from '../testing/things/projects.ts';
import { visibilityKeys } from '../visibility/keys.ts';
import { severRelationship } from './jobs/sever-relationship.ts';

expectInvariants();

const { connections, hiding, notifications, posts, projects, users } = contract;

const whom = ({ user }: Member) => ({ params: { userId: user._id } });
const key = () => ({ 'idempotency-key': freshUsername() });
const twoMembers = () => Promise.all([newMember('founder'), newMember('job_seeker')]);

const statusOf = async (viewer: Member, other: Member): Promise<number> =>
  (await viewer.call(users.get, { params: { username: other.user.username } })).status;

const countOf = async (member: Member): Promise<number> =>
  (await member.call(users.get, { params: { username: member.user.username } })).body.connectionCount;

const unreadOf = async (member: Member): Promise<string | null> =>
  (await member.call(notifications.list)).headers.get('x-unread-count');

describe('a block', () => {
  it('hides both from each other at once, and its end shows them again', async () => {
    const [one, other] = await twoMembers();
    expect((await one.call(hiding.block, whom(other))).body).toEqual({ blocked: true });
    expect([await statusOf(one, other), await statusOf(other, one)]).toEqual([404, 404]);
    expect((await one.call(hiding.unblock, whom(other))).body).toEqual({ blocked: false });
    expect([await statusOf(one, other), await statusOf(other, one)]).toEqual([200, 200]);
  });

  it('shows in no count beside a list: these agree with what is listed', async () => {
    const [host, viewer, other] = await Promise.all([
      newMember('founder'),
      newMember('founder'),
      newMember('founder'),
    ]);
    const post = await host.post('Liked by somebody');
    const comment = await commentOn(host, post, 'Liked as well');
    await commentOn(other, post, 'Nice');
    const place = { params: { postId: post._id, commentId: comment._id } };
    await other.call(posts.like, { ...place, body: { liked: true } });
    await other.call(posts.dislikeComment, place);
    const project = { params: { projectId: (await newProject(host))._id } };
    await other.call(projects.upvote, project);
    await other.call(projects.addComment, { ...project, body: { text: 'Nice' } });
    const name = freshUsername();
    await newProject(other, { name });
    await other.call(hiding.block, whom(viewer));

    const { single, listed } = await bothViews(viewer, post);
    for (const seen of [single, listed])
      expect(seen).toMatchObject({
        likes: [],
        likeCount: 0,
        commentCount: 1,
        comments: [{ _id: comment._id, dislikes: [], dislikeCount: 0 }],
      });
    const upvoted = (await viewer.call(projects.upvote, project)).body.upvoteCount;
    expect(upvoted).toBe(1);
    expect(await projectFor(viewer, project.params.projectId)).toMatchObject({
      upvotes: [viewer.user._id],
      upvoteCount: upvoted,
      comments: [],
      commentCount: 0,
    });
    expect((await viewer.call(projects.comments, project)).body).toEqual({
      comments: [],
      total: 0,
      totalPages: 0,
    });
    expect((await viewer.call(projects.list, { query: { search: name } })).body).toEqual({
      projects: [],
      totalProjects: 0,
      totalPages: 0,
      currentPage: 1,
    });
    const seenByHost = await projectFor(host, project.params.projectId);
    expect(seenByHost).toMatchObject({ upvoteCount: 2, commentCount: 1 });
  });

  it('of both holds until both have ended theirs', async () => {
    const [one, other] = await twoMembers();
    await Promise.all([one.call(hiding.block, whom(other)), other.call(hiding.block, whom(one))]);
    await one.call(hiding.unblock, whom(other));
    const isHidden = (await statusOf(one, other)) === 404;
    await other.call(hiding.unblock, whom(one));
    // Whoever came second may have found nobody to block any more.
    expect([true, false]).toContain(isHidden);
    expect([await statusOf(one, other), await statusOf(other, one)]).toEqual([200, 200]);
  });

  it('may be repeated, and says the same under the same key after it was taken back', async () => {
    const [one, other] = await twoMembers();
    const request = { ...whom(other), headers: key() };
    for (let i = 0; i < 2; i += 1)
      expect((await one.call(hiding.block, whom(other))).body).toEqual({ blocked: true });
    await one.call(hiding.unblock, whom(other));
    await one.call(hiding.block, request);
    await one.call(hiding.unblock, whom(other));
    expect((await one.call(hiding.block, request)).body).toEqual({ blocked: true });
    expect(await statusOf(one, other)).toBe(200);
    expect((await one.call(hiding.unblock, whom(other))).status).toBe(200);
  });

  it('is not of oneself, nor of nobody', async () => {
    const one = await newMember();
    for (const route of [hiding.block, hiding.mute]) {
      expect((await one.call(route, whom(one))).status).toBe(400);
      const { status, body } = await one.call(route, { params: { userId: newId() } });
      expect([status, body]).toMatchObject([404, { message: people.userNotFound }]);
    }
  });

  it('answers as if the other were absent, word for word', async () => {
    const [one, other] = await twoMembers();
    const { _id: postId } = await one.post('Not for everybody');
    const { _id: projectId } = await newProject(one);
    await one.call(hiding.block, whom(other));
    for (const [route, params, unknown] of [
      [users.get, { username: one.user.username }, { username: freshUsername() }],
      [posts.get, { postId }, { postId: newId() }],
      [posts.comments, { postId }, { postId: newId() }],
      [posts.byMember, { userId: one.user._id }, { userId: newId() }],
      [projects.get, { projectId }, { projectId: newId() }],
      [projects.byMember, { userId: one.user._id }, { userId: newId() }],
      [connections.status, { userId: one.user._id }, { userId: newId() }],
    ] as const) {
      const [hidden, absent] = [
        await other.call(route, { params }),
        await other.call(route, { params: unknown }),
      ];
      expect([hidden.status, hidden.body]).toEqual([absent.status, absent.body]);
    }
  });

  it('ends the connection, counted for both, and tells nobody', async () => {
    const [one, other] = await twoMembers();
    await connect(one, other);
    const before = await unreadOf(other);
    expect([await countOf(one), await countOf(other)]).toEqual([1, 1]);
    await one.call(hiding.block, whom(other));
    expect([await countOf(one), await countOf(other)]).toEqual([0, 0]);
    await one.call(hiding.unblock, whom(other));
    expect((await one.call(connections.status, whom(other))).body).toEqual({ status: 'none' });
    // The notification of the acceptance has gone with its sender, and none has come.
    expect(Number(await unreadOf(other))).toBeLessThanOrEqual(Number(before));
  });

  it.each([['the one who blocks'], ['the other']])('ends a request of %s', async (who) => {
    const [one, other] = await twoMembers();
    const [asker, asked] = who === 'the other' ? [other, one] : [one, other];
    await asker.call(connections.request, whom(asked));
    expect(await unreadOf(asked)).toBe('1');
    await one.call(hiding.block, whom(other));
    expect((await asked.call(connections.requests)).body).toEqual([]);
    expect(await unreadOf(asked)).toBe('0');
  });

  it('withdraws applications and ends places in teams, whoever of the two blocks', async () => {
    for (const blocks of ['founder', 'seeker']) {
      const [founder, seeker] = await twoMembers();
      const [open, joined] = [await newProject(founder), await newProject(founder)];
      await join(founder, seeker, joined._id);
      await applyFor(seeker, open._id);
      const [whose, other] = blocks === 'founder' ? [founder, seeker] : [seeker, founder];
      await whose.call(hiding.block, whom(other));
      expect((await seeker.call(users.applications)).body).toEqual([]);
      expect((await projectFor(founder, open._id)).applications).toEqual([]);
      const project = await projectFor(founder, joined._id);
      expect(project.teamMembers).toHaveLength(1);
      expect(project.openRoles[0]?.filled).toBe(0);
      await whose.call(hiding.unblock, whom(other));
      expect((await applyFor(seeker, open._id)).status).toBe(201);
    }
  });

  it('takes the notifications of each other away, with their counts, for good', async () => {
    const [one, other] = await twoMembers();
    const mine = await one.post('Mine');
    const like = (liked: boolean) =>
      other.call(posts.like, { params: { postId: mine._id }, body: { liked } });
    await like(true);
    await other.call(posts.addComment, { params: { postId: mine._id }, body: { content: 'Hm' } });
    expect(await unreadOf(one)).toBe('2');
    await one.call(hiding.block, whom(other));
    expect(await unreadOf(one)).toBe('0');
    await one.call(hiding.unblock, whom(other));
    expect(await unreadOf(one)).toBe('0');
    await like(false);
    await like(true);
    expect(await unreadOf(one)).toBe('1');
  });

  it('goes with either member who leaves', async () => {
    const [one, other] = await twoMembers();
    const [third, fourth] = await twoMembers();
    await one.call(hiding.block, whom(other));
    await one.call(hiding.mute, whom(third));
    await fourth.call(hiding.block, whom(one));
    await fourth.call(hiding.mute, whom(other));
    for (const member of [one, other])
      await member.call(users.delete, {
        params: { username: member.user.username },
        body: { password: PASSWORD },
      });
    expect((await fourth.call(hiding.blocks)).body).toEqual([]);
    expect((await fourth.call(hiding.mutes)).body).toEqual([]);
    await finishJobs();
  });

  it.skipIf(!hasTable)('that was taken back ends nothing any more', async () => {
    const [one, other] = await twoMembers();
    await one.call(hiding.block, whom(other));
    const edge = await get(visibilityKeys.block(one.user._id, other.user._id));
    await one.call(hiding.unblock, whom(other));
    const { body } = await one.call(connections.request, whom(other));
    await other.call(connections.accept, { params: { requestId: body.requestId } });
    const about = { memberId: one.user._id, otherId: other.user._id, edgeId: edge?._id ?? '' };
    expect(await severRelationship({ ...about, kind: 'block' }, undefined)).toBeUndefined();
    expect((await one.call(connections.status, whom(other))).body.status).toBe('connected');
  });

  it.skipIf(!hasTable)('and a request at the same moment leave no request behind', async () => {
    for (let round = 0; round < rounds(5, 100); round += 1) {
      const [one, other] = await twoMembers();
      await Promise.all([one.call(hiding.block, whom(other)), other.call(connections.request, whom(one))]);
      expect((await one.call(connections.requests)).body).toEqual([]);
    }
  });
});

describe('the lists of blocked and muted members', () => {
  it('are the own ones, newest first, in pages', async () => {
    const [one, ...others] = await Promise.all([newMember(), newMember(), newMember(), newMember()]);
    for (const [blocks, list] of [
      [hiding.block, hiding.blocks],
      [hiding.mute, hiding.mutes],
    ] as const) {
      for (const other of others) await one.call(blocks, whom(other));
      const first = await one.call(list, { query: { limit: 2 } });
      const next = /<(.*)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
      const second = await one.send<{ _id: string }[]>(next);
      expect([...first.body, ...second.body].map(({ _id }) => _id)).toEqual(
        others.map(({ user }) => user._id).reverse(),
      );
      expect(second.headers.get('link')).toBeNull();
      expect((await new Client().call(list)).status).toBe(401);
      // Once more for the other list, in which they are to be seen.
      if (list === hiding.blocks) for (const other of others) await one.call(hiding.unblock, whom(other));
    }
  });
});
