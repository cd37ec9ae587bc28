import { expect, it } from 'vitest';
import { pagesAround } from './pages-around.ts';

it.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [2, 5, '1 2 3 4 5'],
  [3, 6, '1 2 3 4 5 6'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 20, '1 2 3 4 5 gap 20'],
  [4, 20, '1 2 3 4 5 gap 20'],
  [5, 20, '1 gap 4 5 6 gap 20'],
  [16, 20, '1 gap 15 16 17 gap 20'],
  [17, 20, '1 gap 16 17 18 19 20'],
  [20, 20, '1 gap 16 17 18 19 20'],
])('page %d of %d shows %s', (current, total, steps) => {
  expect(pagesAround(current, total).join(' ')).toBe(steps);
});

it('never takes more than seven places, wherever one is', () => {
  for (let total = 1; total <= 30; total++)
    for (let current = 1; current <= total; current++) {
      const steps = pagesAround(current, total);
      expect(steps.length).toBeLessThanOrEqual(7);
      expect(steps).toContain(current);
      expect(new Set(steps.filter((step) => step !== 'gap')).size).toBe(
        steps.filter((step) => step !== 'gap').length,
      );
    }
});
