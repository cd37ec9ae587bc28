import { describe, expect, it } from 'vitest';
import { contract, routes } from '../../shared/api/index.ts';
import { DAY } from '../../shared/limits.ts';
import { reports as texts } from '../../shared/texts/reports/reports.ts';
import { newId } from '../table/ids.ts';
import { newAdmin } from '../testing/admin.ts';
import { type Member, newMember, PASSWORD } from '../testing/client.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { mailsTo } from '../testing/outbox.ts';
import { hasTable } from '../testing/system.ts';

expectInvariants();

const { auth, reports, notifications, posts, users } = contract;

const suspend = (admin: Member, { user }: Member, days: number) =>
  admin.call(reports.suspend, {
    params: { userId: user._id },
    body: { days, reason: 'abuse', note: 'Third time' },
  });

const ID = newId();
const PARAMS = { postId: ID, projectId: ID, userId: ID, commentId: ID };

describe.skipIf(!hasTable)('a suspended member', () => {
  it('reads, but is refused every write until it is over', async () => {
    const [admin, member] = await Promise.all([newAdmin(), newMember('founder')]);
    const { body } = await suspend(admin, member, 3);
    const until = body.suspension?.until ?? '';
    expect(Date.parse(until) - Date.now()).toBeGreaterThan(3 * DAY - 60_000);

    expect((await member.call(auth.me)).body.suspension).toEqual({ until, reason: 'abuse' });
    for (const read of [posts.list, notifications.list, users.suggestions])
      expect((await member.call(read)).status).toBe(200);
    const writing = routes.filter(
      ({ method, auth: rule, whileSuspended }) =>
        method !== 'GET' && ['member', 'founder'].includes(rule) && !whileSuspended,
    );
    expect(writing.length).toBeGreaterThan(30);
    for (const route of writing) {
      const answer = await member.call(route, { params: PARAMS, body: {} });
      expect(answer, route.name).toMatchObject({
        status: 403,
        body: { code: 'SUSPENDED', until, message: texts.suspended(until, 'abuse') },
      });
    }
  });

  it('is told by a notice and by mail, and may sign in, read notices, and leave', async () => {
    const [admin, member] = await Promise.all([newAdmin(), newMember()]);
    await suspend(admin, member, 1);
    const { body } = await member.call(notifications.list);
    expect(body.map(({ type, content }) => [type, content])).toEqual([
      ['account_suspended', texts.suspendedNotice(1, 'abuse')],
    ]);
    expect((await member.call(notifications.readAll)).status).toBe(200);
    const [mail] = await mailsTo(member.user.email);
    expect(mail?.subject).toBe('Your Hearth account is suspended');
    const { username } = member.user;
    expect((await member.call(auth.login, { body: { username, password: PASSWORD } })).status).toBe(200);
    expect(
      (await member.call(users.delete, { params: { username }, body: { password: PASSWORD } })).status,
    ).toBe(200);
  });

  it('writes again once it is lifted, and is told', async () => {
    const [admin, member] = await Promise.all([newAdmin(), newMember()]);
    await suspend(admin, member, 1);
    expect((await suspend(admin, member, 0)).body).toEqual({ suspension: null });
    expect((await member.call(posts.create, { body: { content: 'Sorry' } })).status).toBe(201);
    expect((await member.call(auth.me)).body.suspension).toBeUndefined();
    const { body } = await member.call(notifications.list);
    expect(body[0]?.content).toBe(texts.liftedNotice);
    const { body: entries } = await admin.call(reports.audit);
    const actions = entries.filter((entry) => entry.member?._id === member.user._id);
    expect(actions.map(({ action }) => action)).toEqual(['lift', 'suspend']);
    expect(actions[1]).toMatchObject({ days: 1, reason: 'abuse', note: 'Third time' });
  });
});

describe.skipIf(!hasTable)('an administrator', () => {
  it('is not suspended, neither is somebody who does not exist, and nobody else suspends', async () => {
    const [admin, other, member] = await Promise.all([newAdmin(), newAdmin(), newMember()]);
    expect(await suspend(admin, other, 1)).toMatchObject({
      status: 403,
      body: { message: texts.administratorStays },
    });
    const params = { userId: newId() };
    expect((await admin.call(reports.suspend, { params, body: { days: 1, reason: 'spam' } })).status).toBe(
      404,
    );
    expect((await suspend(member, other, 1)).status).toBe(403);
    expect((await suspend(admin, member, 4_000)).status).toBe(400);
  });
});
