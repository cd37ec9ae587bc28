import { describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { INTEREST_NOTE_MAX } from '../../shared/limits.ts';
import { interests as texts } from '../../shared/texts/interests/interests.ts';
import { newId } from '../table/ids.ts';
import {
  eventually,
  freshUsername,
  type Member,
  newMember,
  newMembers,
  PASSWORD,
} from '../testing/calls/client.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { settled } from '../testing/settled.ts';
import { connect } from '../testing/things/connections.ts';
import { newProject, projectFor } from '../testing/things/projects.ts';

expectInvariants();

const { auth, conversations, hiding, interests, notifications, projects, users } = contract;

const set = (member: Member, projectId: string, note?: string, headers = {}) =>
  member.call(interests.set, {
    params: { projectId },
    body: note === undefined ? {} : { note },
    headers,
  });

const remove = (member: Member, projectId: string) =>
  member.must(interests.remove, { params: { projectId } });

const own = async (member: Member, projectId: string) =>
  (await member.must(interests.get, { params: { projectId } })).interest;

const notesFor = async (founder: Member, projectId: string) =>
  (await founder.must(interests.list, { params: { projectId } })).map(({ note }) => note);

const told = async (member: Member, type: string) =>
  (await member.call(notifications.list)).body.filter((one) => one.type === type);

const shown = async (member: Member, projectId: string) => {
  const { interested, interestCount } = await projectFor(member, projectId);
  return [interested, interestCount];
};

const write = (from: Member, to: Member, projectId?: string) =>
  from.call(conversations.start, {
    body: { memberId: to.user._id, text: 'Hello', ...(projectId !== undefined && { projectId }) },
  });

const leave = (member: Member) =>
  member.must(users.delete, { params: { username: member.user.username }, body: { password: PASSWORD } });

async function investorAndProject() {
  const [investor, founder] = await Promise.all([newMember('investor'), newMember('founder')]);
  return { investor, founder, project: await newProject(founder) };
}

describe('the interest of an investor', () => {
  it('is seen by them and the founder, counted for all, and told to the founder', async () => {
    const { investor, founder, project } = await investorAndProject();
    const other = await newMember('investor');
    expect(await own(investor, project._id)).toBeNull();
    expect(await set(investor, project._id, ' Two pilots? ')).toMatchObject({
      status: 200,
      body: { interest: { note: 'Two pilots?' }, interestCount: 1 },
    });
    expect(await own(investor, project._id)).toMatchObject({ note: 'Two pilots?' });
    expect(await founder.must(interests.list, { params: { projectId: project._id } })).toMatchObject([
      { investor: { _id: investor.user._id, name: investor.user.name }, note: 'Two pilots?' },
    ]);
    expect(await shown(investor, project._id)).toEqual([true, 1]);
    expect(await shown(other, project._id)).toEqual([false, 1]);
    const { body } = await investor.call(projects.byMember, { params: { userId: founder.user._id } });
    expect(body.projects).toMatchObject([{ interested: true, interestCount: 1 }]);
    await eventually(async () =>
      expect(await told(founder, 'project_interest')).toMatchObject([
        {
          sender: { _id: investor.user._id },
          content: `${investor.user.name} is interested in your project "${project.name}" as an investor`,
          project: { _id: project._id },
        },
      ]),
    );
  });

  it('is told once, however often it is changed, taken back and made again', async () => {
    const { investor, founder, project } = await investorAndProject();
    for (const note of ['One', 'Two', 'Two']) await set(investor, project._id, note);
    expect(await notesFor(founder, project._id)).toEqual(['Two']);
    await set(investor, project._id);
    expect(await notesFor(founder, project._id)).toEqual(['Two']);
    for (const _ of [1, 2]) await remove(investor, project._id);
    expect([await own(investor, project._id), await notesFor(founder, project._id)]).toEqual([null, []]);
    expect(await shown(investor, project._id)).toEqual([false, 0]);
    expect(await set(investor, project._id)).toMatchObject({
      body: { interest: { note: '' }, interestCount: 1 },
    });
    await settled();
    expect(await told(founder, 'project_interest')).toHaveLength(1);
  });

  it('is for investors alone, and in no project of their own', async () => {
    const { investor, founder, project } = await investorAndProject();
    expect((await set(founder, project._id, '')).status).toBe(403);
    expect((await set(await newMember('job_seeker'), project._id, '')).status).toBe(403);
    expect((await set(investor, newId(), '')).status).toBe(404);
    expect((await set(investor, project._id, 'a'.repeat(INTEREST_NOTE_MAX + 1))).status).toBe(400);
    await founder.must(auth.updateRole, { body: { userRole: 'investor' } });
    expect(await set(founder, project._id, '')).toMatchObject({
      status: 400,
      body: { message: texts.ownProject },
    });
  });

  it('is listed for the founder alone', async () => {
    const { investor, project } = await investorAndProject();
    await set(investor, project._id, 'For the founder');
    expect(await investor.call(interests.list, { params: { projectId: project._id } })).toMatchObject({
      status: 403,
      body: { message: texts.founderOnly },
    });
  });

  it('is taken back also by who is no investor any more', async () => {
    const { investor, founder, project } = await investorAndProject();
    await set(investor, project._id, 'Mine');
    await investor.must(auth.updateRole, { body: { userRole: 'founder' } });
    await remove(investor, project._id);
    expect(await notesFor(founder, project._id)).toEqual([]);
  });

  it('is one after fifty calls at once, and counted as it stands', async () => {
    const { investor, founder, project } = await investorAndProject();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        i % 2
          ? investor.call(interests.remove, { params: { projectId: project._id } })
          : set(investor, project._id, `No ${i}`),
      ),
    );
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    for (const { status } of answers) expect([200, 409, 429, 503]).toContain(status);
    const stands = (await own(investor, project._id)) !== null;
    expect(await shown(investor, project._id)).toEqual([stands, Number(stands)]);
    expect(await notesFor(founder, project._id)).toHaveLength(Number(stands));
  });

  it('of fifty investors at once is counted fifty times', async () => {
    const { founder, project } = await investorAndProject();
    const investors = await newMembers(50, 'investor');
    const answers = await Promise.all(
      investors.map(async (one) => {
        for (let round = 0; ; round += 1) {
          const { status } = await set(one, project._id, 'Me too');
          if (status === 200 || round > 20) return status;
        }
      }),
    );
    expect(answers).toEqual(Array(50).fill(200));
    expect(await shown(founder, project._id)).toEqual([false, 50]);
  });

  it('answers a repeat under the same key as it stands', async () => {
    const { investor, project } = await investorAndProject();
    const headers = { 'idempotency-key': freshUsername() };
    await set(investor, project._id, 'One', headers);
    await remove(investor, project._id);
    expect(await set(investor, project._id, 'One', headers)).toMatchObject({
      status: 200,
      body: { interest: null, interestCount: 0 },
    });
  });

  it('comes page by page, newest first', async () => {
    const { founder, project } = await investorAndProject();
    const investors = await newMembers(3, 'investor');
    for (const [nth, one] of investors.entries()) await set(one, project._id, `No ${nth}`);
    const params = { projectId: project._id };
    const first = await founder.call(interests.list, { params, query: { limit: 2 } });
    expect(first.body.map(({ note }) => note)).toEqual(['No 2', 'No 1']);
    const cursor = /cursor=([^&>]+)/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await founder.call(interests.list, { params, query: { limit: 2, cursor } });
    expect(second.body.map(({ note }) => note)).toEqual(['No 0']);
    expect(second.headers.get('link')).toBeNull();
  });
});

