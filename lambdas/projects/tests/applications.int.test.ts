import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import { applying, projects as texts } from '../../../shared/texts/projects/projects.ts';
import {
  eventually,
  freshUsername,
  type Member,
  newMember,
  newMembers,
  PASSWORD,
} from '../../testing/calls/client.ts';
import { applyFor, join, newProject, projectFor, projectInput } from '../../testing/things/projects.ts';

const { update, apply, applications, decideApplication, withdrawApplication, leave, removeMember, list } =
  contract.projects;
const NOBODY = '-'.repeat(16);

let founder: Member;
let reader: Member;
let seekers: [Member, Member, Member];

beforeAll(async () => {
  founder = await newMember('founder');
  reader = await newMember('investor');
});

beforeEach(async () => {
  const [one, two, three] = await newMembers(3, 'job_seeker');
  if (!one || !two || !three) throw new Error('too few members');
  seekers = [one, two, three];
});

const applied = async (member: Member, projectId: string, roleTitle = 'Designer', message = 'Take me') =>
  (await applyFor(member, projectId, roleTitle, message)).body.application._id;

const answer = (by: Member, projectId: string, applicationId: string, status: string, headers = {}) =>
  by.call(decideApplication, { params: { projectId, applicationId }, body: { status }, headers });

const refusal = (message: string, status = 400) => ({ status, body: { message } });

const noticesOf = async (member: Member) =>
  (await member.call(contract.notifications.list)).body.map(({ type, content }) => [type, content]);

const ownStatus = async (member: Member, projectId: string) =>
  (await projectFor(member, projectId)).applications.map(({ status }) => status);

