import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Auth } from '../../../shared/api/route.ts';
import { administration as texts } from '../../../shared/texts/reports/administration.ts';
import { exchangeOf, through } from '../../testing/calls/request-context.ts';
import { guarded, probes } from '../../testing/calls/routes.ts';
import { accountItem } from '../../testing/people/account.ts';
import { MEMBER_ID, SESSION_ID, signedCookie } from '../../testing/people/cookie.ts';
import { storeSecrets } from '../../testing/services/secrets.ts';
import { NotFound } from '../errors.ts';
import type { AccountItem } from '../items.ts';
import { session } from './session.ts';

const table = mockClient(DynamoDBDocumentClient);

const dead = { status: 401, code: 'UNAUTHENTICATED' };
const past = Math.floor(Date.now() / 1000) - 1;

const accountIs = (account: AccountItem | undefined) => table.on(GetCommand).resolves({ Item: account });

async function call(cookies: string[] | undefined, auth: Auth = 'member') {
  const requestContext = exchangeOf(guarded(auth), cookies && { cookies });
  await through(session, requestContext);
  return requestContext;
}

beforeEach(() => {
  storeSecrets();
  table.reset();
  accountIs(accountItem());
});

describe('a public route', () => {
  it('asks nobody who they are, and reads nothing', async () => {
    const requestContext = exchangeOf(probes.ping, { cookies: [await signedCookie()] });
    await through(session, requestContext);
    expect(requestContext.memberId).toBeUndefined();
    expect(table.calls()).toEqual([]);
  });
});

describe('a route for members', () => {
  it('knows the caller by their cookie, and their account by one read that sees the latest', async () => {
    const requestContext = await call(['theme=dark', await signedCookie()]);
    expect(requestContext.memberId).toBe(MEMBER_ID);
    expect(await requestContext.account).toMatchObject({ memberId: MEMBER_ID });
    expect(table.commandCalls(GetCommand).map(({ args }) => args[0].input)).toEqual([
      expect.objectContaining({ ConsistentRead: true, Key: { pk: `MEMBER#${MEMBER_ID}`, sk: 'ACCOUNT' } }),
    ]);
  });

  it.each([
    ['no cookies', undefined],
    ['cookies of others', ['theme=dark']],
    ['an empty cookie', ['hearth=']],
    ['a forged token', ['hearth=eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZGEifQ.']],
  ])('is closed without a look at the table to %s', async (_, cookies) => {
    await expect(call(cookies)).rejects.toMatchObject(dead);
    expect(table.calls()).toEqual([]);
  });

  it('is closed to a token that has expired', async () => {
    await expect(call([await signedCookie(MEMBER_ID, SESSION_ID, -1)])).rejects.toMatchObject(dead);
  });

  it.each([
    ['ended', accountItem({ sessions: {} })],
    ['expired', accountItem({ sessions: { [SESSION_ID]: past } })],
    ['of a member who is gone', undefined],
  ])('is closed to a good token whose session is %s', async (_, account) => {
    accountIs(account);
    await expect(call([await signedCookie()])).rejects.toMatchObject(dead);
  });

  it.each(['constructor', '__proto__', 'toString'])('is closed to a session called %s', async (name) => {
    await expect(call([await signedCookie(MEMBER_ID, name)])).rejects.toMatchObject(dead);
  });

  it('is a failure, not a refusal, when the account cannot be read', async () => {
    table.on(GetCommand).rejects(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
    await expect(call([await signedCookie()])).rejects.toMatchObject({ name: 'TableUnavailableError' });
  });
});

describe('a route for some members', () => {
  const who = {
    founder: accountItem({ userRole: 'founder' }),
    investor: accountItem({ userRole: 'investor' }),
    jobSeeker: accountItem({ userRole: 'job_seeker' }),
    newcomer: accountItem({ userRole: null }),
    admin: accountItem({ userRole: null, isAdmin: true }),
  };

  it.each([
    ['member', ['founder', 'investor', 'jobSeeker', 'newcomer', 'admin']],
    ['founder', ['founder']],
    ['investor', ['investor']],
    ['jobSeeker', ['jobSeeker']],
    ['admin', ['admin']],
  ] as const)('%s is open to %j alone', async (auth, allowed) => {
    const open: string[] = [];
    for (const [name, account] of Object.entries(who)) {
      accountIs(account);
      const outcome = await call([await signedCookie()], auth).catch((error: unknown) => error);
      if (outcome instanceof Error) expect(outcome).toMatchObject({ status: 403, code: 'FORBIDDEN' });
      else open.push(name);
    }
    expect(open).toEqual(allowed);
  });

  it('tells others that it is for administrators', async () => {
    await expect(call([await signedCookie()], 'admin')).rejects.toThrow(texts.adminOnly);
  });

  it('answers a dead session with 401, whatever its role was', async () => {
    accountIs(accountItem({ userRole: 'investor', sessions: {} }));
    await expect(call([await signedCookie()], 'founder')).rejects.toMatchObject(dead);
  });
});

describe('what runs beside the check', () => {
  const missing = () => Promise.reject(new NotFound());

  it('tells a dead session nothing, not even that something is missing', async () => {
    accountIs(undefined);
    const requestContext = exchangeOf(probes.read, { cookies: [await signedCookie()] });
    await expect(through(session, requestContext, missing)).rejects.toMatchObject(dead);
  });

  it('may fail in its own way for a live session', async () => {
    const requestContext = exchangeOf(probes.read, { cookies: [await signedCookie()] });
    await expect(through(session, requestContext, missing)).rejects.toMatchObject({ status: 404 });
  });

  it('does not answer before the check is done', async () => {
    const check = Promise.withResolvers<{ Item: AccountItem | undefined }>();
    table.on(GetCommand).callsFake(() => check.promise);
    const steps: string[] = [];
    const requestContext = exchangeOf(probes.read, { cookies: [await signedCookie()] });
    const answer = through(session, requestContext, async () => {
      steps.push('worked');
      queueMicrotask(() => {
        steps.push('checked');
        check.resolve({ Item: undefined });
      });
      return { statusCode: 200, body: '"secret"' };
    });
    await expect(answer).rejects.toMatchObject(dead);
    expect(steps).toEqual(['worked', 'checked']);
  });
});
