import { describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import { Client, type Member, newMember, PASSWORD } from '../../testing/calls/client.ts';
import { mailsTo, newConfirmedMember } from '../../testing/services/outbox.ts';
import { hasTable } from '../../testing/system.ts';

const SUBJECT = 'New sign-in to your Hearth account';
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

async function signIn({ user }: Member, headers: Record<string, string> = {}) {
  const body = { username: user.username, password: PASSWORD };
  const { status, headers: sent } = await new Client().call(contract.auth.login, { body, headers });
  expect(status).toBe(200);
  const known = sent.getSetCookie().find((cookie) => cookie.startsWith('hearth-browser='));
  return known?.split(';')[0] ?? '';
}

const told = async ({ user }: Member) =>
  (await mailsTo(user.email)).filter(({ subject }) => subject === SUBJECT);

describe.skipIf(!hasTable)('a sign-in', () => {
  it('from a new browser is told by mail, with the browser and its network', async () => {
    const member = await newConfirmedMember();
    await signIn(member, { 'user-agent': CHROME });
    const [mail, ...others] = await told(member);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Chrome on Windows');
    expect(mail?.text).toMatch(/127\.0\.0\.\*/);
    expect(mail?.text).toContain('/settings#sessions');
  });

  it('from a browser that has signed in before is not, and neither is the sign-up', async () => {
    const member = await newConfirmedMember();
    expect(await told(member)).toEqual([]);
    const cookie = await signIn(member);
    await signIn(member, { cookie });
    await signIn(member, { cookie });
    expect(await told(member)).toHaveLength(1);
  });

  it('from a new browser is told also when the member is signed in nowhere', async () => {
    const member = await newConfirmedMember();
    await member.call(contract.auth.logout);
    await signIn(member);
    expect(await told(member)).toHaveLength(1);
  });

  it('is told to no address that nobody has confirmed', async () => {
    const member = await newMember();
    await signIn(member);
    expect(await told(member)).toEqual([]);
  });

  it('with a wrong password is not', async () => {
    const member = await newConfirmedMember();
    const body = { username: member.user.username, password: 'not this one' };
    await new Client().call(contract.auth.login, { body });
    expect(await told(member)).toEqual([]);
  });
});
