import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import type { BodyInput } from '../../../shared/api/route.ts';
import { ANSWER_WITHIN } from '../../../shared/limits.ts';
import { applicationAnswers } from '../../../shared/texts/projects/application-answers.ts';
import { projects as texts } from '../../../shared/texts/projects/projects.ts';
import { removeMany } from '../../table/batch.ts';
import { newId } from '../../table/ids.ts';
import { put } from '../../table/table.ts';
import { freshUsername, type Member, newMember } from '../../testing/calls/client.ts';
import { settled } from '../../testing/settled.ts';
import { hasTable } from '../../testing/system.ts';
import { apply, applyFor, decide, newProject, projectFor } from '../../testing/things/projects.ts';
import { projectKeys } from '../store/keys.ts';

const { decideApplication, received, withdrawApplication } = contract.projects;
type Change = BodyInput<typeof decideApplication>;
type Params = Awaited<ReturnType<typeof apply>>;

let founder: Member;
let ada: Member;

beforeAll(async () => {
  founder = await newMember('founder');
});

beforeEach(async () => {
  ada = await newMember('job_seeker');
});

const change = (by: Member, params: Params, body: Change, headers = {}) =>
  by.call(decideApplication, { params, body, headers });

const applied = async () => apply(ada, (await newProject(founder))._id);

const seenBy = async (viewer: Member, { projectId, applicationId }: Params) => {
  const { applications } = await projectFor(viewer, projectId);
  const found = applications.find(({ _id }) => _id === applicationId);
  if (!found) throw new Error('no such application');
  return found;
};

const stagesOf = async (params: Params) => (await seenBy(ada, params)).history.map(({ stage }) => stage);

describe('the way of an application', () => {
  it('begins when it is sent, with the time until which it is to be answered', async () => {
    const params = await applied();
    const application = await seenBy(ada, params);
    expect(application).toMatchObject({
      stage: 'sent',
      history: [{ stage: 'sent', at: application.createdAt }],
      declineReason: null,
      declineNote: '',
      respondBy: new Date(Date.parse(application.createdAt) + ANSWER_WITHIN).toISOString(),
    });
  });

  it('is seen, then in talk, which is an answer, and never goes back', async () => {
    const params = await applied();
    expect(await change(founder, params, { stage: 'seen' })).toMatchObject({
      status: 200,
      body: { message: applicationAnswers.stageChanged, status: 'pending', stage: 'seen' },
    });
    expect(await seenBy(ada, params)).toMatchObject({ stage: 'seen', respondBy: expect.any(String) });
    await change(founder, params, { stage: 'inTalk' });
    expect(await seenBy(ada, params)).toMatchObject({ stage: 'inTalk', status: 'pending', respondBy: null });
    expect((await change(founder, params, { stage: 'seen' })).body).toMatchObject({ stage: 'inTalk' });
    await decide(founder, params, 'accepted');
    expect(await stagesOf(params)).toEqual(['sent', 'seen', 'inTalk', 'accepted']);
    for (const stage of ['seen', 'inTalk'] as const)
      expect(await change(founder, params, { stage })).toMatchObject({
        status: 400,
        body: { message: texts.alreadyProcessed },
      });
  });

  it('comes to each stage once, however many open it at the same moment', async () => {
    const params = await applied();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, nth) => change(founder, params, { stage: nth % 2 ? 'seen' : 'inTalk' })),
    );
    for (const { status } of answers) expect(status).toBe(200);
    const stages = await stagesOf(params);
    expect(stages.filter((stage) => stage === 'inTalk')).toHaveLength(1);
    expect(stages.filter((stage) => stage === 'seen').length).toBeLessThanOrEqual(1);
    expect((await seenBy(ada, params)).stage).toBe('inTalk');
  });

  it('ends in one decision, however many are made at the same moment', async () => {
    const params = await applied();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => change(founder, params, { status: 'rejected', reason: 'skills' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await stagesOf(params)).toEqual(['sent', 'declined']);
  });

  it('is remembered when it was withdrawn and is made again', async () => {
    const params = await applied();
    await change(founder, params, { stage: 'seen' });
    await ada.must(withdrawApplication, { params });
    expect((await seenBy(ada, params)).stage).toBe('withdrawn');
    await apply(ada, params.projectId);
    expect(await stagesOf(params)).toEqual(['sent', 'seen', 'withdrawn', 'sent']);
    expect((await seenBy(ada, params)).stage).toBe('sent');
  });
});

