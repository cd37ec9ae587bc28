import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import { DAY, HOUR } from '../../../shared/limits.ts';
import { namesIn } from '../../../shared/rules/projects/application-id.ts';
import { plainEffect } from '../../table/effect.ts';
import { idTime, newId } from '../../table/ids.ts';
import { get, put, remove } from '../../table/table.ts';
import { cost, withCost } from '../../telemetry.ts';
import { type Member, newMember, PASSWORD } from '../../testing/calls/client.ts';
import { settled } from '../../testing/settled.ts';
import { hasTable } from '../../testing/system.ts';
import { applyFor, decide, newProject, projectFor } from '../../testing/things/projects.ts';
import { answerDeadlines } from '../jobs/answer-deadlines.ts';
import { apply } from '../store/applications/applications.ts';
import { dayOf, noteLookedAfter, readWaiting } from '../store/applications/deadlines.ts';
import { timeAllApplications } from '../store/applications/time-all.ts';
import { projectKeys } from '../store/keys.ts';

const { decideApplication, received, withdrawApplication } = contract.projects;

/** Everybody else's applications of these tests are of today, and not yet due when these are. */
const SENT = Math.floor(Date.now() / HOUR) * HOUR - 5 * DAY + HOUR / 2;

/** The first hour at which something is due so many days after they were sent. */
const hourAfter = (days: number): number => SENT + days * DAY + HOUR / 2;

let founder: Member;
let ada: Member;

beforeAll(async () => {
  founder = await newMember('founder');
});

beforeEach(async () => {
  ada = await newMember('job_seeker');
});

/** An application that was made some days ago. */
async function applied() {
  const project = await newProject(founder);
  const [role] = project.openRoles;
  if (!role) throw new Error('no role');
  const { _id: applicationId } = await apply(
    plainEffect,
    {
      projectId: project._id,
      founderId: founder.user._id,
      memberId: ada.user._id,
      roleId: role._id,
      roleTitle: role.title,
      message: '',
      appliedAt: newId(SENT),
    },
    undefined,
  );
  await settled();
  return { projectId: project._id, applicationId };
}

/** Does all that is due at an hour, up to so many steps, as if the job had died then. */
async function runAt(at: number, steps = Number.POSITIVE_INFINITY): Promise<void> {
  let cursor: string | undefined;
  for (let step = 0; step < steps; step += 1) {
    cursor = await answerDeadlines({ at }, cursor);
    if (cursor === undefined) break;
  }
  await settled();
}

/** What a member is told of a project. */
const toldOf = async (member: Member, projectId: string) => {
  const { body } = await member.call(contract.notifications.list, { query: { limit: 100 } });
  return body.filter(({ project }) => project?._id === projectId).map(({ type, content }) => [type, content]);
};

const own = async (projectId: string) => (await projectFor(ada, projectId)).applications[0];

const waiting = async (projectId: string) =>
  (await toldOf(founder, projectId)).filter(([type]) => type === 'application_waiting');

