import { describe, expect, it } from 'vitest';
import { forgetReturnPath, keepReturnPath, noteReturnPath, ownPath, returnPath } from './return-path.ts';

describe('a path to return to', () => {
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

  it('is noted, kept where none is asked for, and forgotten', () => {
    noteReturnPath('?next=%2Fprojects%2Fabc');
    noteReturnPath('');
    noteReturnPath('?next=%2F%2Fevil.example');
    expect(returnPath()).toBe('/projects/abc');
    forgetReturnPath();
    expect(returnPath()).toBeUndefined();
  });

  it('is none of another site, whoever has written it there', () => {
    keepReturnPath('//evil.example');
    expect(returnPath()).toBeUndefined();
  });
});
