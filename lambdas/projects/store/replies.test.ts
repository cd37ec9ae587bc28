import { describe, expect, it } from 'vitest';
import { newId } from '../../table/ids.ts';
import '../../testing/environment.ts';
import { medianHours } from './replies.ts';

const repliesAfter = (...hours: number[]) => ({
  replies: hours.map((one, nth) => ({ at: newId(nth), hours: one })),
});

describe('within how many hours half of the answers came', () => {
  it.each([
    [[], null],
    [[1, 2], null],
    [[9, 1, 5], 5],
    [[1, 2, 4, 100], 3],
    [[0.1, 0.2, 0.25, 5], 0.2],
  ])('is of %j: %s', (hours, median) => {
    expect(medianHours(repliesAfter(...hours))).toBe(median);
  });

  it('goes by the newest 20', () => {
    expect(medianHours(repliesAfter(...Array(40).fill(500), ...Array(20).fill(3)))).toBe(3);
  });
});
