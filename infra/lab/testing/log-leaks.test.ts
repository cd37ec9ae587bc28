import { describe, expect, it } from 'vitest';
import { leakIn } from './log-leaks.ts';

const line = (fields: object): string =>
  JSON.stringify({
    level: 'INFO',
    message: 'call',
    timestamp: '2026-11-28T09:04:21.321Z',
    service: 'hearth',
    ...fields,
  });

describe('a log line', () => {
  it.each([
    ['an error', { error: 'nobody at /profile/a0d84bxa0' }],
    ['the place of an id', { memberId: 'a0d84bxa0' }],
    ['the place of a route', { route: 'a0d84bxa0' }],
  ])('may not hold a username in %s', (_, fields) => {
    expect(leakIn(line(fields))).toBe('a username');
  });

  it('may hold a random id that looks like a username in part', () => {
    const fields = { trace: 'cm/a0d84bxa0', requestId: 'Xcm3M/a0d84bxa0=', memberId: 'Q-a0d84bxa0-VZnW' };
    expect(leakIn(line(fields))).toBeUndefined();
  });

  it('may hold nothing that is not known to be harmless', () => {
    expect(leakIn(line({ comment: 'hello' }))).toContain('comment');
  });
});
