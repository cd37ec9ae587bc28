import { describe, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import { Client, newMember, PASSWORD } from '../../testing/calls/client.ts';
import { expectOnce } from '../../testing/calls/lost-answers.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { hasTable } from '../../testing/system.ts';

expectInvariants();

const { changePassword, endOtherSessions, endSession, login, sessions } = contract.auth;

const NEW = 'quiet harbour lantern';

/** A member who is signed in with two browsers. */
async function signedInTwice() {
  const member = await newMember();
  const other = new Client();
  await other.call(login, { body: { username: member.user.username, password: PASSWORD } });
  const look = async () => (await member.call(sessions)).body.map(({ current }) => current);
  return { member, other, look };
}

describe.skipIf(!hasTable)('repeated after its answer was lost, or its function had stopped anywhere', () => {
  it('a change of the password has its effect once', () =>
    expectOnce(changePassword, async () => {
      const { member, look } = await signedInTwice();
      return { member, body: { currentPassword: PASSWORD, newPassword: NEW }, look };
    }));

  it('the end of all other sessions has its effect once', () =>
    expectOnce(endOtherSessions, async () => {
      const { member, look } = await signedInTwice();
      return { member, look };
    }));

  it('the end of one session has its effect once', () =>
    expectOnce(endSession, async () => {
      const { member, other, look } = await signedInTwice();
      const { body } = await other.call(sessions);
      const sessionId = body.find(({ current }) => current)?._id ?? '';
      return { member, params: { sessionId }, look };
    }));
});
