import { beforeEach, describe, expect, it } from 'vitest';
import { RECOVERY_CODES } from '../../shared/limits.ts';
import '../testing/environment.ts';
import { storeSecrets } from '../testing/services/secrets.ts';
import { codesOf, hashOf } from './codes.ts';

beforeEach(() => storeSecrets());

describe('recovery codes', () => {
  it('are ten different ones of sixteen letters that are not mistaken for others', async () => {
    const codes = await codesOf('ada', 'first');
    expect(new Set(codes).size).toBe(RECOVERY_CODES);
    for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/);
  });

  it('are the same for the same call, and others for another call or another member', async () => {
    const codes = await codesOf('ada', 'first');
    expect(await codesOf('ada', 'first')).toEqual(codes);
    for (const others of [await codesOf('ada', 'second'), await codesOf('ben', 'first')])
      expect(others.filter((code) => codes.includes(code))).toEqual([]);
  });

  it.each([
    ['as they were shown', (code: string) => code],
    ['in capitals, with spaces', (code: string) => ` ${code.toUpperCase().replaceAll('-', ' ')} `],
    ['without anything between', (code: string) => code.replaceAll('-', '')],
    ['with letters for digits', (code: string) => code.replaceAll('0', 'O').replaceAll('1', 'l')],
  ])('are known again typed %s', async (_, typed) => {
    for (const code of await codesOf('ada', 'first'))
      expect(await hashOf('ada', typed(code))).toBe(await hashOf('ada', code));
  });

  it('have another hash for each code, and for each member', async () => {
    const [one = '', other = ''] = await codesOf('ada', 'first');
    expect(await hashOf('ada', one)).not.toBe(await hashOf('ada', other));
    expect(await hashOf('ada', one)).not.toBe(await hashOf('ben', one));
    expect(await hashOf('ada', one)).not.toContain(one.replaceAll('-', ''));
  });
});
