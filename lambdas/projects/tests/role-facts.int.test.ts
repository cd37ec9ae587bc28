import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import type { BodyInput } from '../../../shared/api/route.ts';
import { NO_FACTS } from '../../../shared/rules/projects/role-facts.ts';
import { applying } from '../../../shared/texts/projects/projects.ts';
import { roles as texts } from '../../../shared/texts/projects/roles.ts';
import { type Member, newMember, newMembers } from '../../testing/calls/client.ts';
import { type Attempt, expectOnce } from '../../testing/calls/lost-answers.ts';
import { hasTable } from '../../testing/system.ts';
import { applyFor, newProject, projectFor } from '../../testing/things/projects.ts';

const { projects, users } = contract;

type Roles = NonNullable<BodyInput<typeof projects.update>['openRoles']>;

const FACTS = {
  skills: ['TypeScript', 'Figma'],
  commitment: 'fullTime',
  place: 'hybrid',
  location: 'Lisbon, Portugal',
  equity: { min: 0.5, max: 2 },
  pay: { min: 40_000, max: 60_000, currency: 'EUR' },
  question: 'What have you drawn for people with wet hands?',
  paused: false,
} as const;

const designer = { title: 'Designer', description: 'Draws', limit: 2 };
const described = { ...designer, ...FACTS, skills: [...FACTS.skills] };

let founder: Member;
let seeker: Member;

beforeAll(async () => {
  [founder, seeker] = await Promise.all([newMember('founder'), newMember('job_seeker')]);
});

const edit = (projectId: string, openRoles: Roles, by = founder) =>
  by.call(projects.update, { params: { projectId }, body: { openRoles } });

describe('what a founder says of a role', () => {
  it('is shown to everybody, in the project and in lists', async () => {
    const project = await newProject(founder, { openRoles: [described, { ...designer, title: 'Engineer' }] });
    expect(project.openRoles).toMatchObject([FACTS, NO_FACTS]);
    expect((await projectFor(seeker, project._id)).openRoles).toEqual(project.openRoles);
    const { body } = await seeker.call(projects.byMember, { params: { userId: founder.user._id } });
    expect(body.projects.find(({ _id }) => _id === project._id)?.openRoles).toEqual(project.openRoles);
  });

  it('stays where a client sends roles without it, by their ids or else by their titles', async () => {
    const project = await newProject(founder, { openRoles: [described] });
    const [role] = project.openRoles;
    for (const openRoles of [
      [{ ...designer, title: 'Illustrator', _id: role?._id }],
      [{ ...designer, title: 'illustrator', limit: 3 }],
    ]) {
      const { body } = await edit(project._id, openRoles);
      expect(body.project.openRoles).toMatchObject([{ ...FACTS, _id: role?._id }]);
    }
  });

  it('changes as far as it is sent, and can be taken back', async () => {
    const { _id } = await newProject(founder, { openRoles: [described] });
    const change = { place: 'remote', equity: null, skills: ['ts', 'Rust', 'TypeScript', ''] } as const;
    const changed = await edit(_id, [{ ...designer, ...change, skills: [...change.skills] }]);
    expect(changed.body.project.openRoles).toMatchObject([
      { ...FACTS, place: 'remote', equity: null, skills: ['ts', 'Rust'] },
    ]);
    const emptied = await edit(_id, [{ ...designer, ...NO_FACTS }]);
    expect(emptied.body.project.openRoles).toMatchObject([NO_FACTS]);
  });

  it.each<[object, string]>([
    [{ equity: { min: 1, max: 101 } }, texts.equityInvalid],
    [{ equity: { min: 2, max: 1 } }, texts.rangeInverted],
    [{ pay: { min: -1, max: 1, currency: 'EUR' } }, texts.payInvalid],
    [{ pay: { min: 1.5, max: 2, currency: 'EUR' } }, texts.payInvalid],
    [{ pay: { min: 2, max: 1, currency: 'EUR' } }, texts.rangeInverted],
    [{ pay: { min: 1, max: 2, currency: 'Euros' } }, texts.currencyInvalid],
  ])('is refused when it is no such thing: %j', async (facts, message) => {
    const { status, body } = await edit((await newProject(founder))._id, [{ ...designer, ...facts }]);
    expect({ status, body }).toMatchObject({ status: 400, body: { message } });
  });

  it('has bounds', async () => {
    const { _id } = await newProject(founder);
    for (const facts of [
      { skills: Array(11).fill('Skill') },
      { question: 'a'.repeat(301) },
      { place: 'moon' },
      { commitment: 'now and then' },
      { paused: 'yes' },
    ])
      expect((await edit(_id, [{ ...designer, ...facts } as Roles[number]])).status).toBe(400);
    const long = { ...designer, skills: Array.from({ length: 10 }, (_, i) => `${i}${'中'.repeat(50)}`) };
    const many = ['A', 'B', 'C'].map((title) => ({ ...long, title }));
    expect((await edit(_id, many)).body).toMatchObject({ code: 'INVALID' });
  });

  it('is in full with one project where lists shorten it', async () => {
    const question = '?'.repeat(300);
    const openRoles = Array.from({ length: 15 }, (_, i) => ({ ...designer, title: `Role ${i}`, question }));
    const { _id } = await newProject(founder, { openRoles });
    expect((await projectFor(seeker, _id)).openRoles.map((role) => role.question)).toEqual(
      openRoles.map(() => question),
    );
  });

  it('stays as fifty edits at once leave it: one of those that were sent', async () => {
    const project = await newProject(founder, { openRoles: [described] });
    const [role] = project.openRoles;
    const sent = Array.from({ length: 50 }, (_, i) => ({
      ...designer,
      _id: role?._id,
      location: `Town ${i}`,
    }));
    const answers = await Promise.all(
      sent.map((one) => edit(project._id, [one, { ...designer, title: 'More' }])),
    );
    expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true);
    const { openRoles } = await projectFor(seeker, project._id);
    expect(openRoles).toHaveLength(2);
    expect(sent.map(({ location }) => location)).toContain(openRoles[0]?.location);
    expect(openRoles[0]).toMatchObject({ ...FACTS, location: openRoles[0]?.location });
  });
});

