import { describe, expect, it } from 'vitest';
import { packNumbers, unpackNumbers } from './packed-numbers.ts';

const everyNth = (count: number, n: number) => Array.from({ length: count }, (_, i) => i * n);

/** Numbers below a bound, each there with a probability. */
const sprinkled = (bound: number, share: number) =>
  Array.from({ length: bound }, (_, i) => i).filter(() => Math.random() < share);

describe('packed numbers', () => {
  it.each([
    ['none', []],
    ['zero', [0]],
    ['the largest', [2 ** 53 - 2, 2 ** 53 - 1]],
    ['neighbours', everyNth(20_000, 1)],
    ['two neighbours', [6, 7]],
    ['neighbours but one', [1, 2, 4, 5]],
    ['a few far apart', [3, 2 ** 32 + 3, 2 ** 32 + 4, 5 * 2 ** 32, 900 * 2 ** 32 + 1]],
  ])('come back as they were: %s', (_, numbers) => {
    expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
  });

  it.each([0.001, 0.1, 0.5, 0.98])('come back as they were when a share of %d is there', (share) => {
    const numbers = sprinkled(30_000, share);
    expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
  });

  it('come back from a part of a larger buffer', () => {
    const packed = packNumbers([4, 7]);
    const larger = new Uint8Array(packed.length + 8);
    larger.set(packed, 8);
    expect(unpackNumbers(larger.subarray(8))).toEqual([4, 7]);
  });

  it.each([
    [1, 0.1],
    [0.98, 0.2],
    [0.5, 2.1],
    [0.1, 5.5],
    [0.01, 9],
  ])('take few bits each: where a share of %d is there, at most %d', (share, bits) => {
    const numbers = sprinkled(200_000, share);
    expect((packNumbers(numbers).length * 8) / numbers.length).toBeLessThan(bits);
  });
});
