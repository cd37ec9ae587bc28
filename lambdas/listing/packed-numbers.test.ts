import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { packNumbers, unpackNumbers } from './packed-numbers.ts';

const everyNth = (count: number, n: number) => Array.from({ length: count }, (_, i) => i * n);

/** Numbers below a bound, each there with a probability. */
const sprinkled = (bound: number, share: number) =>
  Array.from({ length: bound }, (_, i) => i).filter(() => Math.random() < share);

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));

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

  it('are gaps in sevens of bits, deflated, behind a byte that says so', () => {
    const gaps = deflateRawSync(Uint8Array.of(3, 0, 0x80, 1, 1));
    expect(unpackNumbers(Uint8Array.of(0x40, ...gaps))).toEqual([3, 4, 133, 135]);
  });

  it.each([
    ['none', '0000000000', []],
    ['zero', '000000000100', [0]],
    ['the largest', '8000000002fffffffffffffffffff0', [2 ** 53 - 2, 2 ** 53 - 1]],
    [
      'a few far apart',
      '200000000500000001bfffffffc00000001dfffffff7fffffe0037f000000000',
      [3, 2 ** 32 + 3, 2 ** 32 + 4, 5 * 2 ** 32, 900 * 2 ** 32 + 1],
    ],
    ['most', '81000000049780', [2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 14]],
    ['about every tenth', '030000000c0949e527949e52', everyNth(12, 10).map((number, i) => number + (i % 3))],
  ])('are also read as earlier versions have stored them, by Rice codes: %s', (_, packed, numbers) => {
    expect(unpackNumbers(bytes(packed))).toEqual(numbers);
  });

  it('come back from a part of a larger buffer', () => {
    const packed = packNumbers([4, 7]);
    const larger = new Uint8Array(packed.length + 8);
    larger.set(packed, 8);
    expect(unpackNumbers(larger.subarray(8))).toEqual([4, 7]);
  });

  it('are refused when they are damaged', () => {
    const packed = packNumbers(sprinkled(1_000, 0.1));
    expect(() => unpackNumbers(packed.subarray(0, packed.length >> 1))).toThrow();
  });

  it.each([
    [1, 0.1],
    [0.98, 0.3],
    [0.5, 2.4],
    [0.1, 5.5],
    [0.01, 9.5],
  ])('take few bits each: where a share of %d is there, at most %d', (share, bits) => {
    const numbers = sprinkled(200_000, share);
    expect((packNumbers(numbers).length * 8) / numbers.length).toBeLessThan(bits);
  });
});
