import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import {
  formerFounderRole,
  founderRole,
  projects as texts,
} from '../../../shared/texts/projects/projects.ts';
import { freshKey } from '../../testing/calls/caller.ts';
import { freshUsername, type Member, newMember, newMembers, PASSWORD } from '../../testing/calls/client.ts';
import { newAdmin } from '../../testing/people/admin.ts';
import { hasTable } from '../../testing/system.ts';
import { dataUrl, FILES } from '../../testing/things/files.ts';
import { apply, join, newProject, projectFor } from '../../testing/things/projects.ts';

const { handOver, received, byMember, decideApplication, update, leave, list, addComment, deleteComment } =
  contract.projects;
const { auth, conversations, hiding, notifications, users } = contract;
const NOBODY = '-'.repeat(16);

let reader: Member;
let founder: Member;
let heir: Member;

beforeAll(async () => {
  reader = await newMember('investor');
});

beforeEach(async () => {
  [founder, heir] = await Promise.all([newMember('founder'), newMember('job_seeker')]);
});

const give = (by: Member, projectId: string, to: Member, headers = {}) =>
  by.call(handOver, { params: { projectId }, body: { memberId: to.user._id }, headers });

const beFounder = (member: Member) => member.must(auth.updateRole, { body: { userRole: 'founder' } });

/** A project of the founder, in whose team the heir is, who has become a founder. */
async function project(changes: Parameters<typeof newProject>[1] = {}): Promise<string> {
  const openRoles = [{ title: 'Designer', limit: 2 }];
  const { _id } = await newProject(founder, { openRoles, ...changes });
  await join(founder, heir, _id);
  await beFounder(heir);
  return _id;
}

const told = async (member: Member) =>
  (await member.call(notifications.list)).body
    .filter(({ type }) => type === 'project_handed_over')
    .map(({ content }) => content);

const waiting = async (member: Member) =>
  (await member.must(received)).applications.map(({ _id, founderNote }) => ({ _id, founderNote }));

const teamOf = async (projectId: string) =>
  (await projectFor(reader, projectId)).teamMembers.map(({ userId, role }) => [userId._id, role]);

