import { SignJWT, UnsecuredJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { MEMBER_ID, SESSION_ID, tokenFor } from '../../testing/cookie.ts';
import { passAWhile, storeSecrets } from '../../testing/secrets.ts';
import { readToken, signToken } from './session-token.ts';

const JULY = { kid: '2026-07', key: 'july '.repeat(20) };
const AUGUST = { kid: '2026-08', key: 'august '.repeat(20) };
const OURS = { memberId: MEMBER_ID, sessionId: SESSION_ID, isStrong: false };

const bytes = (text: string) => new TextEncoder().encode(text);
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

/** A token as somebody else would make it, right in everything that is not asked for. */
const forged = ({ kid = JULY.kid, alg = 'HS256', key = bytes(JULY.key) } = {}) =>
  new SignJWT({ sid: SESSION_ID })
    .setProtectedHeader({ alg, kid })
    .setSubject(MEMBER_ID)
    .setExpirationTime(inAnHour())
    .sign(key);

/** The middle of a token that names another member. */
const altered = `.${Buffer.from(JSON.stringify({ sub: 'x', sid: SESSION_ID, exp: 4e9 })).toString('base64url')}.`;

const rotateTo = (...sessionKeys: (typeof JULY)[]) => {
  storeSecrets({ sessionKeys });
  passAWhile();
};

beforeEach(() => rotateTo(JULY));

describe('a session token', () => {
  it('names the member and the session it was made for', async () => {
    expect(await readToken(await signToken(OURS, inAnHour()))).toEqual(OURS);
  });

  it('carries nothing else but its end', async () => {
    const [, payload = ''] = (await signToken(OURS, 4_000_000_000)).split('.');
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toEqual({
      sub: MEMBER_ID,
      sid: SESSION_ID,
      exp: 4_000_000_000,
    });
  });

  it('says whether its session began with more than a password, and cannot be made to say so', async () => {
    const strong = await signToken({ ...OURS, isStrong: true }, inAnHour());
    expect(await readToken(strong)).toEqual({ ...OURS, isStrong: true });
    const [head, , seal] = (await signToken(OURS, inAnHour())).split('.');
    const [, payload] = strong.split('.');
    expect(await readToken(`${head}.${payload}.${seal}`)).toBeUndefined();
  });

  it('is void once it has expired', async () => {
    expect(await readToken(await tokenFor(MEMBER_ID, SESSION_ID, -1))).toBeUndefined();
  });

  it('is one that we could have made ourselves: the forgeries below differ in one thing each', async () => {
    expect(await readToken(await forged())).toEqual(OURS);
  });

  it.each([
    ['signed with another key', () => forged({ key: bytes('x'.repeat(40)) })],
    ['signed with an unknown key', () => forged({ kid: 'nobody' })],
    [
      'signed with a key of zeros that it calls unknown',
      () => forged({ kid: 'nobody', key: new Uint8Array(32) }),
    ],
    ['signed with a key that is named as objects name theirs', () => forged({ kid: '__proto__' })],
    ['signed with another algorithm', () => forged({ alg: 'HS512' })],
    ['altered after it was signed', async () => (await forged()).replace(/\..*\./, altered)],
    [
      'not signed at all',
      async () =>
        new UnsecuredJWT({ sid: SESSION_ID }).setSubject(MEMBER_ID).setExpirationTime(inAnHour()).encode(),
    ],
    ['no token', async () => 'nonsense'],
  ])('is void when it is %s', async (_, make) => {
    expect(await readToken(await make())).toBeUndefined();
  });

  it('is void without the name of a session, however well signed', async () => {
    const token = new SignJWT({})
      .setProtectedHeader({ alg: 'HS256', kid: JULY.kid })
      .setSubject(MEMBER_ID)
      .setExpirationTime(inAnHour())
      .sign(bytes(JULY.key));
    expect(await readToken(await token)).toBeUndefined();
  });
});

describe('a rotation of the keys', () => {
  it('signs with the newest key', async () => {
    rotateTo(AUGUST, JULY);
    const [head = ''] = (await tokenFor()).split('.');
    expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({ alg: 'HS256', kid: AUGUST.kid });
  });

  it('logs nobody out: tokens of the older key are still good', async () => {
    const token = await signToken(OURS, 4_000_000_000);
    rotateTo(AUGUST, JULY);
    expect(await readToken(token)).toEqual(OURS);
  });

  it('logs nobody out when it is the first', async () => {
    storeSecrets();
    passAWhile();
    const token = await signToken(OURS, 4_000_000_000);
    rotateTo({ ...JULY, kid: new Date().toISOString() });
    expect(await readToken(token)).toEqual(OURS);
  });

  it('logs nobody out while the first is announced to some functions and not yet to others', async () => {
    storeSecrets({ sessionKeys: [{ ...JULY, announced: true }] });
    passAWhile();
    const token = await signToken(OURS, 4_000_000_000);
    storeSecrets();
    passAWhile();
    expect(await readToken(token)).toEqual(OURS);
  });

  it('ends the sessions of a key that is taken away', async () => {
    const token = await signToken(OURS, 4_000_000_000);
    rotateTo(AUGUST);
    expect(await readToken(token)).toBeUndefined();
  });
});
