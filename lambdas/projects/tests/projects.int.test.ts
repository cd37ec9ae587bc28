import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import { projects as texts } from '../../../shared/texts/projects/projects.ts';
import { freshUsername, type Member, newMember, newMembers } from '../../testing/calls/client.ts';
import { join, newProject, projectFor, projectInput } from '../../testing/things/projects.ts';

const { create, update, get, list, byMember, upvote, addComment } = contract.projects;
const NOBODY = '-'.repeat(16);

let founder: Member;
let reader: Member;
let seeker: Member;

beforeAll(async () => {
  [founder, reader, seeker] = await Promise.all([
    newMember('founder'),
    newMember('investor'),
    newMember('job_seeker'),
  ]);
});

const of = (projectId: string) => ({ params: { projectId } });

describe('a project with very long texts', () => {
  const lastWord = `Unfindable${freshUsername()}`;
  const long = `${'A long description. '.repeat(95)}${lastWord}`;
  const openRoles = ['Designer', 'Engineer'].map((title) => ({ title, description: long, limit: 1 }));
  const inList = async (projectId: string) => {
    const { body } = await reader.call(byMember, { params: { userId: founder.user._id } });
    return body.projects.find(({ _id }) => _id === projectId);
  };

  it('is shown in full alone, shortened in lists, and found by its last word', async () => {
    const created = await newProject(founder, { description: long, openRoles });
    expect(created).toMatchObject({
      description: long,
      openRoles: [{ description: long }, { description: long }],
    });
    const { pendingCount, ...shown } = created;
    expect(pendingCount).toBe(0);
    expect(await projectFor(reader, created._id)).toEqual(shown);
    const listed = await inList(created._id);
    expect(listed?.description).toMatch(/^A long description\. .*…$/);
    expect(listed?.openRoles.map(({ title }) => title)).toEqual(['Designer', 'Engineer']);
    for (const { description } of listed?.openRoles ?? []) expect(description).toMatch(/^A long .*…$/);
    const found = await reader.call(list, { query: { search: lastWord } });
    expect(found.body.projects.map(({ _id }) => _id)).toEqual([created._id]);
  });

  it('becomes an ordinary one, and long again', async () => {
    const { _id } = await newProject(founder, { description: long, openRoles });
    for (const description of ['Short', long]) {
      const body = projectInput({ description, openRoles: openRoles.slice(0, 1) });
      const answer = await founder.call(update, { ...of(_id), body });
      expect(answer.body.project.description).toBe(description);
      const { pendingCount, ...shown } = answer.body.project;
      expect(pendingCount).toBe(0);
      expect(await projectFor(reader, _id)).toEqual(shown);
      const listed = await inList(_id);
      expect(listed?.description === description).toBe(description === 'Short');
      expect(listed?.openRoles[0]?.description === long).toBe(description === 'Short');
    }
  });

  it('is refused beyond a limit, by name, whether new or edited', async () => {
    const { _id } = await newProject(founder);
    const tooLong = Array.from({ length: 20 }, (_, i) => ({ title: `${i}`, description: long, limit: 1 }));
    const titles = tooLong.map(({ title }) => ({ title: title + '\u4e2d'.repeat(100), limit: 1 }));
    for (const [given, message] of [
      [tooLong, texts.textsTooLong],
      [titles, texts.roleTitlesTooLong],
    ] as const) {
      const refusal = { status: 400, body: { message, issues: [{ path: 'openRoles', message }] } };
      const body = { ...projectInput(), openRoles: given };
      expect(await founder.call(create, { body })).toMatchObject(refusal);
      expect(await founder.call(update, { ...of(_id), body })).toMatchObject(refusal);
    }
  });

  it('shows a very long comment in full alone, and shortened in lists', async () => {
    const { _id } = await newProject(founder);
    const text = 'A long comment. '.repeat(60).trim();
    await reader.call(addComment, { ...of(_id), body: { text } });
    expect((await projectFor(reader, _id)).comments[0]?.text).toBe(text);
    expect((await inList(_id))?.comments[0]?.text).toMatch(/^A long comment\. .*…$/);
  });

  it('stands in lists of 24 at most', async () => {
    const { body } = await reader.call(list, { query: { limit: 100 } });
    expect(body.projects.length).toBeLessThanOrEqual(24);
  });
});