describe('declining', () => {
  it('says why, in the application and kindly in the notification', async () => {
    const params = await applied();
    await change(founder, params, { status: 'rejected', reason: 'timing', note: 'Come back in spring' });
    expect(await seenBy(ada, params)).toMatchObject({
      status: 'rejected',
      stage: 'declined',
      declineReason: 'timing',
      declineNote: 'Come back in spring',
    });
    await settled();
    const [notice] = (await ada.call(contract.notifications.list)).body;
    expect(notice).toMatchObject({
      type: 'application_rejected',
      content:
        'Your application for the Designer role in "Tidewise" was not accepted. The timing did not fit.',
    });
  });

  it('needs no reason', async () => {
    const params = await applied();
    expect((await change(founder, params, { status: 'rejected' })).body).toMatchObject({ stage: 'declined' });
    expect(await seenBy(ada, params)).toMatchObject({ declineReason: null, declineNote: '' });
  });

  it.each<[string, Change, string]>([
    ['nothing', {}, applicationAnswers.oneAtATime],
    ['two things', { status: 'accepted', stage: 'seen' }, applicationAnswers.oneAtATime],
    ['a reason to accept', { status: 'accepted', reason: 'skills' }, applicationAnswers.reasonOfRejection],
    ['a word beside a stage', { stage: 'seen', note: 'Hm' }, applicationAnswers.reasonOfRejection],
  ])('is refused with %s', async (_, body, message) => {
    expect(await change(founder, await applied(), body)).toMatchObject({ status: 400, body: { message } });
  });

  it('is refused with a reason or a length that is none', async () => {
    const params = await applied();
    for (const body of [
      { status: 'rejected', reason: 'looks' },
      { status: 'rejected', note: 'a'.repeat(501) },
      { stage: 'accepted' },
      { founderNote: 'a'.repeat(2_001) },
    ])
      expect((await change(founder, params, body as Change)).status).toBe(400);
  });
});

describe("the founder's note", () => {
  it('is kept for the founder alone, also when the member applies again', async () => {
    const params = await applied();
    expect(await change(founder, params, { founderNote: 'Knows Ben' })).toMatchObject({
      status: 200,
      body: { message: applicationAnswers.noteSaved, status: 'pending', stage: 'sent' },
    });
    expect(await seenBy(founder, params)).toMatchObject({ founderNote: 'Knows Ben' });
    const own = await ada.must(contract.users.applications);
    for (const seen of [await seenBy(ada, params), own[0]]) expect(seen).not.toHaveProperty('founderNote');
    await ada.must(withdrawApplication, { params });
    const again = await applyFor(ada, params.projectId);
    expect(JSON.stringify(again.body)).not.toContain('Ben');
    expect(await seenBy(founder, params)).toMatchObject({ founderNote: 'Knows Ben' });
    await change(founder, params, { founderNote: '' });
    expect(await seenBy(founder, params)).not.toHaveProperty('founderNote');
  });

  it('and a stage are nobody else’s to set', async () => {
    const params = await applied();
    const other = await newMember('founder');
    for (const by of [ada, other])
      for (const body of [{ founderNote: 'Hm' }, { stage: 'seen' }] as const)
        expect((await change(by, params, body)).status).toBe(403);
  });
});

