import { describe, expect, it } from 'vitest';
import { forgetReturnPath, keepReturnPath, noteReturnPath, returnPath } from './return-path.ts';

describe('a path to return to', () => {
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