describe('creating a project', () => {
  it('answers all of it, the founder first in the team, nothing filled', async () => {
    const body = {
      ...projectInput({ website: 'tidewise.example', teamSize: '5', stage: 'MVP' }),
      openRoles: [
        { title: 'Designer', limit: 2, filled: 9 },
        { title: 'Engineer', description: 'Offline first' },
      ],
    };
    const created = await founder.call(create, { body });
    expect(created).toMatchObject({ status: 201, body: { message: texts.created } });
    const { _id, name, username } = founder.user;
    const person = { _id, name, username, profilePicture: '' };
    const { project } = created.body;
    expect(project).toMatchObject({
      name: 'Tidewise',
      category: 'Software',
      stage: 'MVP',
      website: 'https://tidewise.example/',
      poster: '',
      teamSize: 5,
      founder: person,
      upvotes: [],
      upvoteCount: 0,
      openRoles: [
        { title: 'Designer', description: '', limit: 2, filled: 0 },
        { title: 'Engineer', description: 'Offline first', limit: 1, filled: 0 },
      ],
      teamMembers: [{ userId: person, role: 'Founder' }],
      pastMembers: [],
      applications: [],
      comments: [],
      commentCount: 0,
    });
    const { pendingCount, ...shown } = project;
    expect(pendingCount).toBe(0);
    expect(await projectFor(reader, project._id)).toEqual(shown);
  });

  it('shows it at once to its founder, alone and among their own', async () => {
    const owner = await newMember('founder');
    const created = await newProject(owner);
    const alone = await owner.call(get, { ...of(created._id), atOnce: true });
    expect(alone.body.project).toEqual(created);
    const own = await owner.call(byMember, { params: { userId: owner.user._id }, atOnce: true });
    expect(own.body.projects.map(({ _id }) => _id)).toEqual([created._id]);
  });

  it('is for founders alone', async () => {
    for (const member of [reader, seeker])
      expect(await member.call(create, { body: projectInput() })).toMatchObject({
        status: 403,
        body: { message: 'Only founders can create projects' },
      });
  });

  it.each([
    [{ name: ' ' }, 'Project name is required'],
    [{ description: '' }, 'Project description is required'],
    [{ category: 'Nothing' }, 'Please select a category'],
    [{ openRoles: [{ title: '' }] }, 'Role title is required'],
    [{ openRoles: [{ title: 'Designer' }, { title: 'designer ' }] }, texts.roleTitlesAlike],
    [{ teamSize: 51 }, texts.teamSizeInvalid],
    [{ teamSize: '0' }, texts.teamSizeInvalid],
  ])('is refused with %j', async (changes, message) => {
    const body = { ...projectInput(), ...changes };
    expect(await founder.call(create, { body })).toMatchObject({ status: 400, body: { message } });
  });

  it('happens once under one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': freshUsername() };
    const send = () => founder.call(create, { body: projectInput({ name: 'Once' }), headers });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ body }) => body.project._id)).size).toBe(1);
    const { body } = await reader.call(byMember, { params: { userId: founder.user._id } });
    expect(body.projects.filter(({ name }) => name === 'Once')).toHaveLength(1);
  });

  it('goes well for many at the same moment', async () => {
    const founders = await newMembers(10, 'founder');
    const made = await Promise.all(founders.map((one) => newProject(one)));
    expect(new Set(made.map(({ _id }) => _id)).size).toBe(10);
  });
});

