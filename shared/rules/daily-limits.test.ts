import { describe, expect, it } from 'vitest';
import { DAILY, DAY, HOUR, MINUTE, STANDING_AFTER } from '../limits.ts';
import { declinedTwice, inTime, limitReached } from '../texts/daily-limits.ts';
import { type DailyKind, dailyLimit } from './daily-limits.ts';

/** Nobody has to change their address more often, however long they have been here. */
const ALIKE: DailyKind = 'emailChanges';
const KINDS = (Object.keys(DAILY) as DailyKind[]).filter((kind) => kind !== ALIKE);

describe('what a member may do in a day', () => {
  it.each(KINDS)('is least on the first day and most for accounts of standing: %s', (kind) => {
    const [first, later, standing] = [0, DAY, STANDING_AFTER].map((age) => dailyLimit(kind, age));
    expect(first).toBeGreaterThan(0);
    expect(later).toBeGreaterThan(first ?? 0);
    expect(standing).toBeGreaterThan(later ?? 0);
    expect([DAY - 1, STANDING_AFTER - 1].map((age) => dailyLimit(kind, age))).toEqual([first, later]);
  });
});

it('lets everybody change their address equally often', () => {
  const ages = [0, DAY, STANDING_AFTER];
  expect(ages.map((age) => dailyLimit(ALIKE, age))).toEqual([5, 5, 5]);
});

describe('when it works again', () => {
  it.each([
    [1, 'in 1 minute'],
    [59 * MINUTE, 'in 59 minutes'],
    [HOUR, 'in 1 hour'],
    [90 * MINUTE, 'in 2 hours'],
    [30 * DAY, 'in 30 days'],
  ])('%d ms is told as %s', (wait, words) => {
    expect(inTime(wait)).toBe(words);
    expect(limitReached('posts', wait)).toContain(words);
    expect(declinedTwice(wait)).toContain(words);
  });
});
