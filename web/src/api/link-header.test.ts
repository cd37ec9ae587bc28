import { describe, expect, it } from 'vitest';
import { nextCursor } from './link-header.ts';

const cursorOf = (link?: string) => nextCursor(new Headers(link === undefined ? {} : { link }));

describe('the Link header', () => {
  it('names the cursor of the next page', () => {
    expect(cursorOf('</api/v1/posts?limit=20&cursor=abc%2Bd>; rel="next"')).toBe('abc+d');
    expect(cursorOf('<https://hearth.test/api/v1/posts?cursor=x>; rel=next')).toBe('x');
  });

  it('is found among others', () => {
    expect(cursorOf('</a?cursor=1,2>; rel="prev", </a?cursor=3>; rel="next"')).toBe('3');
  });

  it('is missing on the last page', () => {
    expect(cursorOf()).toBeUndefined();
    expect(cursorOf('</a?cursor=1>; rel="prev"')).toBeUndefined();
  });
});
