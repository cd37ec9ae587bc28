import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { ADMIN_USERNAME } from '../../shared/rules/members/administrator.ts';
import { connections as texts } from '../../shared/texts/members/connections.ts';
import { profile } from '../../shared/texts/members/profile.ts';
import { hashPassword } from '../auth/password/password.ts';
import { createMember, findMemberId } from '../members/store/members.ts';
import { plainEffect } from '../table/effect.ts';
import { newId } from '../table/ids.ts';
import { Client, Member, newMember, PASSWORD } from '../testing/calls/client.ts';
import { hasTable } from '../testing/system.ts';
import { unrestricted } from '../visibility/viewer.ts';

const { users, connections, auth } = contract;

/** The administrator as operations create one, signed in. */
async function administrator(): Promise<Member> {
  if (!(await findMemberId(unrestricted, ADMIN_USERNAME)))
    await createMember(plainEffect, {
      _id: newId(),
      name: 'Keeper Administrator',
      username: ADMIN_USERNAME,
      email: 'keeper@example.com',
      passwordHash: await hashPassword(PASSWORD),
      isAdmin: true,
    });
  const client = new Client();
  const { body } = await client.call(auth.login, {
    body: { username: ADMIN_USERNAME, password: PASSWORD, rememberMe: false },
  });
  return new Member(body, client.cookie);
}

describe.skipIf(!hasTable)('the administrator', () => {
  let admin: Member;
  let seeker: Member;

  beforeAll(async () => {
    [admin, seeker] = await Promise.all([administrator(), newMember('job_seeker')]);
  });

  it.each(['founder', 'investor', 'job_seeker'] as const)('as %s is in no list of members', async (role) => {
    await admin.call(auth.updateRole, { body: { userRole: role } });
    const lists = await Promise.all([
      seeker.call(users.suggestions, { query: { role: 'other', limit: 1_000 } }),
      seeker.call(users.allConnections, { query: { limit: 1_000 } }),
      seeker.call(users.search, { query: { query: ADMIN_USERNAME } }),
    ]);
    for (const { status, body } of lists) {
      expect(status).toBe(200);
      expect(body.map(({ username }) => username)).not.toContain(ADMIN_USERNAME);
    }
  });

  it('neither asks for a connection nor is asked', async () => {
    for (const [one, other] of [
      [seeker, admin],
      [admin, seeker],
    ] as const)
      expect(await one.call(connections.request, { params: { userId: other.user._id } })).toMatchObject({
        status: 403,
        body: { message: texts.notWithAdministrator },
      });
  });

  it('cannot delete the account that nobody could give back', async () => {
    const params = { username: ADMIN_USERNAME };
    expect(await admin.call(users.delete, { params, body: { password: PASSWORD } })).toMatchObject({
      status: 403,
      body: { message: profile.administratorStays },
    });
    expect((await admin.call(auth.me)).status).toBe(200);
  });
});
