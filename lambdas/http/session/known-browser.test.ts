import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY, KNOWN_BROWSER_KEPT, SECOND } from '../../../shared/limits.ts';
import { exchangeOf } from '../../testing/calls/request-context.ts';
import { probes } from '../../testing/calls/routes.ts';
import { storeSecrets } from '../../testing/services/secrets.ts';
import { browserTokenOf, knownBrowserCookie, knownBrowserOf } from './known-browser.ts';

const tokenIn = (cookie: string) =>
  browserTokenOf(exchangeOf(probes.ping, { cookies: [cookie.split(';')[0] ?? ''] }));

beforeEach(() => storeSecrets());
afterEach(() => vi.useRealTimers());

describe('a browser in which a member has signed in', () => {
  it('is known again, for months, by a cookie that scripts cannot read', async () => {
    const cookie = await knownBrowserCookie('ada');
    expect(cookie).toMatch(/Path=\/; HttpOnly; SameSite=Lax/);
    expect(cookie).toContain(`Max-Age=${KNOWN_BROWSER_KEPT / SECOND}`);
    expect(await knownBrowserOf(tokenIn(cookie), 'ada')).toMatch(/^[\w-]{16}$/);
  });

  it('is another one at each sign-in', async () => {
    const [one, other] = await Promise.all([knownBrowserCookie('ada'), knownBrowserCookie('ada')]);
    expect(await knownBrowserOf(tokenIn(one), 'ada')).not.toBe(await knownBrowserOf(tokenIn(other), 'ada'));
  });

  it('is unknown to other members', async () => {
    expect(await knownBrowserOf(tokenIn(await knownBrowserCookie('ada')), 'ben')).toBeUndefined();
  });

  it('is unknown when its cookie is made up, altered or absent', async () => {
    const token = tokenIn(await knownBrowserCookie('ada'));
    for (const text of [undefined, '', 'nonsense', `${token}x`])
      expect(await knownBrowserOf(text, 'ada')).toBeUndefined();
  });

  it('is forgotten in time', async () => {
    const token = tokenIn(await knownBrowserCookie('ada'));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + KNOWN_BROWSER_KEPT + DAY });
    expect(await knownBrowserOf(token, 'ada')).toBeUndefined();
  });
});
