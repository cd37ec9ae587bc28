import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import type { ProjectStatus } from '../../../shared/model/project.ts';
import { applying, projects as texts } from '../../../shared/texts/projects/projects.ts';
import { eventually, freshUsername, type Member, newMember, newMembers } from '../../testing/calls/client.ts';
import { apply, applyFor, decide, join, newProject, projectFor } from '../../testing/things/projects.ts';

const { setStatus, list, removeMember, update } = contract.projects;

let founder: Member;
let reader: Member;
let seekers: [Member, Member, Member];

beforeAll(async () => {
  [founder, reader] = await Promise.all([newMember('founder'), newMember('investor')]);
});

beforeEach(async () => {
  const [one, two, three] = await newMembers(3, 'job_seeker');
  if (!one || !two || !three) throw new Error('too few members');
  seekers = [one, two, three];
});

const set = (member: Member, projectId: string, status: string) =>
  member.call(setStatus, { params: { projectId }, body: { status } });

const told = async (member: Member) =>
  (await member.call(contract.notifications.list)).body
    .filter(({ type }) => type === 'project_closed' || type === 'project_reopened')
    .map(({ type }) => type);

describe('a project that is closed', () => {
  it('says so to everybody, and stays in lists', async () => {
    const name = freshUsername();
    const { _id, status } = await newProject(founder, { name });
    expect(status).toBe('open');
    expect(await set(founder, _id, 'closed')).toMatchObject({
      status: 200,
      body: { message: texts.closed, project: { _id, status: 'closed' } },
    });
    expect(await projectFor(reader, _id)).toMatchObject({ status: 'closed' });
    const listed = async () => (await reader.call(list, { query: { search: name } })).body.projects;
    await eventually(async () => expect(await listed()).toMatchObject([{ _id, status: 'closed' }]));
  });

  it('takes no applications until it is reopened, and keeps and answers those that wait', async () => {
    const [ada, ben, eve] = seekers;
    const { _id } = await newProject(founder, {
      openRoles: [
        { title: 'Designer', limit: 2 },
        { title: 'Engineer', limit: 1 },
      ],
    });
    const [application] = await Promise.all([apply(ada, _id), apply(eve, _id), apply(eve, _id, 'Engineer')]);
    await set(founder, _id, 'closed');
    expect(await applyFor(ben, _id)).toMatchObject({ status: 400, body: { message: applying.closed } });
    expect((await projectFor(founder, _id)).applications).toHaveLength(3);
    await eventually(async () => {
      for (const member of [ada, eve]) expect(await told(member)).toEqual(['project_closed']);
    });
    await decide(founder, application, 'accepted');

    expect((await set(founder, _id, 'open')).body).toMatchObject({
      message: texts.reopened,
      project: { status: 'open' },
    });
    expect((await applyFor(ben, _id)).status).toBe(201);
    await eventually(async () => expect(await told(eve)).toEqual(['project_reopened', 'project_closed']));
    // Who was in the team by then is told as well, and who has applied since is not.
    await eventually(async () => expect(await told(ada)).toEqual(['project_reopened', 'project_closed']));
    expect(await told(ben)).toEqual([]);
  });

  it('is told to its team and to interested investors too, each once', async () => {
    const [ada, ben] = seekers;
    const { _id: projectId } = await newProject(founder, { openRoles: [{ title: 'Designer', limit: 2 }] });
    await join(founder, ada, projectId);
    await apply(ben, projectId);
    const investor = await newMember('investor');
    await investor.must(contract.interests.set, { params: { projectId }, body: {} });
    await set(founder, projectId, 'closed');
    const words = async (member: Member) =>
      (await member.call(contract.notifications.list)).body
        .filter(({ type }) => type === 'project_closed' || type === 'project_reopened')
        .map(({ content }) => content);
    const closed = '"Tidewise" takes no new applications for now.';
    const open = '"Tidewise" takes applications again.';
    await eventually(async () => {
      for (const member of [ada, investor]) expect(await words(member)).toEqual([closed]);
      expect(await words(ben)).toEqual([`${closed} Yours still waits for an answer.`]);
    });
    await set(founder, projectId, 'open');
    await eventually(async () => {
      for (const member of [ada, investor]) expect(await words(member)).toEqual([open, closed]);
    });
    expect(await told(founder)).toEqual([]);
  });

  it('stays closed when it is edited', async () => {
    const { _id } = await newProject(founder);
    await set(founder, _id, 'closed');
    await founder.must(update, { params: { projectId: _id }, body: { name: 'Tides' } });
    expect(await projectFor(reader, _id)).toMatchObject({ name: 'Tides', status: 'closed' });
  });

  it('lets who was too late for a role apply again when it is reopened, not before', async () => {
    const [ada, ben] = seekers;
    const { _id: projectId } = await newProject(founder);
    await apply(ben, projectId);
    await join(founder, ada, projectId);
    const own = async () => (await projectFor(ben, projectId)).applications.map(({ status }) => status);
    await eventually(async () => expect(await own()).toEqual(['rejected']));
    await set(founder, projectId, 'closed');
    await founder.must(removeMember, { params: { projectId, userId: ada.user._id } });
    expect(await own()).toEqual(['rejected']);
    await set(founder, projectId, 'open');
    await eventually(async () => expect(await own()).toEqual(['cancelled']));
  });
});

describe('closing a project', () => {
  it('is for its founder alone', async () => {
    const { _id } = await newProject(founder);
    for (const member of [reader, seekers[0]])
      expect(await set(member, _id, 'closed')).toMatchObject({
        status: 403,
        body: { message: texts.founderOnlyStatus },
      });
    expect(await set(founder, '-'.repeat(16), 'closed')).toMatchObject({ status: 404 });
    expect(await set(founder, _id, 'paused')).toMatchObject({ status: 400 });
    expect(await projectFor(reader, _id)).toMatchObject({ status: 'open' });
  });

  it('happens once, and is told once, when it is asked for fifty times at once', async () => {
    const [ada] = seekers;
    const { _id } = await newProject(founder);
    await apply(ada, _id);
    const answers = await Promise.all(Array.from({ length: 50 }, () => set(founder, _id, 'closed')));
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, body: { project: { status: 'closed' } } });
    await eventually(async () => expect(await told(ada)).toEqual(['project_closed']));
  });

  it('ends in what was asked for last, whatever meets', async () => {
    const { _id } = await newProject(founder);
    const wanted = Array.from({ length: 50 }, (_, nth): ProjectStatus => (nth % 2 === 0 ? 'closed' : 'open'));
    const answers = await Promise.all(wanted.map((status) => set(founder, _id, status)));
    for (const { status } of answers) expect([200, 503]).toContain(status);
    for (const status of ['open', 'closed'] as const) {
      await set(founder, _id, status);
      expect(await projectFor(reader, _id)).toMatchObject({ status });
    }
  });
});