describe.skipIf(!hasTable)('an application that nobody answers', () => {
  it('reminds the founder after 7 and 12 days, then ends, each once', async () => {
    const { projectId } = await applied();
    const reminder = (days: number) => [
      'application_waiting',
      `${ada.user.name} has been waiting for ${days} days for your answer about the Designer role in "Tidewise"`,
    ];
    await runAt(hourAfter(7) - HOUR);
    expect(await waiting(projectId)).toEqual([]);
    for (let run = 0; run < 2; run += 1) {
      await runAt(hourAfter(7));
      expect(await waiting(projectId)).toEqual([reminder(7)]);
    }
    // The newer one takes the place of the older.
    await runAt(hourAfter(12), 2);
    await runAt(hourAfter(12));
    expect(await waiting(projectId)).toEqual([reminder(12)]);
    expect((await own(projectId))?.stage).toBe('sent');

    await Promise.all([runAt(hourAfter(14)), runAt(hourAfter(14))]);
    expect(await own(projectId)).toMatchObject({
      status: 'cancelled',
      cancelReason: 'expired',
      stage: 'expired',
      respondBy: null,
      history: [{ stage: 'sent' }, { stage: 'expired' }],
    });
    expect(await toldOf(ada, projectId)).toEqual([
      ['application_expired', expect.stringContaining('was not answered within 14 days')],
    ]);
    expect(await waiting(projectId)).toEqual([]);
    expect((await founder.must(received, { query: { status: 'expired' } })).counts.expired).toBeGreaterThan(
      0,
    );
  });

  it('may be made again once it has ended, or still be accepted', async () => {
    const [again, late] = [await applied(), await applied()];
    await runAt(hourAfter(14));
    expect((await applyFor(ada, again.projectId)).status).toBe(201);
    expect(await own(again.projectId)).toMatchObject({
      status: 'pending',
      history: [{ stage: 'sent' }, { stage: 'expired' }, { stage: 'sent' }],
    });
    await decide(founder, late, 'accepted');
    expect(await own(late.projectId)).toMatchObject({
      status: 'accepted',
      history: [{ stage: 'sent' }, { stage: 'expired' }, { stage: 'accepted' }],
    });
    expect(await own(late.projectId)).not.toHaveProperty('cancelReason');
    expect((await projectFor(ada, late.projectId)).teamMembers).toHaveLength(2);
  });

  it('may still be declined or withdrawn, but is not seen or talked about any more', async () => {
    const [declined, withdrawn] = [await applied(), await applied()];
    await runAt(hourAfter(14));
    const seen = await founder.call(decideApplication, { params: declined, body: { stage: 'seen' } });
    expect(seen.status).toBe(400);
    await decide(founder, declined, 'rejected');
    expect((await own(declined.projectId))?.stage).toBe('declined');
    await ada.must(withdrawApplication, { params: withdrawn });
    expect((await own(withdrawn.projectId))?.stage).toBe('withdrawn');
  });

  it('waits on when it was only seen, not when founder and applicant are in talk', async () => {
    const [seen, inTalk] = [await applied(), await applied()];
    await founder.must(decideApplication, { params: seen, body: { stage: 'seen' } });
    await founder.must(decideApplication, { params: inTalk, body: { stage: 'inTalk' } });
    await runAt(hourAfter(7));
    expect([await waiting(seen.projectId), await waiting(inTalk.projectId)]).toMatchObject([[{}], []]);
    await runAt(hourAfter(14));
    expect((await own(seen.projectId))?.stage).toBe('expired');
    expect((await own(inTalk.projectId))?.stage).toBe('inTalk');
  });

  it('needs no reminder any more when it was answered', async () => {
    const params = await applied();
    await runAt(hourAfter(7));
    expect(await waiting(params.projectId)).toHaveLength(1);
    await founder.must(decideApplication, { params, body: { stage: 'inTalk' } });
    await settled();
    expect(await waiting(params.projectId)).toEqual([]);
  });

  it('has ended either way when it is answered in the same moment', async () => {
    const params = await applied();
    const [answer] = await Promise.all([
      founder.call(decideApplication, { params, body: { status: 'rejected' } }),
      runAt(hourAfter(14)),
    ]);
    expect(answer.status).toBe(200);
    expect((await own(params.projectId))?.stage).toBe('declined');
  });

  it('is looked after also when hours were missed', async () => {
    const { projectId } = await applied();
    await remove(projectKeys.deadlines());
    await noteLookedAfter(hourAfter(7) - HOUR);
    await runAt(hourAfter(7) + 3 * DAY);
    expect(await waiting(projectId)).toHaveLength(1);
  });

  it('is passed over when its writer has left', async () => {
    const { projectId } = await applied();
    const { username } = ada.user;
    await ada.must(contract.users.delete, { params: { username }, body: { password: PASSWORD } });
    await settled();
    await runAt(hourAfter(7));
    await runAt(hourAfter(14));
    expect(await waiting(projectId)).toEqual([]);
  });

  it('costs little more than the reminder', async () => {
    await runAt(hourAfter(7));
    await applied();
    await applied();
    const spent = await withCost(async () => {
      let cursor: string | undefined;
      do cursor = await answerDeadlines({ at: hourAfter(7) }, cursor);
      while (cursor !== undefined);
      return cost();
    });
    console.info(`${spent.rru} RRU and ${spent.wru} WRU for 2 reminders`);
    expect(spent.wru).toBeLessThanOrEqual(2 * 4 + 2);
  });
});

describe.skipIf(!hasTable)('applications from before there was a time for answers', () => {
  it('get a place and 14 days from a run on, however often that runs', async () => {
    const { projectId, applicationId } = await applied();
    const { memberId, roleId } = namesIn(applicationId);
    const key = projectKeys.application(memberId, projectId, roleId);
    const stored = await get(key, { consistent: true });
    if (!stored) throw new Error('no application');
    const { isTimed: _, ...older } = stored;
    await put({ ...older, ...key });
    const entry = { ...projectKeys.applied(memberId, stored.appliedAt), projectId, roleId };
    await put(entry);
    await remove(projectKeys.waiting(dayOf(stored.appliedAt), stored.appliedAt));
    const listed = async () =>
      (await founder.must(received, { query: { role: roleId } })).applications.map(({ _id }) => _id);
    expect((await own(projectId))?.respondBy).toBeNull();
    expect(await listed()).toEqual([]);

    const began = Date.now();
    expect(await timeAllApplications()).toBeGreaterThan(0);
    const respondBy = (await own(projectId))?.respondBy;
    expect(Date.parse(respondBy ?? '')).toBeGreaterThanOrEqual(began + 14 * DAY);
    expect(await listed()).toEqual([applicationId]);
    expect(await timeAllApplications()).toBe(0);
    expect((await own(projectId))?.respondBy).toBe(respondBy);
    const { timedFrom = '' } = (await get(key, { consistent: true })) ?? {};
    const { waiting: found } = await readWaiting(idTime(timedFrom), idTime(timedFrom) + 1);
    expect(found.map(({ _id }) => _id)).toEqual([applicationId]);
  });
});