describe('all that a founder has received', () => {
  it('is one list over all projects, newest first, with counts and what else each has applied for', async () => {
    const boss = await newMember('founder');
    const ben = await newMember('job_seeker');
    const [one, two] = [await newProject(boss), await newProject(boss, { name: 'Reefwatch' })];
    const first = await apply(ada, one._id);
    const second = await apply(ada, two._id);
    const third = await apply(ben, two._id);
    await settled();
    await change(boss, third, { stage: 'seen' });
    await change(boss, second, { status: 'rejected', reason: 'place' });
    await settled();
    const all = await boss.must(received);
    expect(all.applications.map(({ _id }) => _id)).toEqual(
      [third, second, first].map(({ applicationId }) => applicationId),
    );
    expect(all).toMatchObject({
      counts: { sent: 1, seen: 1, declined: 1, accepted: 0, expired: 0 },
      totalApplications: 3,
      totalPages: 1,
      currentPage: 1,
      medianReplyHours: null,
    });
    expect(all.applications[2]).toMatchObject({
      project: { _id: one._id, name: 'Tidewise' },
      earlier: [{ projectName: 'Reefwatch', roleTitle: 'Designer', stage: 'declined' }],
    });
    const sent = await boss.must(received, { query: { status: 'sent' } });
    expect(sent.applications.map(({ _id }) => _id)).toEqual([first.applicationId]);
    expect(sent.totalApplications).toBe(1);
    // What the founder has just done is in their own list at once.
    await change(boss, first, { stage: 'inTalk' });
    expect((await boss.must(received, { query: { status: 'sent' } })).applications).toEqual([]);
    // It is theirs alone, and for founders.
    expect((await (await newMember('founder')).must(received)).applications).toEqual([]);
    expect((await ada.call(received)).status).toBe(403);
    expect((await boss.call(received, { query: { status: 'lost' as 'sent' } })).status).toBe(400);
  });

  it('is asked for by stage, or for all that are pending or were rejected', async () => {
    const boss = await newMember('founder');
    const roles = ['A', 'B', 'C', 'D', 'E'].map((title) => ({ title, limit: 1 }));
    const { _id } = await newProject(boss, { openRoles: roles });
    const made = [];
    for (const { title } of roles) made.push(await apply(ada, _id, title));
    const [sent, seen, inTalk, rejected, withdrawn] = made;
    if (!sent || !seen || !inTalk || !rejected || !withdrawn) throw new Error('too few');
    await change(boss, seen, { stage: 'seen' });
    await change(boss, inTalk, { stage: 'inTalk' });
    await change(boss, rejected, { status: 'rejected' });
    await ada.must(withdrawApplication, { params: withdrawn });
    await settled();
    const asked = async (status: 'pending' | 'rejected' | 'withdrawn' | 'accepted') => {
      const { applications, totalApplications } = await boss.must(received, { query: { status } });
      expect(applications).toHaveLength(totalApplications);
      return applications.map((one) => one._id);
    };
    expect(await asked('pending')).toEqual([inTalk, seen, sent].map(({ applicationId }) => applicationId));
    expect(await asked('rejected')).toEqual([rejected.applicationId]);
    expect(await asked('withdrawn')).toEqual([withdrawn.applicationId]);
    expect(await asked('accepted')).toEqual([]);
  });

  it.skipIf(!hasTable)('goes back to the first one, with true counts', async () => {
    const boss = await newMember('founder');
    const { _id: projectId, openRoles } = await newProject(boss);
    const oldest = await apply(ada, projectId);
    await settled();
    const roleId = openRoles[0]?._id ?? '';
    // More than are read at once.
    const places = Array.from({ length: 1_200 }, () => {
      const appliedAt = newId();
      const memberId = newId();
      return {
        ...projectKeys.applied(memberId, appliedAt),
        ...projectKeys.byReceived(boss.user._id, appliedAt),
        ...{ memberId, projectId, roleId, roleTitle: 'Designer', stage: 'sent' },
      };
    });
    for (let i = 0; i < places.length; i += 50) await Promise.all(places.slice(i, i + 50).map(put));
    const { totalPages, totalApplications, counts } = await boss.must(received);
    expect({ totalPages, totalApplications, sent: counts.sent }).toEqual({
      totalPages: 61,
      totalApplications: 1_201,
      sent: 1_201,
    });
    const last = await boss.must(received, { query: { page: totalPages } });
    expect(last.applications.map(({ _id }) => _id)).toEqual([oldest.applicationId]);
    await removeMany(places);
  });

  it('goes on page by page', async () => {
    const boss = await newMember('founder');
    const roles = Array.from({ length: 20 }, (_, nth) => ({ title: `Role ${nth}`, limit: 1 }));
    const [one, two] = [await newProject(boss, { openRoles: roles }), await newProject(boss)];
    const [cyd, dan] = await Promise.all([newMember('job_seeker'), newMember('job_seeker')]);
    for (const { title } of roles.slice(0, 10)) await applyFor(cyd, one._id, title);
    for (const { title } of roles.slice(0, 10)) await applyFor(dan, one._id, title);
    await apply(ada, two._id);
    await settled();
    const first = await boss.call(received);
    expect(first.body).toMatchObject({ totalApplications: 21, totalPages: 2 });
    expect(first.body.applications).toHaveLength(20);
    expect(first.headers.get('link')).toBe('</api/v1/people/applications?page=2>; rel="next"');
    const second = await boss.call(received, { query: { page: 2 } });
    expect(second.body.applications).toHaveLength(1);
    expect(second.headers.get('link')).toBeNull();
    expect((await boss.must(received, { query: { page: 99 } })).currentPage).toBe(2);
  });

  it('puts those first that have waited the longest for an answer', async () => {
    const boss = await newMember('founder');
    const openRoles = ['A', 'B', 'C', 'D'].map((title) => ({ title, limit: 2 }));
    const { _id } = await newProject(boss, { openRoles });
    const sent = [];
    for (const { title } of openRoles) sent.push(await apply(ada, _id, title));
    const [first, second] = sent;
    if (!first || !second) throw new Error('too few');
    await decide(boss, first, 'rejected');
    await change(boss, second, { stage: 'seen' });
    await settled();
    const { applications } = await boss.must(received, { query: { sort: 'waiting' } });
    expect(applications.map(({ roleTitle }) => roleTitle)).toEqual(['B', 'C', 'D', 'A']);
  });

  it('leaves out who is hidden, and what was made again is there once', async () => {
    const boss = await newMember('founder');
    const { _id } = await newProject(boss);
    const params = await apply(ada, _id);
    await settled();
    await ada.must(withdrawApplication, { params });
    await apply(ada, _id);
    await settled();
    expect((await boss.must(received)).applications).toMatchObject([{ stage: 'sent' }]);
    await boss.must(contract.hiding.block, { params: { userId: ada.user._id } });
    await settled();
    expect(await boss.must(received)).toMatchObject({ applications: [], counts: { withdrawn: 0, sent: 0 } });
  });
});