describe('hidden and gone', () => {
  it('who is blocked is not in the list, and finds no project to be interested in', async () => {
    const { investor, founder, project } = await investorAndProject();
    await set(investor, project._id, 'Mine');
    await founder.must(hiding.block, { params: { userId: investor.user._id } });
    expect(await notesFor(founder, project._id)).toEqual([]);
    expect((await set(investor, project._id, 'Again')).status).toBe(404);
    expect((await investor.call(interests.get, { params: { projectId: project._id } })).status).toBe(404);
    await eventually(async () => expect(await told(founder, 'project_interest')).toEqual([]));
  });

  it('who leaves takes their interest along, and what told of it', async () => {
    const { investor, founder, project } = await investorAndProject();
    await set(investor, project._id, 'Mine');
    await eventually(async () => expect(await told(founder, 'project_interest')).toHaveLength(1));
    await leave(investor);
    await eventually(async () => expect(await shown(founder, project._id)).toEqual([false, 0]));
    await eventually(async () => expect(await told(founder, 'project_interest')).toEqual([]));
  });

  it('a deleted project leaves nothing, whether somebody is interested or was', async () => {
    const { investor, founder, project } = await investorAndProject();
    const other = await newMember('investor');
    await set(investor, project._id, 'Mine');
    await set(other, project._id, 'Was');
    await remove(other, project._id);
    await founder.must(projects.delete, { params: { projectId: project._id }, body: { name: project.name } });
    await settled();
    expect((await investor.call(interests.get, { params: { projectId: project._id } })).status).toBe(404);
    await remove(investor, project._id);
    await eventually(async () => expect(await told(founder, 'project_interest')).toEqual([]));
  });
});

describe('who is interested', () => {
  it('hears of updates of the project, and no longer when they take it back', async () => {
    const { investor, founder, project } = await investorAndProject();
    const other = await newMember('investor');
    for (const one of [investor, other]) await set(one, project._id, '');
    await remove(other, project._id);
    await founder.must(projects.addUpdate, {
      params: { projectId: project._id },
      body: { text: 'It floats' },
    });
    await settled();
    await eventually(async () => expect(await told(investor, 'project_update')).toHaveLength(1));
    expect(await told(other, 'project_update')).toEqual([]);
  });

  it('and the founder may write to each other about it, then and later', async () => {
    const { investor, founder, project } = await investorAndProject();
    expect((await write(founder, investor, project._id)).status).toBe(404);
    await set(investor, project._id, '');
    expect(await write(founder, investor)).toMatchObject({ status: 403, body: { code: 'NOT_CONNECTED' } });
    const { status, body } = await write(founder, investor, project._id);
    expect(status).toBe(201);
    expect(body.conversation).toMatchObject({
      applications: [],
      projects: [{ _id: project._id, name: project.name }],
    });
    await remove(investor, project._id);
    expect((await write(investor, founder)).status).toBe(201);
    const { body: all } = await investor.call(conversations.list);
    expect(all).toMatchObject([{ projects: [{ _id: project._id }] }]);
  });

  it('may begin the conversation, but not with somebody else', async () => {
    const { investor, founder, project } = await investorAndProject();
    const [other, friend] = await Promise.all([newMember('founder'), newMember('investor')]);
    await set(investor, project._id, '');
    expect((await write(investor, other, project._id)).status).toBe(404);
    expect((await write(other, investor, project._id)).status).toBe(404);
    await connect(founder, friend);
    expect((await write(friend, founder, project._id)).status).toBe(404);
    expect((await write(investor, founder, project._id)).status).toBe(201);
  });
});