describe('a project', () => {
  it('that nobody has is a 404', async () => {
    expect(await reader.call(get, of(NOBODY))).toMatchObject({
      status: 404,
      body: { message: 'Project Not Found' },
    });
    const { _id } = await newProject(founder);
    expect((await reader.call(get, of(`${NOBODY.slice(8)}${_id.slice(8)}`))).status).toBe(404);
  });

  it('is listed under who has founded it and who has joined it, newest first', async () => {
    const [other, member] = await Promise.all([newMember('founder'), newMember('job_seeker')]);
    const first = await newProject(other, { name: 'First' });
    const second = await newProject(founder, { name: 'Second' });
    const third = await newProject(other, { name: 'Third' });
    for (const [owner, { _id }] of [
      [other, third],
      [founder, second],
      [other, first],
    ] as const)
      await join(owner, member, _id);
    const names = async (userId: string, query = {}) =>
      (await reader.call(byMember, { params: { userId }, query })).body.projects.map(({ name }) => name);
    expect(await names(member.user._id)).toEqual(['Third', 'Second', 'First']);
    expect(await names(other.user._id)).toEqual(['Third', 'First']);
    expect(await names(other.user._id, { limit: 1 })).toEqual(['Third']);
    expect((await reader.call(byMember, { params: { userId: NOBODY } })).status).toBe(404);
  });
});

