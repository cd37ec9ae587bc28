import { beforeAll, describe, expect, it } from 'vitest';
import { HOUR, SECOND } from '../../shared/limits.ts';
import { MEMBER_ID } from '../testing/people/cookie.ts';
import { storeSecrets } from '../testing/services/secrets.ts';
import { isSigned, readLink, signLink } from './links.ts';

const FACTS = ['hash', 'ada@example.com'];
const sign = (now?: number) => signLink('reset-password', MEMBER_ID, FACTS, now);
const isGood = async (token: string, facts = FACTS) => {
  const link = readLink(token);
  return link !== undefined && isSigned('reset-password', link, facts, HOUR);
};

beforeAll(() => storeSecrets());

describe('the token of a link', () => {
  it('names the member and is good for what was true when it was made', async () => {
    const token = await sign();
    expect(readLink(token)?.memberId).toBe(MEMBER_ID);
    expect(await isGood(token)).toBe(true);
    expect(await isGood(token, ['other hash', 'ada@example.com'])).toBe(false);
    expect(await isGood(token, ['hash', 'eve@example.com'])).toBe(false);
    expect(await isGood(token, ['hash,ada@example.com'])).toBe(false);
  });

  it('is good for an hour', async () => {
    expect(await isGood(await sign(Date.now() - HOUR + 5 * SECOND))).toBe(true);
    expect(await isGood(await sign(Date.now() - HOUR - 5 * SECOND))).toBe(false);
  });

  it('fits into an address as it is', async () => {
    const token = await sign();
    expect(encodeURIComponent(token)).toBe(token);
  });

  it('cannot be altered in any character', async () => {
    const token = await sign();
    for (let at = 0; at < token.length - 1; at += 1) {
      const altered = `${token.slice(0, at)}${token[at] === 'x' ? 'y' : 'x'}${token.slice(at + 1)}`;
      expect(await isGood(altered), `character ${at}`).toBe(false);
    }
  });

  it.each(['', 'a.b.c', `${MEMBER_ID}.1`, `${MEMBER_ID}.1.${'x'.repeat(44)}`])('is not %j', (text) => {
    expect(readLink(text)).toBeUndefined();
  });
});