describe('applying for a role', () => {
  it('waits for the founder, who is told, and is seen by nobody else', async () => {
    const { _id } = await newProject(founder);
    const [ada, ben] = seekers;
    const sent = await applyFor(ada, _id, 'Designer', 'I draw boats');
    expect(sent).toMatchObject({ status: 201, body: { message: texts.applied } });
    const { name, username } = ada.user;
    const { application } = sent.body;
    expect(application).toMatchObject({
      userId: { _id: ada.user._id, name, username, profilePicture: '' },
      roleTitle: 'Designer',
      message: 'I draw boats',
      status: 'pending',
    });
    expect((await projectFor(ada, _id)).applications).toEqual([application]);
    expect((await projectFor(founder, _id)).applications).toEqual([
      { ...application, match: expect.any(Number) },
    ]);
    for (const viewer of [ben, reader]) expect((await projectFor(viewer, _id)).applications).toEqual([]);
    const listed = async (viewer: Member) =>
      (await viewer.call(list)).body.projects.find((project) => project._id === _id)?.applications;
    expect(await listed(ada)).toEqual([application]);
    for (const viewer of [ben, reader]) expect(await listed(viewer)).toEqual([]);
    expect((await noticesOf(founder))[0]).toEqual([
      'application_received',
      `${name} applied for the Designer role in "Tidewise"`,
    ]);
    const [told] = await founder.must(contract.notifications.list);
    expect(told?.applicationId).toBe(application._id);
  });

  it('is refused in the order of the specification', async () => {
    const { _id } = await newProject(founder, {
      openRoles: [
        { title: 'Designer', limit: 1 },
        { title: 'Engineer', limit: 1 },
      ],
    });
    const [ada, ben, eve] = seekers;
    expect(await applyFor(reader, _id)).toMatchObject(refusal(applying.jobSeekersOnly, 403));
    expect(await applyFor(founder, _id)).toMatchObject(refusal(applying.jobSeekersOnly, 403));
    expect(await applyFor(ada, NOBODY)).toMatchObject(refusal(texts.notFound, 404));
    expect(await applyFor(ada, _id, 'Cook')).toMatchObject(refusal(texts.roleNotFound, 404));
    expect(await applyFor(ada, _id, ' ')).toMatchObject(refusal(texts.roleTitleRequired));

    const rejected = await applied(eve, _id);
    expect(await applyFor(eve, _id)).toMatchObject(refusal(applying.pending));
    await answer(founder, _id, rejected, 'rejected');
    expect(await applyFor(eve, _id)).toMatchObject(refusal(applying.rejected));
    await join(founder, ada, _id);
    expect(await applyFor(ada, _id)).toMatchObject(refusal(applying.sameRole));
    expect(await applyFor(ada, _id, 'engineer')).toMatchObject(refusal(applying.otherRole));
    expect(await applyFor(ben, _id)).toMatchObject(refusal(applying.filled));
    expect(await applyFor(ben, _id, 'Engineer')).toMatchObject({ status: 201 });
  });

  it('is refused to the founder of the project who has become a job seeker', async () => {
    const turned = await newMember('founder');
    const { _id } = await newProject(turned);
    await turned.call(contract.auth.updateRole, { body: { userRole: 'jobseeker' } });
    expect(await applyFor(turned, _id)).toMatchObject(refusal(applying.ownProject));
  });

  it('is one application, however often it is sent at the same moment', async () => {
    const { _id } = await newProject(founder);
    const [ada] = seekers;
    const answers = await Promise.all(Array.from({ length: 6 }, () => applyFor(ada, _id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status } of answers) expect([201, 400]).toContain(status);
    expect((await founder.call(applications, { params: { projectId: _id } })).body).toHaveLength(1);
  });

  it('answers a repeat under the same key like the first time, also when it was answered since', async () => {
    const { _id } = await newProject(founder);
    const [ada] = seekers;
    const headers = { 'idempotency-key': freshUsername() };
    const request = { params: { projectId: _id }, body: { roleTitle: 'Designer', message: '' }, headers };
    const first = await ada.call(apply, request);
    await answer(founder, _id, first.body.application._id, 'rejected');
    expect(await ada.call(apply, request)).toMatchObject({
      status: 201,
      body: { application: { _id: first.body.application._id, status: 'rejected' } },
    });
  });
});

describe('taking an application back', () => {
  it('cancels it, takes the notification along, and may be followed by another under the same id', async () => {
    const { _id } = await newProject(founder);
    const [ada, ben] = seekers;
    const before = await noticesOf(founder);
    const applicationId = await applied(ada, _id);
    const params = { projectId: _id, applicationId };
    expect(await ben.call(withdrawApplication, { params })).toMatchObject({ status: 404 });
    expect(await ada.call(withdrawApplication, { params })).toMatchObject({
      status: 200,
      body: { message: texts.applicationWithdrawn },
    });
    expect(await noticesOf(founder)).toEqual(before);
    expect(await ownStatus(ada, _id)).toEqual(['cancelled']);
    expect((await projectFor(ada, _id)).applications).toMatchObject([{ cancelReason: 'withdrawn' }]);
    expect((await projectFor(founder, _id)).applications).toEqual([]);
    expect(await ada.call(withdrawApplication, { params })).toMatchObject(refusal(texts.alreadyProcessed));

    const again = await applyFor(ada, _id, 'Designer', 'Now I am sure');
    expect(again.body.application).not.toHaveProperty('cancelReason');
    expect(again.body.application).toMatchObject({
      _id: applicationId,
      message: 'Now I am sure',
      status: 'pending',
    });
    expect((await ada.call(contract.users.applications)).body).toHaveLength(1);
  });
});

describe("the founder's answer", () => {
  it('takes the applicant into the team, with position, date and notification', async () => {
    const { _id } = await newProject(founder, { openRoles: [{ title: 'Designer', limit: 2 }] });
    const [ada] = seekers;
    const applicationId = await applied(ada, _id);
    expect(await answer(founder, _id, applicationId, 'accepted')).toMatchObject({
      status: 200,
      body: { message: texts.applicationAccepted, status: 'accepted' },
    });
    const project = await projectFor(reader, _id);
    expect(project.openRoles).toMatchObject([{ limit: 2, filled: 1 }]);
    expect(project.teamMembers).toMatchObject([
      { role: 'Founder' },
      { userId: { _id: ada.user._id }, role: 'Designer', joinDate: expect.any(String) },
    ]);
    expect(await ownStatus(ada, _id)).toEqual(['accepted']);
    expect(await noticesOf(ada)).toContainEqual([
      'application_accepted',
      'Your application for the Designer role in "Tidewise" has been accepted!',
    ]);
  });

  it('is final when it is no, and told', async () => {
    const { _id } = await newProject(founder);
    const [ada] = seekers;
    expect(await answer(founder, _id, await applied(ada, _id), 'rejected')).toMatchObject({
      status: 200,
      body: { message: texts.applicationRejected, status: 'rejected' },
    });
    expect(await noticesOf(ada)).toEqual([
      ['application_rejected', 'Your application for the Designer role in "Tidewise" was not accepted.'],
    ]);
    expect((await projectFor(founder, _id)).applications).toEqual([]);
  });

  it("is the founder's alone, given once, and about an application of this project", async () => {
    const { _id } = await newProject(founder);
    const other = await newProject(founder);
    const [ada, ben] = seekers;
    const applicationId = await applied(ada, _id);
    for (const member of [ada, ben, reader])
      expect((await answer(member, _id, applicationId, 'accepted')).status).toBe(403);
    expect((await answer(founder, other._id, applicationId, 'accepted')).status).toBe(404);
    expect((await answer(founder, _id, NOBODY.repeat(3), 'accepted')).status).toBe(404);
    expect((await answer(founder, _id, applicationId, 'maybe')).status).toBe(400);
    const headers = { 'idempotency-key': freshUsername() };
    for (let i = 0; i < 2; i += 1)
      expect((await answer(founder, _id, applicationId, 'accepted', headers)).status).toBe(200);
    for (const status of ['accepted', 'rejected'])
      expect(await answer(founder, _id, applicationId, status)).toMatchObject(
        refusal('This application has already been processed'),
      );
  });

  it('cannot fill a role twice, nor a team beyond its size', async () => {
    const [ada, ben, eve] = seekers;
    const role = await newProject(founder);
    const ids = await Promise.all([ada, ben].map((one) => applied(one, role._id)));
    const answers = await Promise.all(ids.map((id) => answer(founder, role._id, id, 'accepted')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);

    const team = await newProject(founder, { teamSize: 2, openRoles: [{ title: 'Designer', limit: 5 }] });
    const first = await applied(eve, team._id);
    const second = await applied(ada, team._id);
    await answer(founder, team._id, first, 'accepted');
    expect(await answer(founder, team._id, second, 'accepted')).toMatchObject(
      refusal('Team size limit reached'),
    );
  });

  it('cancels the other applications of the member in all projects, and tells of each', async () => {
    const other = await newMember('founder');
    const [ada, ben] = seekers;
    const here = await newProject(founder, {
      openRoles: [
        { title: 'Designer', limit: 2 },
        { title: 'Cook', limit: 1 },
      ],
    });
    const there = await newProject(other, { name: 'Elsewhere' });
    const accepted = await applied(ada, here._id);
    await applied(ada, here._id, 'Cook');
    await applied(ada, there._id);
    await applied(ben, there._id);
    await answer(founder, here._id, accepted, 'accepted');
    await eventually(async () => {
      expect((await ownStatus(ada, here._id)).sort()).toEqual(['accepted', 'cancelled']);
      expect(await ownStatus(ada, there._id)).toEqual(['cancelled']);
    });
    expect((await projectFor(ada, there._id)).applications).toMatchObject([
      { cancelReason: 'acceptedElsewhere' },
    ]);
    expect(await ownStatus(ben, there._id)).toEqual(['pending']);
    const told = (await noticesOf(ada)).map(([, content]) => content);
    for (const [role, project] of [
      ['Cook', 'Tidewise'],
      ['Designer', 'Elsewhere'],
    ])
      expect(told).toContain(
        `Your application for the ${role} role in "${project}" was cancelled because you were accepted for another role.`,
      );
    expect((await applyFor(ada, there._id)).status).toBe(201);
  });

  it('turns the others down when the role is full with it', async () => {
    const { _id } = await newProject(founder);
    const [ada, ben, eve] = seekers;
    const accepted = await applied(ada, _id);
    await applied(ben, _id);
    await applied(eve, _id);
    await answer(founder, _id, accepted, 'accepted');
    for (const other of [ben, eve])
      await eventually(async () => {
        expect(await ownStatus(other, _id)).toEqual(['rejected']);
        expect(await noticesOf(other)).toEqual([
          [
            'application_rejected_auto',
            'Your application for the Designer role in "Tidewise" was automatically rejected because the position has been filled.',
          ],
        ]);
      });
  });
});

describe('a role that was full and has an open position again', () => {
  const params = (projectId: string) => ({ params: { projectId } });

  const REOPENINGS = [
    ['its member leaves', (ada: Member, projectId: string) => ada.call(leave, params(projectId))],
    [
      'its member is removed',
      (ada: Member, projectId: string) =>
        founder.call(removeMember, { params: { projectId, userId: ada.user._id } }),
    ],
    [
      'the founder offers another position',
      (_: Member, projectId: string) =>
        founder.call(update, {
          ...params(projectId),
          body: { openRoles: [{ title: 'Designer', limit: 2 }] },
        }),
    ],
    [
      'its member deletes the account',
      (ada: Member) =>
        ada.call(contract.users.delete, {
          params: { username: ada.user.username },
          body: { password: PASSWORD },
        }),
    ],
  ] as const;

  it.each(REOPENINGS)('may be applied for by whom it had turned down, when %s', async (_, reopen) => {
    const { _id } = await newProject(founder, {
      openRoles: [
        { title: 'Designer', limit: 1 },
        { title: 'Writer', limit: 1 },
      ],
    });
    const [ada, ben, eve] = seekers;
    const refusedByFounder = await applied(eve, _id);
    await answer(founder, _id, refusedByFounder, 'rejected');
    const [first, second] = [await applied(ada, _id), await applied(ben, _id)];
    await answer(founder, _id, first, 'accepted');
    await eventually(async () => expect(await ownStatus(ben, _id)).toEqual(['rejected']));
    await reopen(ada, _id);
    await eventually(async () =>
      expect((await projectFor(ben, _id)).applications).toMatchObject([
        { _id: second, status: 'cancelled', cancelReason: 'positionReopened' },
      ]),
    );
    expect((await noticesOf(ben))[0]).toEqual([
      'application_cancelled',
      'Your application for the Designer role in "Tidewise" can be sent again: a position is open once more.',
    ]);
    expect((await applyFor(ben, _id)).body.application).toMatchObject({ _id: second, status: 'pending' });
    expect(await ownStatus(eve, _id)).toEqual(['rejected']);
    expect(await applyFor(eve, _id)).toMatchObject(refusal(applying.rejected));
  });
});

describe('whoever stops being a job seeker', () => {
  it('applies for nothing any more, is told so, and cannot be accepted', async () => {
    const { _id } = await newProject(founder);
    const [ada] = seekers;
    const waiting = await applied(ada, _id);
    await ada.call(contract.auth.updateRole, { body: { userRole: 'investor' } });
    expect((await answer(founder, _id, waiting, 'accepted')).status).toBe(400);
    await eventually(async () =>
      expect((await projectFor(ada, _id)).applications).toMatchObject([
        { status: 'cancelled', cancelReason: 'roleChanged' },
      ]),
    );
    expect(await noticesOf(ada)).toEqual([
      [
        'application_cancelled',
        'Your application for the Designer role in "Tidewise" was cancelled because you are no longer looking to join a project.',
      ],
    ]);
    await ada.call(contract.auth.updateRole, { body: { userRole: 'job_seeker' } });
    expect((await applyFor(ada, _id)).body.application).toMatchObject({ _id: waiting, status: 'pending' });
  });
});

describe('leaving a team and being removed', () => {
  it('opens the position, keeps a row of former members, and tells the other side', async () => {
    const { _id } = await newProject(founder, { openRoles: [{ title: 'Designer', limit: 2 }] });
    const [ada, ben] = seekers;
    await join(founder, ada, _id);
    await join(founder, ben, _id);
    const params = { projectId: _id };
    expect(await ada.call(leave, { params })).toMatchObject({ status: 200, body: { message: texts.left } });
    const removal = { params: { projectId: _id, userId: ben.user._id } };
    expect((await ada.call(removeMember, removal)).status).toBe(403);
    expect(await founder.call(removeMember, removal)).toMatchObject({
      status: 200,
      body: { message: texts.memberRemoved },
    });
    const project = await projectFor(ada, _id);
    expect(project.openRoles).toMatchObject([{ filled: 0 }]);
    expect(project.teamMembers).toHaveLength(1);
    const former = new Map(project.pastMembers.map((row) => [row.userId._id, row]));
    expect(former.get(ada.user._id)).toMatchObject({ role: 'Designer', removed: false });
    expect(former.get(ben.user._id)).toMatchObject({ role: 'Designer', removed: true });
    expect((await noticesOf(founder))[0]).toEqual([
      'team_member_left',
      'A team member has left your project "Tidewise"',
    ]);
    expect((await noticesOf(ben))[0]).toEqual([
      'team_member_removed',
      'You have been removed from the project "Tidewise"',
    ]);

    for (const again of [ada, ben]) {
      expect((await applyFor(again, _id)).body.application.status).toBe('pending');
      expect(await ownStatus(again, _id)).toEqual(['pending']);
    }
  });

  it('is not for the founder, nor for who is not in the team', async () => {
    const { _id } = await newProject(founder);
    const [ada] = seekers;
    const params = { projectId: _id };
    const remove = (userId: string) => founder.call(removeMember, { params: { projectId: _id, userId } });
    expect(await founder.call(leave, { params })).toMatchObject(refusal(texts.founderCannotLeave));
    expect(await remove(founder.user._id)).toMatchObject(refusal(texts.founderStays));
    expect(await ada.call(leave, { params })).toMatchObject(refusal(texts.notMember));
    expect(await remove(ada.user._id)).toMatchObject(refusal(texts.notInTeam));
    expect((await ada.call(leave, { params: { projectId: NOBODY } })).status).toBe(404);
  });
});

describe('editing the roles of a project', () => {
  const edit = (projectId: string, openRoles: object[]) =>
    founder.call(update, { params: { projectId }, body: { ...projectInput(), openRoles } });

  it('carries applications and members over to a renamed role', async () => {
    const { _id, openRoles } = await newProject(founder, { openRoles: [{ title: 'Designer', limit: 2 }] });
    const [ada, ben] = seekers;
    await join(founder, ada, _id);
    await applied(ben, _id);
    await edit(_id, [{ _id: openRoles[0]?._id, title: 'Artist', limit: 2 }]);
    const project = await projectFor(ben, _id);
    expect(project.applications).toMatchObject([{ roleTitle: 'Artist', status: 'pending' }]);
    expect(project.teamMembers[1]).toMatchObject({ role: 'Artist' });
    expect(await applyFor(ada, _id, 'Artist')).toMatchObject(refusal(applying.sameRole));
  });

  it('names a renamed role in every answer to those who had applied before', async () => {
    const { _id, openRoles } = await newProject(founder, { openRoles: [{ title: 'Designer', limit: 1 }] });
    const [ada, ben, eve] = seekers;
    const [first, second] = [await applied(ada, _id), await applied(ben, _id)];
    await applied(eve, _id);
    const other = await newProject(founder, { name: 'Elsewhere', openRoles: [{ title: 'Cook', limit: 1 }] });
    await applied(ben, other._id, 'Cook');
    await edit(_id, [{ _id: openRoles[0]?._id, title: 'Artist', limit: 1 }]);
    await edit(other._id, [{ _id: other.openRoles[0]?._id, title: 'Chef', limit: 1 }]);
    await answer(founder, _id, first, 'rejected');
    await answer(founder, _id, second, 'accepted');
    const told = async (member: Member) => JSON.stringify(await noticesOf(member));
    await eventually(async () => {
      expect(await told(ada)).toContain('application for the Artist role');
      expect(await told(ben)).toContain('application for the Artist role');
      expect(await told(ben)).toContain('application for the Chef role');
      expect(await told(eve)).toContain('application for the Artist role');
    });
  });

  it('cancels and tells what waits for a role that is taken away; its members stay', async () => {
    const { _id } = await newProject(founder, { openRoles: [{ title: 'Designer', limit: 2 }] });
    const [ada, ben] = seekers;
    await join(founder, ada, _id);
    const waiting = await applied(ben, _id);
    await edit(_id, [{ title: 'Engineer' }]);
    expect((await answer(founder, _id, waiting, 'accepted')).status).toBe(400);
    await eventually(async () =>
      expect((await projectFor(ben, _id)).applications).toMatchObject([
        { status: 'cancelled', cancelReason: 'roleRemoved' },
      ]),
    );
    expect((await noticesOf(ben))[0]?.[1]).toBe(
      'Your application for the Designer role in "Tidewise" was cancelled because the role is no longer open.',
    );
    expect((await projectFor(ada, _id)).teamMembers[1]).toMatchObject({ role: 'Designer' });
    await ada.call(leave, { params: { projectId: _id } });
    expect(await projectFor(ada, _id)).toMatchObject({
      teamMembers: [{ role: 'Founder' }],
      openRoles: [{ title: 'Engineer', filled: 0 }],
    });
  });
});

describe('lists of applications', () => {
  it('show the founder what waits, newest first, a page at a time', async () => {
    const { _id } = await newProject(founder, { openRoles: [{ title: 'Designer', limit: 9 }] });
    const params = { projectId: _id };
    for (const seeker of seekers) await applied(seeker, _id);
    const first = await founder.call(applications, { params, query: { limit: 2 } });
    const cursor = new URLSearchParams(/\?([^>]+)/.exec(first.headers.get('link') ?? '')?.[1]).get('cursor');
    const second = await founder.call(applications, { params, query: { limit: 2, cursor } });
    const ids = [...first.body, ...second.body].map(({ userId }) => userId._id);
    expect(ids).toEqual(seekers.map(({ user }) => user._id).reverse());
    expect(second.headers.get('link')).toBeNull();
    for (const member of [reader, seekers[0]])
      expect((await member.call(applications, { params })).status).toBe(403);
  });

  it('show a job seeker their own with their states, newest first', async () => {
    const [ada] = seekers;
    const names = ['One', 'Two', 'Three'];
    for (const name of names) await applied(ada, (await newProject(founder, { name }))._id);
    const first = await ada.call(contract.users.applications, { query: { limit: 2 } });
    const cursor = new URLSearchParams(/\?([^>]+)/.exec(first.headers.get('link') ?? '')?.[1]).get('cursor');
    const second = await ada.call(contract.users.applications, { query: { limit: 2, cursor } });
    const rows = [...first.body, ...second.body];
    expect(rows.map(({ project }) => project.name)).toEqual(['Three', 'Two', 'One']);
    expect(rows[0]).toMatchObject({ roleTitle: 'Designer', message: 'Take me', status: 'pending' });
    expect((await reader.call(contract.users.applications)).body).toEqual([]);
  });
});
