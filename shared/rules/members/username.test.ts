import { describe, expect, it } from 'vitest';
import { USERNAME_PATTERN } from './username.ts';

describe('a username', () => {
  it.each(['ada', 'Ada_Lovelace', 'a.b-c', '123', '...', 'x'.repeat(30)])('may be %s', (name) => {
    expect(USERNAME_PATTERN.test(name)).toBe(true);
  });

  it.each([
    ['too short', 'ab'],
    ['too long', 'x'.repeat(31)],
    ['empty', ''],
    ['blank', '   '],
    ['of several words', 'ada lovelace'],
    ['an e-mail address', 'ada@example.com'],
    ['a path', 'ada/edit'],
    ['not plain letters', 'zoë'],
    ['followed by a line break', 'ada\n'],
    ['in the middle of something', '!ada!'],
  ])('is none when it is %s', (_, name) => {
    expect(USERNAME_PATTERN.test(name)).toBe(false);
  });
});
