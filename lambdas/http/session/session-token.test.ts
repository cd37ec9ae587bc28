import { hkdfSync } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { firstValues } from '../../secrets/first-values.ts';
import { newSessionKey, parsePublicKeys, type SessionKeyPair } from '../../secrets/session-keys.ts';
import { MEMBER_ID, SESSION_ID, tokenFor } from '../../testing/people/cookie.ts';
import { passAWhile, ROOT, storeSecrets } from '../../testing/services/secrets.ts';
import { readToken, signToken } from './session-token.ts';

const JULY = newSessionKey('2026-07');
const AUGUST = newSessionKey('2026-08');
const OURS = { memberId: MEMBER_ID, sessionId: SESSION_ID, isStrong: false };

const hkdf = (root: string) => new Uint8Array(hkdfSync('sha256', root, 'hearth', 'session', 32));
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

/** A token as somebody else would make it, right in everything that is not asked for. */
const forged = ({
  kid = JULY.signing.kid,
  alg = 'EdDSA',
  key = JULY.signing.key,
}: {
  kid?: string;
  alg?: string;
  key?: Parameters<SignJWT['sign']>[0];
} = {}) =>
  new SignJWT({ sid: SESSION_ID })
    .setProtectedHeader({ alg, kid })
    .setSubject(MEMBER_ID)
    .setExpirationTime(inAnHour())
    .sign(key);

/** The middle of a token that names another member. */
const altered = `.${Buffer.from(JSON.stringify({ sub: 'x', sid: SESSION_ID, exp: 4e9 })).toString('base64url')}.`;

/** Signs with the first key from now on, and verifies with all. */
const rotateTo = (newest: SessionKeyPair, ...older: SessionKeyPair[]) => {
  storeSecrets({
    'session-signing-key': JSON.stringify(newest.signing),
    'session-public-keys': JSON.stringify([newest, ...older].map(({ verifying }) => verifying)),
  });
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
    const [head, , signature] = (await signToken(OURS, inAnHour())).split('.');
    const [, payload] = strong.split('.');
    expect(await readToken(`${head}.${payload}.${signature}`)).toBeUndefined();
  });

  it('is void once it has expired', async () => {
    expect(await readToken(await tokenFor(MEMBER_ID, SESSION_ID, -1))).toBeUndefined();
  });

  it('is one that we could have made ourselves: the forgeries below differ in one thing each', async () => {
    expect(await readToken(await forged())).toEqual(OURS);
  });

  it.each([
    ['signed with another key', () => forged({ key: AUGUST.signing.key })],
    ['signed with an unknown key', () => forged({ kid: 'nobody' })],
    ['signed with a key that is named as objects name theirs', () => forged({ kid: '__proto__' })],
    [
      'signed with what everybody may know, as if it were a secret',
      () => forged({ alg: 'HS256', key: Buffer.from(JULY.verifying.key.x, 'base64url') }),
    ],
    [
      'signed as sessions were before, with the key that was derived from the root',
      () => forged({ kid: 'root', alg: 'HS256', key: hkdf(ROOT) }),
    ],
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
      .setProtectedHeader({ alg: 'EdDSA', kid: JULY.signing.kid })
      .setSubject(MEMBER_ID)
      .setExpirationTime(inAnHour())
      .sign(JULY.signing.key);
    expect(await readToken(await token)).toBeUndefined();
  });
});

describe('a rotation of the keys', () => {
  it('signs with the newest key', async () => {
    rotateTo(AUGUST, JULY);
    const [head = ''] = (await tokenFor()).split('.');
    expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({
      alg: 'EdDSA',
      kid: AUGUST.signing.kid,
    });
  });

  it('logs nobody out: tokens of the older key are still good', async () => {
    const token = await signToken(OURS, 4_000_000_000);
    rotateTo(AUGUST, JULY);
    expect(await readToken(token)).toEqual(OURS);
  });

  it('logs nobody out while some functions know of the new key, and others do not yet', async () => {
    const signed = await signToken(OURS, 4_000_000_000);
    storeSecrets({
      'session-signing-key': JSON.stringify(JULY.signing),
      'session-public-keys': JSON.stringify([AUGUST.verifying, JULY.verifying]),
    });
    passAWhile();
    expect(await readToken(signed)).toEqual(OURS);
    const announced = await signToken(OURS, 4_000_000_000);
    rotateTo(JULY);
    expect(await readToken(announced)).toEqual(OURS);
  });

  it('logs nobody out when it is the first', async () => {
    storeSecrets();
    passAWhile();
    const token = await signToken(OURS, 4_000_000_000);
    const { 'session-public-keys': before } = firstValues(ROOT);
    const [first] = parsePublicKeys(before);
    storeSecrets({
      'session-signing-key': JSON.stringify(JULY.signing),
      'session-public-keys': JSON.stringify([JULY.verifying, first]),
    });
    passAWhile();
    expect(await readToken(token)).toEqual(OURS);
  });

  it('ends the sessions of a key that is taken away', async () => {
    const token = await signToken(OURS, 4_000_000_000);
    rotateTo(AUGUST);
    expect(await readToken(token)).toBeUndefined();
  });
});
