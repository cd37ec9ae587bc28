import { afterEach, describe, expect, it } from 'vitest';
import { exchangeOf } from '../../testing/calls/request-context.ts';
import { probes } from '../../testing/calls/routes.ts';
import { configure } from '../../testing/environment.ts';
import { noSessionCookie, sessionCookie, tokenOf } from './session-cookie.ts';

afterEach(() => configure({ SECURE_COOKIES: false }));

const sent = (...cookies: string[]) => tokenOf(exchangeOf(probes.ping, { cookies }));

describe('the session cookie', () => {
  it('is out of reach of scripts and other sites, and ends with the browser', () => {
    expect(sessionCookie('abc')).toBe('hearth=abc; Path=/; HttpOnly; SameSite=Lax');
  });

  it('lasts as long as it is told to', () => {
    expect(sessionCookie('abc', 2_592_000)).toBe(
      'hearth=abc; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000',
    );
  });

  it('is bound to host and https outside of one machine', () => {
    configure({ SECURE_COOKIES: true });
    expect(sessionCookie('abc')).toBe('__Host-hearth=abc; Path=/; HttpOnly; SameSite=Lax; Secure');
  });

  it.each([
    [false, 'hearth=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0'],
    [true, '__Host-hearth=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0'],
  ])('is taken back under the very name and path it was given (secure: %s)', (SECURE_COOKIES, cookie) => {
    configure({ SECURE_COOKIES });
    expect(noSessionCookie()).toBe(cookie);
  });
});

describe('the token of a request', () => {
  it('is found among other cookies', () => {
    expect(sent('theme=dark', 'hearth=a.b=c', 'hearth2=x')).toBe('a.b=c');
  });

  it('is none without cookies, or without ours', () => {
    expect(tokenOf(exchangeOf(probes.ping))).toBeUndefined();
    expect(sent('xhearth=a', 'hearth-old=b')).toBeUndefined();
  });

  it('is not taken from a cookie that a neighbouring host could have set', () => {
    configure({ SECURE_COOKIES: true });
    expect(sent('hearth=planted', '__Host-hearth=ours')).toBe('ours');
    expect(sent('hearth=planted')).toBeUndefined();
  });
});