describe('a project that is handed over', () => {
  it('has another founder everywhere, and the one before in its team, whose positions are open again', async () => {
    const name = freshUsername();
    const projectId = await project({ name, openRoles: [{ title: 'Designer', limit: 1 }] });
    const before = await projectFor(reader, projectId);
    expect(await give(founder, projectId, heir)).toMatchObject({
      status: 200,
      body: { message: texts.handedOver, project: { founder: { _id: heir.user._id } } },
    });
    expect(await teamOf(projectId)).toEqual([
      [heir.user._id, founderRole],
      [founder.user._id, formerFounderRole],
    ]);
    const after = await projectFor(reader, projectId);
    expect(after.openRoles).toMatchObject([{ limit: 1, filled: 0 }]);
    expect(after.teamMembers.map(({ joinDate }) => joinDate)).toEqual(
      before.teamMembers.map(({ joinDate }) => joinDate).toReversed(),
    );
    expect(after.pastMembers).toEqual([]);
    for (const member of [founder, heir]) {
      const { projects } = await reader.must(byMember, { params: { userId: member.user._id } });
      expect(projects).toMatchObject([{ _id: projectId, founder: { _id: heir.user._id } }]);
    }
    const { projects: listed } = await reader.must(list, { query: { search: name } });
    expect(listed).toMatchObject([{ _id: projectId, founder: { _id: heir.user._id } }]);

    const params = { projectId };
    expect((await founder.call(update, { params, body: { name: 'Mine' } })).status).toBe(403);
    await heir.must(update, { params, body: { name: 'Tides' } });
    // Back again, and out.
    await give(heir, projectId, founder);
    expect(await teamOf(projectId)).toEqual([
      [founder.user._id, founderRole],
      [heir.user._id, formerFounderRole],
    ]);
    await heir.must(leave, { params });
    expect(await teamOf(projectId)).toEqual([[founder.user._id, founderRole]]);
  });

  it('takes its applications along, with what was noted of them, but for what was noted of the new founder', async () => {
    const [ada, ben] = await newMembers(2, 'job_seeker');
    if (!ada || !ben) throw new Error('too few members');
    const { _id: projectId } = await newProject(founder, { openRoles: [{ title: 'Designer', limit: 3 }] });
    const [pending, rejected, own] = [
      await apply(ada, projectId),
      await apply(ben, projectId),
      await apply(heir, projectId),
    ];
    const answer = (params: typeof own, body: object) => founder.must(decideApplication, { params, body });
    for (const params of [pending, rejected, own]) await answer(params, { founderNote: 'Call them' });
    await answer(own, { status: 'accepted' });
    await answer(rejected, { status: 'rejected' });
    await beFounder(heir);
    expect(await waiting(founder)).toHaveLength(3);
    await give(founder, projectId, heir);
    const both = [pending, rejected].map(({ applicationId: _id }) => ({ _id, founderNote: 'Call them' }));
    expect(await waiting(heir)).toEqual(both.toReversed());
    expect(await waiting(founder)).toEqual([]);
    const counts = async (member: Member) => (await member.must(received)).counts;
    expect(await counts(heir)).toMatchObject({ sent: 1, declined: 1, accepted: 0 });
    expect(await counts(founder)).toMatchObject({ sent: 0, declined: 0, accepted: 0 });
    // Whoever has it now answers, and may write to the applicant.
    const body = { memberId: ada.user._id, text: 'Hello', applicationId: pending.applicationId };
    expect((await founder.call(conversations.start, { body })).status).toBe(404);
    expect((await heir.call(conversations.start, { body })).status).toBe(201);
    expect((await founder.call(decideApplication, { params: pending, body: { stage: 'seen' } })).status).toBe(
      403,
    );
    await heir.must(decideApplication, { params: pending, body: { status: 'accepted' } });
  });

  it('is told to its new founder, its team, those who wait and interested investors, each once', async () => {
    const [ada, ben, eve] = await newMembers(3, 'job_seeker');
    if (!ada || !ben || !eve) throw new Error('too few members');
    const openRoles = [
      { title: 'Designer', limit: 3 },
      { title: 'Engineer', limit: 3 },
    ];
    const projectId = await project({ openRoles });
    await join(founder, ada, projectId);
    await apply(ben, projectId);
    await apply(ben, projectId, 'Engineer');
    const turnedDown = await apply(eve, projectId);
    await founder.must(decideApplication, { params: turnedDown, body: { status: 'rejected' } });
    const investor = await newMember('investor');
    const body = { note: 'Let us talk' };
    await investor.must(contract.interests.set, { params: { projectId }, body });
    await give(founder, projectId, heir);
    const [giver, taker] = [founder.user.name, heir.user.name];
    expect(await told(heir)).toEqual([
      `${giver} handed the project "Tidewise" over to you: you are its founder now`,
    ]);
    for (const member of [ada, ben])
      expect(await told(member)).toEqual([`${taker} is the founder of the project "Tidewise" now`]);
    expect(await told(investor)).toEqual([
      `${taker} is the founder of the project "Tidewise" now, and can read what you have noted with your interest`,
    ]);
    for (const member of [founder, eve, reader]) expect(await told(member)).toEqual([]);
  });

  it('lets its new founder delete comments, and the one before no more', async () => {
    const projectId = await project();
    const { comment } = await reader.must(addComment, { params: { projectId }, body: { text: 'Hm' } });
    await give(founder, projectId, heir);
    const params = { projectId, commentId: comment._id };
    expect((await founder.call(deleteComment, { params })).status).toBe(403);
    await heir.must(deleteComment, { params });
  });

  it('parts its new founder from whoever is hidden from them', async () => {
    const [ada, ben] = await newMembers(2, 'job_seeker');
    if (!ada || !ben) throw new Error('too few members');
    const projectId = await project({ openRoles: [{ title: 'Designer', limit: 4 }] });
    await join(founder, ada, projectId);
    await apply(ben, projectId);
    await ada.must(hiding.block, { params: { userId: heir.user._id } });
    await heir.must(hiding.block, { params: { userId: ben.user._id } });
    await give(founder, projectId, heir);
    expect(await teamOf(projectId)).toEqual([
      [heir.user._id, founderRole],
      [founder.user._id, formerFounderRole],
    ]);
    expect((await heir.must(received)).counts).toMatchObject({ sent: 0, withdrawn: 0 });
    expect((await ben.must(users.applications)).map(({ stage }) => stage)).toEqual([]);
  });

  it.skipIf(!hasTable)('stays, with its poster, when the founder before leaves Hearth', async () => {
    const projectId = await project();
    const poster = dataUrl('image/png', FILES.png);
    await founder.must(contract.projects.setPoster, { params: { projectId }, body: { poster } });
    await give(founder, projectId, heir);
    expect((await projectFor(reader, projectId)).poster).toContain(heir.user._id);
    await founder.must(users.delete, {
      params: { username: founder.user.username },
      body: { password: PASSWORD },
    });
    expect(await teamOf(projectId)).toEqual([[heir.user._id, founderRole]]);
    const { poster: path } = await projectFor(reader, projectId);
    expect((await reader.file(path)).status).toBe(200);
  });

  it.skipIf(!hasTable)(
    'has its poster among the files of the last founder when it is handed on at once',
    async () => {
      const projectId = await project({ openRoles: [{ title: 'Designer', limit: 3 }] });
      const next = await newMember('job_seeker');
      await join(founder, next, projectId);
      await beFounder(next);
      const poster = dataUrl('image/png', FILES.png);
      await founder.must(contract.projects.setPoster, { params: { projectId }, body: { poster } });
      expect((await give(founder, projectId, heir)).status).toBe(200);
      expect((await give(heir, projectId, next)).status).toBe(200);
      const { poster: path } = await projectFor(reader, projectId);
      expect(path).toContain(next.user._id);
      expect((await reader.file(path)).status).toBe(200);
    },
  );

  it.skipIf(!hasTable)('keeps the files of its updates when the founder before leaves Hearth', async () => {
    const projectId = await project();
    const params = { projectId };
    const attachments = [
      { kind: 'image' as const, url: dataUrl('image/png', FILES.png), alt: 'Our boat' },
      { kind: 'document' as const, url: dataUrl('application/pdf', FILES.pdf), name: 'Plan für alle.pdf' },
    ];
    for (const text of ['One', 'Two'])
      await founder.must(contract.projects.addUpdate, { params, body: { text, attachments } });
    await give(founder, projectId, heir);
    await founder.must(users.delete, {
      params: { username: founder.user.username },
      body: { password: PASSWORD },
    });
    const updates = await reader.must(contract.projects.updates, { params });
    expect(updates.map(({ text }) => text)).toEqual(['Two', 'One']);
    for (const { url } of updates.flatMap((one) => one.attachments)) {
      expect(url).toContain(heir.user._id);
      const file = await reader.file(url);
      expect(file.status).toBe(200);
      expect(file.headers.get('cache-control')).toContain('immutable');
    }
    const [, document] = updates[0]?.attachments ?? [];
    const { headers } = await reader.file(document?.url ?? '');
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toContain(encodeURIComponent('Plan für alle.pdf'));
  });

  it('stays when both happen at one moment', async () => {
    const projectId = await project();
    await give(founder, projectId, heir);
    await founder.must(users.delete, {
      params: { username: founder.user.username },
      body: { password: PASSWORD },
    });
    expect(await teamOf(projectId)).toEqual([[heir.user._id, founderRole]]);
  });
});

