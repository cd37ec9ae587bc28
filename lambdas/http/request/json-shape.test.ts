import { describe, expect, it } from 'vitest';
import { jsonShape } from './json-shape.ts';

const ANY = { depth: 100, values: 100 };

describe('the shape of a JSON text', () => {
  it.each([
    ['1', 0, 1],
    ['{}', 1, 2],
    ['[1,2,3]', 1, 4],
    ['{"a":[{"b":1}],"c":[]}', 3, 6],
    ['"[[[,,,"', 0, 1],
    ['{"a":"\\"[[,","b":"\\\\"}', 1, 3],
    ['["\\\\\\"[",[]]', 2, 4],
    ['"never closed [[[', 0, 1],
    [']]][', 0, 2],
  ])('%s is %i deep with %i values', (text, depth, values) => {
    expect(jsonShape(text, ANY)).toEqual({ depth, values });
  });

  it.each([
    ['brackets', '['.repeat(5_000_000)],
    ['commas', ','.repeat(5_000_000)],
    ['backslashes', `"${'\\'.repeat(5_000_000)}`],
    ['quotation marks', '"'.repeat(5_000_000)],
    ['escaped quotation marks', `"${'\\"'.repeat(2_500_000)}`],
  ])('is known at once for 5 MB of %s', (_, text) => {
    const before = performance.now();
    jsonShape(text, ANY);
    expect(performance.now() - before).toBeLessThan(1_000);
  });
});