describe('editing a project', () => {
  let projectId: string;

  beforeEach(async () => {
    projectId = (await newProject(founder, { teamSize: 4 }))._id;
  });

  const edit = (changes: object, member = founder) =>
    member.call(update, { params: { projectId }, body: { ...projectInput(), ...changes } });

  it('changes what was sent, and is for the founder alone', async () => {
    const changes = { name: 'Renamed', category: 'Travel', stage: 'growth', website: 'https://a.example/' };
    expect(await edit(changes, reader)).toMatchObject({
      status: 403,
      body: { message: 'Only the project founder can edit this project' },
    });
    expect(await edit(changes)).toMatchObject({
      status: 200,
      body: { message: texts.updated, project: { ...changes, teamSize: null } },
    });
    expect(await founder.call(update, { ...of(NOBODY), body: projectInput() })).toMatchObject({
      status: 404,
    });
  });

  it.each([
    { name: 'Renamed' },
    { category: 'Travel' },
    { teamSize: '6' },
    { teamSize: '' },
    { website: '' },
    { openRoles: [] },
    {},
  ])('changes only the keys that are sent: %j', async (changes) => {
    const { _id } = await newProject(founder, {
      stage: 'growth',
      teamSize: 4,
      website: 'https://tides.example/',
      openRoles: [
        { title: 'Designer', description: 'Draws', limit: 3 },
        { title: 'Engineer', description: 'Builds', limit: 2 },
      ],
    });
    const before = await projectFor(founder, _id);
    const { status, body } = await founder.call(update, { ...of(_id), body: changes });
    expect(status).toBe(200);
    const wanted = 'teamSize' in changes ? { teamSize: changes.teamSize === '' ? null : 6 } : changes;
    expect(body.project).toEqual({ ...before, ...wanted, updatedAt: expect.any(String) });
    expect(await projectFor(reader, _id)).toMatchObject(wanted);
  });

  it.each([0, -1, 1.5, 51, '0', 'many', true])('refuses %j as a number, at its field', async (value) => {
    for (const [field, path, message, route] of [
      [{ teamSize: value }, 'teamSize', texts.teamSizeInvalid, update],
      [
        { openRoles: [{ title: 'Designer', limit: value }] },
        'openRoles.0.limit',
        texts.positionsInvalid,
        update,
      ],
      [{ teamSize: value }, 'teamSize', texts.teamSizeInvalid, create],
      [
        { openRoles: [{ title: 'Designer', limit: value }] },
        'openRoles.0.limit',
        texts.positionsInvalid,
        create,
      ],
    ] as const) {
      const body = route === create ? { ...projectInput(), ...field } : field;
      expect(await founder.call(route, { params: { projectId }, body })).toMatchObject({
        status: 400,
        body: { message, issues: [{ path, message }] },
      });
    }
  });

  it('raises the team size to 20 at most, unless it is larger already', async () => {
    const to = (teamSize: number, id = projectId) => founder.call(update, { ...of(id), body: { teamSize } });
    expect((await to(20)).body.project.teamSize).toBe(20);
    const refused = { status: 400, body: { message: texts.teamSizeEditMax, issues: [{ path: 'teamSize' }] } };
    expect(await to(21)).toMatchObject(refused);
    const { _id } = await newProject(founder, { teamSize: 30 });
    for (const size of [30, 25]) expect((await to(size, _id)).body.project.teamSize).toBe(size);
    expect(await to(26, _id)).toMatchObject(refused);
  });

  it('is only for whoever is a founder at the moment', async () => {
    const other = await newMember('founder');
    const { _id } = await newProject(other);
    const joined = await newMember('job_seeker');
    await join(other, joined, _id);
    const asRole = (userRole: 'founder' | 'investor') =>
      other.call(contract.auth.updateRole, { body: { userRole } });
    await asRole('investor');
    const { setPoster, removeMember, applications } = contract.projects;
    const attempts = [
      () => other.call(update, { ...of(_id), body: { name: 'Mine' } }),
      () => other.call(setPoster, { ...of(_id), body: { poster: '' } }),
      () => other.call(removeMember, { params: { projectId: _id, userId: joined.user._id } }),
    ];
    for (const attempt of attempts)
      expect(await attempt()).toMatchObject({ status: 403, body: { message: texts.formerFounder } });
    expect((await other.call(applications, of(_id))).status).toBe(200);
    await asRole('founder');
    for (const attempt of attempts) expect((await attempt()).status).toBe(200);
  });

  it('keeps the id of a role that is named by its id or by its title', async () => {
    const [role] = (await projectFor(founder, projectId)).openRoles;
    const renamed = [{ _id: role?._id, title: 'Artist', limit: 3 }];
    expect((await edit({ openRoles: renamed })).body.project.openRoles).toMatchObject([
      { _id: role?._id, title: 'Artist', limit: 3 },
    ]);
    const added = [{ title: 'Engineer' }, { title: 'artist', limit: 2 }];
    const { openRoles } = (await edit({ openRoles: added })).body.project;
    expect(openRoles).toMatchObject([{ title: 'Engineer' }, { _id: role?._id, title: 'artist', limit: 2 }]);
    expect(openRoles[0]?._id).not.toBe(role?._id);
  });

  it('never goes below what is filled', async () => {
    const members = await newMembers(2, 'job_seeker');
    await edit({ openRoles: [{ title: 'Designer', limit: 2 }] });
    for (const member of members) await join(founder, member, projectId);
    expect(await edit({ openRoles: [{ title: 'Designer', limit: 1 }] })).toMatchObject({
      status: 400,
      body: { message: texts.limitBelowFilled },
    });
    expect(await edit({ teamSize: 2, openRoles: [{ title: 'Designer', limit: 2 }] })).toMatchObject({
      status: 400,
      body: { message: texts.teamSizeBelowTeam },
    });
    const kept = await edit({ teamSize: 3, openRoles: [{ title: 'Designer', limit: 2, filled: 0 }] });
    expect(kept.body.project).toMatchObject({ teamSize: 3, openRoles: [{ limit: 2, filled: 2 }] });
  });

  it('ends with one of two edits whole when they meet', async () => {
    await Promise.all(
      ['growth', 'exit', 'MVP', 'idea', 'prototype'].map((stage) => edit({ name: `In ${stage}`, stage })),
    );
    const { name, stage } = await projectFor(reader, projectId);
    expect(name).toBe(`In ${stage}`);
  });
});

describe('an upvote', () => {
  it('counts once for each member, whatever they send at the same moment', async () => {
    const { _id } = await newProject(founder);
    const fans = await newMembers(10);
    const answers = await Promise.all([...fans, ...fans].map((fan) => fan.call(upvote, of(_id))));
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ message: 'Project upvoted!', upvoted: true });
    }
    const project = await projectFor(fans[0] ?? reader, _id);
    expect(project).toMatchObject({ upvoteCount: 10, upvoted: true });
    expect(project.upvotes[0]).toBe(fans[0]?.user._id);
    expect([...project.upvotes].sort()).toEqual(fans.map(({ user }) => user._id).sort());
    expect(await projectFor(reader, _id)).toMatchObject({ upvoteCount: 10, upvoted: false });
    expect((await reader.call(upvote, of(NOBODY))).status).toBe(404);
  });
});
