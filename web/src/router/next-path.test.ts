import { describe, expect, it } from 'vitest';
import { nextPath, ownPath } from './next-path.ts';

describe('a path of this site', () => {
  it.each(['/projects/abc', '/profile/jane.doe?edit#about', '/'])('may be %s', (path) => {
    expect(ownPath(path)).toBe(path);
  });

  it.each([
    null,
    '',
    'projects',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/projects/..//evil.example',
    '/./\\evil.example',
    'javascript:alert(1)',
    `/${'a'.repeat(300)}`,
  ])('may not be %j', (path) => {
    expect(ownPath(path)).toBeUndefined();
  });

  it('is what an address asks to be led on to', () => {
    expect(nextPath('?next=%2Fprojects%2Fabc')).toBe('/projects/abc');
    expect(nextPath('?next=%2F%2Fevil.example')).toBeUndefined();
    expect(nextPath('')).toBeUndefined();
  });
});