describe('what a project tells its founder alone', () => {
  it('is how many applications wait, more than it shows, and how well each applicant fits', async () => {
    const boss = await newMember('founder');
    const openRoles = Array.from({ length: 11 }, (_, nth) => ({
      title: `Role ${nth}`,
      limit: 1,
      skills: ['Figma'],
    }));
    const { _id: projectId } = await newProject(boss, { openRoles });
    expect((await projectFor(boss, projectId)).pendingCount).toBe(0);
    const cyd = await newMember('job_seeker');
    await cyd.must(contract.users.updateProfile, { body: { skills: ['figma'] } });
    const made = [];
    for (const { title } of openRoles) made.push(await apply(cyd, projectId, title));
    for (const { title } of openRoles.slice(1)) made.push(await apply(ada, projectId, title));
    await settled();
    const shown = await projectFor(boss, projectId);
    expect(shown).toMatchObject({ pendingCount: 21, applications: { length: 20 } });
    const matches = (list: { userId: { _id: string }; match?: number | null | undefined }[]) =>
      new Map(list.map(({ userId, match }) => [userId._id, match]));
    const expected = new Map([
      [cyd.user._id, 100],
      [ada.user._id, 30],
    ]);
    expect(matches(shown.applications)).toEqual(expected);
    const query = { limit: 21 };
    expect(
      matches(await boss.must(contract.projects.applications, { params: { projectId }, query })),
    ).toEqual(expected);

    const [first, second] = made;
    if (!first || !second) throw new Error('too few');
    for (const params of [first, second]) await change(boss, params, { status: 'rejected' });
    expect((await projectFor(boss, projectId)).pendingCount).toBe(19);
    const own = await projectFor(cyd, projectId);
    expect(own).not.toHaveProperty('pendingCount');
    for (const application of own.applications) expect(application).not.toHaveProperty('match');
  });
});