describe('handing a project over', () => {
  it('is for its founder alone, to a founder in its team', async () => {
    const { _id: projectId } = await newProject(founder);
    const refused = async (by: Member, to: Member, status: number, message: string) =>
      expect(await give(by, projectId, to)).toMatchObject({ status, body: { message } });
    await refused(founder, founder, 400, texts.alreadyFounder);
    await refused(founder, heir, 400, texts.notInTeam);
    await join(founder, heir, projectId);
    await refused(founder, heir, 400, texts.notAFounder);
    await beFounder(heir);
    for (const by of [reader, heir]) await refused(by, heir, 403, texts.founderOnlyHandOver);
    await founder.must(auth.updateRole, { body: { userRole: 'investor' } });
    await refused(founder, heir, 403, texts.formerFounder);
    const body = { memberId: heir.user._id };
    expect((await founder.call(handOver, { params: { projectId: NOBODY }, body })).status).toBe(404);
    expect(await teamOf(projectId)).toMatchObject([
      [founder.user._id, founderRole],
      [heir.user._id, 'Designer'],
    ]);
  });

  it('is refused to whoever has left, is hidden or suspended', async () => {
    const [gone, hidden] = await newMembers(2, 'job_seeker');
    if (!gone || !hidden) throw new Error('too few members');
    const projectId = await project({ openRoles: [{ title: 'Designer', limit: 4 }] });
    for (const member of [gone, hidden]) {
      await join(founder, member, projectId);
      await beFounder(member);
    }
    const username = gone.user.username;
    await gone.must(users.delete, { params: { username }, body: { password: PASSWORD } });
    await hidden.must(hiding.block, { params: { userId: founder.user._id } });
    for (const member of [gone, hidden])
      expect(await give(founder, projectId, member)).toMatchObject({
        status: 400,
        body: { message: texts.notInTeam },
      });
    if (!hasTable) return;
    const admin = await newAdmin();
    const params = { userId: heir.user._id };
    await admin.must(contract.reports.suspend, { params, body: { days: 1, reason: 'spam' } });
    expect(await give(founder, projectId, heir)).toMatchObject({
      status: 400,
      body: { message: texts.suspendedFounder },
    });
  });

  it('happens once when it is asked for fifty times at once', async () => {
    const projectId = await project();
    const answers = await Promise.all(Array.from({ length: 50 }, () => give(founder, projectId, heir)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of answers) expect([200, 403, 429, 503]).toContain(status);
    expect(await teamOf(projectId)).toHaveLength(2);
    expect(await told(heir)).toHaveLength(1);
  });

  it('is to one of two, whom it was handed to at one moment', async () => {
    const other = await newMember('job_seeker');
    const projectId = await project({ openRoles: [{ title: 'Designer', limit: 4 }] });
    await join(founder, other, projectId);
    await beFounder(other);
    const both = await Promise.all([give(founder, projectId, heir), give(founder, projectId, other)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(await teamOf(projectId)).toHaveLength(3);
  });

  it('is not done again under its key once it has come back', async () => {
    const projectId = await project();
    const headers = freshKey();
    await give(founder, projectId, heir, headers);
    await give(heir, projectId, founder);
    expect((await give(founder, projectId, heir, headers)).status).toBe(200);
    expect((await projectFor(reader, projectId)).founder._id).toBe(founder.user._id);
  });
});
