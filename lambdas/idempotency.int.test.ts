import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../shared/api/index.ts';
import { freshUsername, type Member, newMember } from './testing/calls/client.ts';
import { settled } from './testing/settled.ts';
import { applyFor, join, newProject, projectFor } from './testing/things/projects.ts';

const { auth, connections, notifications, posts, projects, uploads, users } = contract;

let founder: Member;
let member: Member;

beforeAll(async () => {
  [founder, member] = await Promise.all([newMember('founder'), newMember('job_seeker')]);
});

const key = () => ({ 'idempotency-key': freshUsername() });

describe('a repeat under the same key, whatever happened since,', () => {
  it('does not withdraw a later request', async () => {
    const to = { params: { userId: founder.user._id } };
    const asker = await newMember('investor');
    const [first, withdrawal] = [
      { ...to, headers: key() },
      { ...to, headers: key() },
    ];
    const asked = await asker.call(connections.request, first);
    expect((await asker.call(connections.withdraw, withdrawal)).status).toBe(200);
    const later = await asker.call(connections.request, to);
    expect(await asker.call(connections.withdraw, withdrawal)).toMatchObject({ status: 200 });
    expect(await asker.call(connections.request, first)).toMatchObject({ status: 201, body: asked.body });
    const { body } = await founder.call(connections.requests);
    expect(body.map(({ _id }) => _id)).toContain(later.body.requestId);
  });

  it('does not end a later connection, nor answer a request twice', async () => {
    const asker = await newMember('investor');
    const connect = async (headers = key()) => {
      const { body } = await asker.call(connections.request, { params: { userId: founder.user._id } });
      const answer = { params: { requestId: body.requestId }, headers };
      expect((await founder.call(connections.accept, answer)).status).toBe(200);
      return answer;
    };
    const accepted = await connect();
    const removal = { params: { userId: asker.user._id }, headers: key() };
    const removed = await founder.call(connections.remove, removal);
    await connect();
    expect((await founder.call(connections.accept, accepted)).status).toBe(200);
    expect((await founder.call(connections.remove, removal)).status).toBe(removed.status);
    const params = { userId: asker.user._id };
    expect((await founder.call(connections.status, { params })).body.status).toBe('connected');
  });

  it('does not leave a team that was joined again', async () => {
    const { _id: projectId } = await newProject(founder);
    await join(founder, member, projectId);
    const leaving = { params: { projectId }, headers: key() };
    expect((await member.call(projects.leave, leaving)).status).toBe(200);
    await join(founder, member, projectId);
    expect((await member.call(projects.leave, leaving)).status).toBe(200);
    expect((await projectFor(founder, projectId)).teamMembers).toHaveLength(2);
  });

  it('does not overwrite a later profile, role or project', async () => {
    const someone = await newMember('founder');
    const first = { body: { headline: 'First' }, headers: key() };
    await someone.call(users.updateProfile, first);
    await someone.call(users.updateProfile, { body: { headline: 'Second' } });
    const again = await someone.call(users.updateProfile, first);
    expect([again.status, again.body.headline]).toEqual([200, 'Second']);

    const role = { body: { userRole: 'investor' }, headers: key() };
    await someone.call(auth.updateRole, role);
    await someone.call(auth.updateRole, { body: { userRole: 'founder' } });
    expect((await someone.call(auth.updateRole, role)).body.userRole).toBe('founder');
  });

  it('stays created, where there is nothing to create any more', async () => {
    const { _id: projectId } = await newProject(founder);
    const body = { roleTitle: 'Designer', message: 'First' };
    const request = { params: { projectId }, body, headers: key() };
    const applicant = await newMember('job_seeker');
    const applied = await applicant.call(projects.apply, request);
    expect(applied.status).toBe(201);
    const { _id: applicationId } = applied.body.application;
    await founder.call(projects.decideApplication, {
      params: { projectId, applicationId },
      body: { status: 'rejected' },
    });
    const again = await applicant.call(projects.apply, request);
    expect([again.status, again.body.application._id]).toEqual([201, applicationId]);
    expect((await applyFor(applicant, projectId)).status).toBe(400);
  });

  it('does not like, vote or react again', async () => {
    const post = await founder.post('Liked once');
    const params = { postId: post._id };
    const like = { params, body: { liked: true }, headers: key() };
    await member.call(posts.like, like);
    await member.call(posts.like, { params, body: { liked: false } });
    expect((await member.call(posts.like, like)).status).toBe(200);
    expect((await member.call(posts.get, { params })).body.likeCount).toBe(0);
  });

  it('tells again how many notifications were cleared, and keeps those that came since', async () => {
    const reader = await newMember('founder');
    const post = await reader.post('Talked about');
    const comment = async () => {
      await member.call(posts.addComment, { params: { postId: post._id }, body: { content: 'Hm' } });
      await settled();
    };
    await comment();
    const reset = { headers: key() };
    expect((await reader.call(notifications.reset, reset)).body).toEqual({ count: 1 });
    await comment();
    expect((await reader.call(notifications.reset, reset)).body).toEqual({ count: 1 });
    expect((await reader.call(notifications.list)).body).toHaveLength(1);
  });

  it('gets a place for the same upload', async () => {
    const request = { body: { kind: 'avatar', contentType: 'image/png', size: 100 }, headers: key() };
    const [first, again] = [
      await member.call(uploads.create, request),
      await member.call(uploads.create, request),
    ];
    expect(again.body.path).toBe(first.body.path);
  });

  it('costs nothing to write, and a call under a key 2 WRU more than one without', async () => {
    const fresh = async () => ({ postId: (await founder.post('Long '.repeat(500)))._id });
    const body = { content: 'A comment' };
    const plain = await member.call(posts.addComment, { params: await fresh(), body });
    const request = { params: await fresh(), body, headers: key() };
    const keyed = await member.call(posts.addComment, request);
    expect(keyed.cost.wru - plain.cost.wru).toBe(2);
    const again = await member.call(posts.addComment, request);
    expect([again.status, again.cost.wru]).toEqual([201, 0]);
    expect(again.body.commentCount).toBe(1);
  });
});
