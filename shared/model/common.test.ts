import { describe, expect, it } from 'vitest';
import { paging } from './common.ts';

describe('the size of a page', () => {
  it.each([
    [undefined, 20],
    ['', 20],
    ['abc', 20],
    ['5', 5],
    ['0', 1],
    ['-3', 1],
    ['2.9', 2],
    ['1000', 50],
  ])('asked for as %j is %d', (limit, size) => {
    expect(paging(20, 50).parse({ limit }).limit).toBe(size);
  });
});
