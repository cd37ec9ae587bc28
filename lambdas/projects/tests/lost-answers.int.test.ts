import { beforeAll, describe, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import { freshUsername, type Member, newMember } from '../../testing/calls/client.ts';
import { type Attempt, expectOnce } from '../../testing/calls/lost-answers.ts';
import { hasTable } from '../../testing/system.ts';
import { dataUrl, FILES } from '../../testing/things/files.ts';
import { applyFor, join, newProject, projectFor, projectInput } from '../../testing/things/projects.ts';

const { auth, notifications, projects, users } = contract;

/** Each word that a project gains or loses is a call to the table behind which its function may stop. */
const MANY_CALLS = 90_000;

let founder: Member;
let seeker: Member;

beforeAll(async () => {
  [founder, seeker] = await Promise.all([newMember('founder'), newMember('job_seeker')]);
});

/** The project as its founder sees it, without what differs from one to the next, and what either was told of it. */
async function seen(projectId: string, applicant = seeker): Promise<unknown> {
  const toldOf = async (member: Member) => {
    const { body } = await member.call(notifications.list, { query: { limit: 100 } });
    return body.filter(({ project }) => project?._id === projectId).map(({ type }) => type);
  };
  const [{ body }, own, told, toldApplicant] = await Promise.all([
    founder.call(projects.get, { params: { projectId } }),
    applicant.call(users.applications, { query: { limit: 100 } }),
    toldOf(founder),
    toldOf(applicant),
  ]);
  const { project } = body;
  return {
    name: project.name,
    status: project.status,
    upvoteCount: project.upvoteCount,
    updates: project.updates,
    comments: [project.commentCount, ...project.comments.map(({ text }) => text)],
    roles: project.openRoles.map(({ title, limit, filled }) => ({ title, limit, filled })),
    team: project.teamMembers.map(({ role }) => role),
    former: project.pastMembers.map(({ role, removed }) => ({ role, removed })),
    waiting: project.applications.map(({ message }) => message),
    applications: own.body.filter((one) => one.project._id === projectId).map(({ status }) => status),
    told,
    toldApplicant,
  };
}

const about = (projectId: string, member: Member, more: Partial<Attempt> = {}): Attempt => ({
  member,
  params: { projectId },
  look: () => seen(projectId),
  ...more,
});

/** A project for which somebody new has applied: being accepted anywhere ends all other applications of a member. */
async function applied(): Promise<{ projectId: string; applicationId: string; applicant: Member }> {
  const [applicant, { _id: projectId }] = await Promise.all([newMember('job_seeker'), newProject(founder)]);
  const { body } = await applyFor(applicant, projectId);
  return { projectId, applicationId: body.application._id, applicant };
}

describe.skipIf(!hasTable)('repeated after its answer was lost, or its function had stopped anywhere', () => {
  it('a project is created once', { timeout: MANY_CALLS }, () =>
    expectOnce(projects.create, async () => {
      const name = freshUsername();
      const look = async () =>
        (await seeker.call(projects.list, { query: { search: name } })).body.totalProjects;
      return { member: founder, body: projectInput({ name, description: 'New' }), look };
    }),
  );

  it('an edited project has its new text and its new roles', { timeout: MANY_CALLS }, () =>
    expectOnce(projects.update, async () => {
      const { _id, openRoles } = await newProject(founder);
      const roles = [...openRoles, { title: 'Engineer', description: '', limit: 2 }];
      return about(_id, founder, { body: projectInput({ name: 'Tides', openRoles: roles }) });
    }),
  );

  it('a project is closed once, and who has applied is told once', () =>
    expectOnce(projects.setStatus, async () => {
      const { projectId, applicant } = await applied();
      const look = () => seen(projectId, applicant);
      return about(projectId, founder, { body: { status: 'closed' }, look });
    }));

  it('a project is handed over once, and who has applied is told once', () =>
    expectOnce(projects.handOver, async () => {
      const { projectId, applicant } = await applied();
      const heir = await newMember('job_seeker');
      const { _id, openRoles } = await projectFor(founder, projectId);
      const roles = [...openRoles, { title: 'Engineer', description: '', limit: 1 }];
      await founder.must(projects.update, { params: { projectId: _id }, body: { openRoles: roles } });
      await join(founder, heir, projectId, 'Engineer');
      await heir.must(auth.updateRole, { body: { userRole: 'founder' } });
      const look = async () => [
        await seen(projectId, applicant),
        (await heir.must(projects.received)).applications.length,
      ];
      return about(projectId, founder, { body: { memberId: heir.user._id }, look });
    }));

  it('a project is deleted once, and who has applied is told once', () =>
    expectOnce(projects.delete, async () => {
      const { projectId, applicant } = await applied();
      const look = async () => {
        const { body } = await applicant.call(notifications.list);
        const { status } = await founder.call(projects.get, { params: { projectId } });
        return [status, body.map(({ type }) => type)];
      };
      return about(projectId, founder, { body: { name: 'tidewise' }, look });
    }));

  it('a project shows its new poster', () =>
    expectOnce(projects.setPoster, async () => {
      const { _id } = await newProject(founder);
      const look = async () => (await projectFor(founder, _id)).poster !== '';
      return about(_id, founder, { body: { poster: dataUrl('image/png', FILES.png) }, look });
    }));

  it('an upvote counts once, and is told once', () =>
    expectOnce(projects.upvote, async () => about((await newProject(founder))._id, seeker)));

  it('a comment is written once, and told once', () =>
    expectOnce(projects.addComment, async () =>
      about((await newProject(founder))._id, seeker, { body: { text: 'Promising' } }),
    ));

  it('an update is written once, with its files, and told once', () =>
    expectOnce(projects.addUpdate, async () => {
      const attachments = [{ kind: 'image' as const, url: dataUrl('image/png', FILES.png) }];
      const { projectId, applicant } = await applied();
      const look = () => seen(projectId, applicant);
      return about(projectId, founder, { body: { text: 'It floats', attachments }, look });
    }));

  it('an update is deleted once, and its notifications with it', () =>
    expectOnce(projects.deleteUpdate, async () => {
      const { projectId, applicant } = await applied();
      const params = { projectId };
      const { update } = await founder.must(projects.addUpdate, { params, body: { text: 'It floats' } });
      const look = () => seen(projectId, applicant);
      return about(projectId, founder, { params: { ...params, updateId: update._id }, look });
    }));

  it('an application is made once', () =>
    expectOnce(projects.apply, async () => {
      const [applicant, { _id }] = await Promise.all([newMember('job_seeker'), newProject(founder)]);
      const body = { roleTitle: 'Designer', message: 'I draw' };
      return about(_id, applicant, { body, look: () => seen(_id, applicant) });
    }));

  it.each(['accepted', 'rejected'])('an application is %s once', (status) =>
    expectOnce(projects.decideApplication, async () => {
      const { projectId, applicationId, applicant } = await applied();
      const params = { projectId, applicationId };
      return { member: founder, params, body: { status }, look: () => seen(projectId, applicant) };
    }),
  );

  it.each([
    { stage: 'seen' },
    { stage: 'inTalk' },
    { founderNote: 'Call her' },
    { status: 'rejected', reason: 'place', note: 'Too far' },
  ])('an application is changed once by %j', (body) =>
    expectOnce(projects.decideApplication, async () => {
      const { projectId, applicationId, applicant } = await applied();
      const look = async () => {
        const { applications } = await projectFor(applicant, projectId);
        const received = await founder.must(projects.received);
        const stands = received.applications.find(({ _id }) => _id === applicationId);
        return [
          applications.map(({ stage, history, declineNote }) => [stage, history.length, declineNote]),
          [stands?.stage, stands?.founderNote],
          await seen(projectId, applicant),
        ];
      };
      return { member: founder, params: { projectId, applicationId }, body, look };
    }),
  );

  it('an application is withdrawn, and its notification with it', () =>
    expectOnce(projects.withdrawApplication, async () => {
      const { projectId, applicationId, applicant } = await applied();
      return {
        member: applicant,
        params: { projectId, applicationId },
        look: () => seen(projectId, applicant),
      };
    }));

  it.each([projects.leave, projects.removeMember])('$name frees one seat, and is told once', (route) =>
    expectOnce(route, async () => {
      const [member, { _id: projectId }] = await Promise.all([newMember('job_seeker'), newProject(founder)]);
      await join(founder, member, projectId);
      return {
        member: route === projects.leave ? member : founder,
        params: { projectId, userId: member.user._id },
        look: () => seen(projectId, member),
      };
    }),
  );
});