describe('a paused role', () => {
  it('takes no applications; those that wait can be answered', async () => {
    const [early, late] = await newMembers(2, 'job_seeker');
    if (!early || !late) throw new Error('too few members');
    const project = await newProject(founder, { openRoles: [designer] });
    const waiting = await applyFor(early, project._id);
    await edit(project._id, [{ ...designer, paused: true }]);
    const refused = await applyFor(late, project._id);
    expect(refused).toMatchObject({ status: 400, body: { message: applying.paused, code: 'CANNOT_APPLY' } });
    const params = { projectId: project._id, applicationId: waiting.body.application._id };
    const answered = await founder.call(projects.decideApplication, { params, body: { status: 'accepted' } });
    expect(answered.status).toBe(200);
    await edit(project._id, [{ ...designer, paused: false }]);
    expect((await applyFor(late, project._id)).status).toBe(201);
  });
});

describe('an answer to the question of a role', () => {
  const apply = (by: Member, projectId: string, body: object) =>
    by.call(projects.apply, { params: { projectId }, body: { roleTitle: 'Designer', ...body } });

  it('is seen by the founder and by who has applied, and by nobody else', async () => {
    const applicant = await newMember('job_seeker');
    const { _id } = await newProject(founder, { openRoles: [described] });
    const sent = await apply(applicant, _id, { answer: 'Buoys' });
    expect(sent.body.application).toMatchObject({ answer: 'Buoys' });
    expect((await projectFor(founder, _id)).applications).toMatchObject([{ answer: 'Buoys' }]);
    expect((await projectFor(applicant, _id)).applications).toMatchObject([{ answer: 'Buoys' }]);
    expect((await applicant.call(users.applications)).body).toMatchObject([{ answer: 'Buoys' }]);
    expect((await projectFor(seeker, _id)).applications).toEqual([]);
  });

  it('may be missing, has a bound, and is that of the last application', async () => {
    const applicant = await newMember('job_seeker');
    const { _id } = await newProject(founder, { openRoles: [described] });
    expect((await apply(applicant, _id, { answer: 'a'.repeat(2_001) })).status).toBe(400);
    const { body } = await apply(applicant, _id, {});
    expect(body.application.answer).toBe('');
    const params = { projectId: _id, applicationId: body.application._id };
    await applicant.must(projects.withdrawApplication, { params });
    await apply(applicant, _id, { answer: 'Nets' });
    expect((await projectFor(founder, _id)).applications).toMatchObject([{ answer: 'Nets' }]);
  });
});

describe.skipIf(!hasTable)('repeated after its answer was lost, or its function had stopped anywhere', () => {
  it('an edit gives roles what was said of them, once', { timeout: 90_000 }, () =>
    expectOnce(projects.update, async (): Promise<Attempt> => {
      const project = await newProject(founder, { openRoles: [designer] });
      const openRoles = [described, { ...described, title: 'Engineer' }];
      const look = async () =>
        (await projectFor(seeker, project._id)).openRoles.map(({ _id: _, ...role }) => role);
      return { member: founder, params: { projectId: project._id }, body: { openRoles }, look };
    }),
  );

  it('an application has its answer', () =>
    expectOnce(projects.apply, async (): Promise<Attempt> => {
      const applicant = await newMember('job_seeker');
      const { _id } = await newProject(founder, { openRoles: [described] });
      const look = async () => (await projectFor(founder, _id)).applications.map(({ answer }) => answer);
      const body = { roleTitle: 'Designer', answer: 'Buoys' };
      return { member: applicant, params: { projectId: _id }, body, look };
    }));
});
