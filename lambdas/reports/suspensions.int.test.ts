import { describe, expect, it } from 'vitest';
import { contract, routes } from '../../shared/api/index.ts';
import { DAY, MINUTE, SECOND } from '../../shared/limits.ts';
import { auth as authTexts } from '../../shared/texts/account/auth.ts';
import { mails } from '../../shared/texts/notifications/mails.ts';
import { reports as texts } from '../../shared/texts/reports/reports.ts';
import { keyedHash } from '../http/keyed-hash.ts';
import { signVerifyLink } from '../members/email-links.ts';
import { memberKeys } from '../members/store/keys.ts';
import { readMember } from '../members/store/members.ts';
import { newId } from '../table/ids.ts';
import { put, queryAll } from '../table/table.ts';
import { Client, type Member, newcomer, newMember, PASSWORD } from '../testing/calls/client.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { newAdmin } from '../testing/people/admin.ts';
import { mailsTo, newConfirmedMember } from '../testing/services/outbox.ts';
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
    const [admin, member] = await Promise.all([newAdmin(), newConfirmedMember()]);
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

describe.skipIf(!hasTable)('lifting a suspension', () => {
  it('needs words that say why, and they stand in the audit list', async () => {
    const [admin, member] = await Promise.all([newAdmin(), newMember()]);
    await suspend(admin, member, 1);
    const params = { userId: member.user._id };
    for (const note of [undefined, '', '  '])
      expect(
        await admin.call(reports.suspend, { params, body: { days: 0, reason: 'abuse', note } }),
      ).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'note', message: texts.liftReasonRequired }] },
      });
    expect((await member.call(auth.me)).body.suspension).toBeDefined();
    const body = { days: 0, reason: 'abuse', note: 'It was a quotation' } as const;
    expect(await admin.call(reports.suspend, { params, body })).toMatchObject({
      status: 200,
      body: { suspension: null },
    });
    const { body: entries } = await admin.call(reports.audit);
    expect(entries.find((entry) => entry.member?._id === member.user._id)).toMatchObject({
      action: 'lift',
      reason: 'abuse',
      note: 'It was a quotation',
    });
  });
});

describe.skipIf(!hasTable)('a suspended member who leaves', () => {
  const signUp = (given: object) =>
    new Client().call(auth.signup, { body: { ...newcomer(), ...given } }).then(({ status, body }) => ({
      status,
      message: 'message' in body ? body.message : undefined,
    }));
  const leave = (member: Member) =>
    member.call(users.delete, { params: { username: member.user.username }, body: { password: PASSWORD } });

  it('does not return under the same name or address until it is over, and is told nothing else than others', async () => {
    const [admin, member] = await Promise.all([newAdmin(), newMember()]);
    const { username, email } = member.user;
    const verifying = async () =>
      (await mailsTo(email)).filter(({ subject }) => subject === mails.verifyEmail.subject);
    await member.must(auth.resendVerification);
    expect(await verifying()).toHaveLength(1);
    await suspend(admin, member, 3);
    await leave(member);
    expect(await signUp({ username: username.toUpperCase() })).toEqual({
      status: 400,
      message: authTexts.usernameExists,
    });
    expect(await signUp({ email: email.toUpperCase() })).toEqual({
      status: 400,
      message: authTexts.emailExists,
    });
    const other = await newMember();
    const moved = await other.call(users.updateProfile, { body: { email, currentPassword: PASSWORD } });
    expect(moved).toMatchObject({ status: 200, body: { email, emailVerified: false } });
    expect(await verifying()).toHaveLength(1);
    const changed = await readMember(other.user._id, { consistent: true });
    const token = changed && (await signVerifyLink(changed));
    expect((await new Client().call(auth.verifyEmail, { body: { token } })).status).toBe(400);
    const [kept] = await queryAll<{ ttl: number }>(memberKeys.suspended(await keyedHash(email)).pk);
    expect((kept?.ttl ?? 0) * SECOND - Date.now()).toBeGreaterThan(3 * DAY - MINUTE);
    // Items may outlive their time for a while.
    const ttl = Math.floor(Date.now() / SECOND) - 1;
    for (const handle of [username, email]) {
      const past = { ...memberKeys.suspended(await keyedHash(handle)), ttl };
      await put(past);
    }
    expect((await signUp({ username, email })).status).toBe(201);
  });

  it('may return at once where the suspension was lifted or has ended', async () => {
    const [admin, member] = await Promise.all([newAdmin(), newMember()]);
    const { username, email } = member.user;
    await suspend(admin, member, 3);
    await suspend(admin, member, 0);
    await leave(member);
    expect((await signUp({ username, email })).status).toBe(201);
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
