import { describe, expect, it } from 'vitest';
import { bytesOf, shortened } from './bytes.ts';

describe('a shortened text', () => {
  it.each([
    ['fits', 4, 'fits'],
    ['abcdefgh', 7, 'abcd…'],
    ['ab defgh', 6, 'ab…'],
    ['中文中文', 10, '中文…'],
    ['中文中文', 11, '中文…'],
    ['👍👍👍', 9, '👍…'],
    ['', 0, ''],
  ])('%s in %i bytes is %s', (text, bytes, short) => {
    expect(shortened(text, bytes)).toBe(short);
    expect(bytesOf(short)).toBeLessThanOrEqual(bytes);
  });
});
