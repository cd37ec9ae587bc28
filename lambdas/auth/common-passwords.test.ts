import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('a common password', () => {
  it.each(['password', '123456', 'qwerty', 'iloveyou', 'zxcvbnm'])('is recognised: %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it('is recognised in any case', () => {
    expect(isCommonPassword('PassWord1')).toBe(true);
  });

  it.each(['', ' ', 'correct horse battery', 'password 1', 'xpassword', '123456 '])(
    'is not just any: %j',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );
});