describe('how fast a founder answers', () => {
  it('is told from three first answers on, once for each', async () => {
    const boss = await newMember('founder');
    const roles = ['A', 'B', 'C', 'D'].map((title) => ({ title, limit: 1 }));
    const { _id } = await newProject(boss, { openRoles: roles });
    const params = await Promise.all(roles.slice(0, 3).map(({ title }) => apply(ada, _id, title)));
    const [first, second, third] = params;
    if (!first || !second || !third) throw new Error('too few');
    await change(boss, first, { stage: 'inTalk' }, { 'idempotency-key': freshUsername() });
    await decide(boss, first, 'rejected');
    await decide(boss, second, 'rejected');
    await settled();
    expect((await projectFor(ada, _id)).medianReplyHours).toBeNull();
    await decide(boss, third, 'rejected');
    await settled();
    expect((await projectFor(ada, _id)).medianReplyHours).toBe(0);
    expect((await boss.must(received)).medianReplyHours).toBe(0);
  });
});

describe('how well applicants fit', () => {
  it('is told to the founder with the reasons, and puts those for one role in order', async () => {
    const openRoles = [
      { title: 'Designer', limit: 3, skills: ['Figma', 'TypeScript'], commitment: 'fullTime' as const },
      { title: 'Cook', limit: 3 },
    ];
    const mine = await newMember('founder');
    const project = await newProject(mine, { openRoles });
    const ben = await newMember('job_seeker');
    await ada.must(contract.users.updateProfile, {
      body: { skills: ['figma', 'ts'], jobSeekerInfo: { openToRoles: ['fulltime'] } },
    });
    const best = await apply(ada, project._id);
    const other = await apply(ben, project._id);
    const cook = await apply(ada, project._id, 'Cook');
    const role = project.openRoles[0]?._id;
    const listed = async (query = {}) =>
      (await mine.must(received, { query })).applications.map(({ _id, match }) => [_id, match]);
    const ids = [cook, other, best].map(({ applicationId }) => applicationId);
    expect(await listed()).toEqual(ids.map((id, nth) => [id, [30, 30, 100][nth]]));
    expect(await listed({ role })).toEqual([
      [other.applicationId, 30],
      [best.applicationId, 100],
    ]);
    expect(await listed({ role, sort: 'match' })).toEqual([
      [best.applicationId, 100],
      [other.applicationId, 30],
    ]);
    const { applications, counts, totalApplications } = await mine.must(received, { query: { role } });
    expect([counts.sent, totalApplications]).toEqual([2, 2]);
    expect(applications.map(({ fit }) => fit)).toEqual([
      { matchedSkills: [], missingSkills: ['Figma', 'TypeScript'], commitment: 'unknown', place: 'unknown' },
      { matchedSkills: ['Figma', 'TypeScript'], missingSkills: [], commitment: 'fits', place: 'unknown' },
    ]);
    const own = await ada.must(contract.users.applications);
    expect(own.every((application) => !('match' in application))).toBe(true);
  });
});
