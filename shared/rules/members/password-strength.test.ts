import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../limits.ts';
import { passwords as texts } from '../../texts/account/passwords.ts';
import { type Owner, rate } from './password-strength.ts';

const maya: Owner = { name: 'Maya Iyer', username: 'maya-builds', email: 'm.iyer@hearthside.example' };
const refusalOf = (password: string, owner: Owner = maya) => rate(password, owner).refusal;

/** As many of the most common passwords as OWASP asks to be refused, of those that are long enough. */
const MOST_COMMON = dictionary['passwords-common']
  .map(String)
  .filter((password) => password.length >= PASSWORD_MIN)
  .slice(0, 3_000);

describe('a password that is refused', () => {
  it('is any of the 3,000 most common ones', () => {
    expect(MOST_COMMON).toHaveLength(3_000);
    expect(MOST_COMMON.filter((password) => refusalOf(password) === undefined)).toEqual([]);
  });

  it.each(['password', '123456', 'PassWord1', 'qwerty', 'iloveyou', 'abc123', 'letmein'])(
    'is common: %s',
    (password) => {
      expect(refusalOf(password)).toBe(texts.tooCommon);
    },
  );

  it.each([
    'hunter2',
    'password1234',
    'aaaaaa',
    'aaaaaaaaaaaaaaaaaaaaaa',
    'abcdefgh',
    'Summer2024',
    '19991231',
    'zxcvbnm,./',
  ])('is guessed in fewer than 50,000 tries: %s, and its owner hears how to do better', (password) => {
    expect(refusalOf(password)).toMatch(/^This password is too easy to guess\. ./);
  });

  it.each([
    'mayaiyer',
    'Maya.Iyer',
    'maya-builds!',
    'iyermaya99',
    'm.iyer@hearthside.example',
    'HearthSide1',
    'maya iyer maya',
  ])('is made of its owner’s name, username or address: %s', (password) => {
    expect(refusalOf(password)).toBe(texts.ofOwnName);
    expect(refusalOf(password, {})).not.toBe(texts.ofOwnName);
  });
});

describe('a password that is taken', () => {
  it.each([
    ['hearth-demo', 'fair'],
    ['s3cret-pass', 'fair'],
    ['hearth-and-home', 'good'],
    ['engine-no-1843', 'strong'],
    ['correct horse battery', 'strong'],
  ])('%s is rated %s', (password, level) => {
    const strength = rate(password, maya);
    expect(strength).toMatchObject({ level });
    expect(strength.refusal).toBeUndefined();
    expect(strength.advice === '').toBe(level !== 'fair');
  });

  it.each(['maya plays the cello', 'mayapurring7', 'comcomcomet-landing'])(
    'may hold a word of its owner’s name or address among others: %s',
    (password) => {
      expect(refusalOf(password, { ...maya, email: 'maya@mail.com' })).toBeUndefined();
    },
  );

  it('may be in any script, and have any length', () => {
    expect(refusalOf('пароль от моего дома')).toBeUndefined();
    expect(refusalOf('私の秘密の言葉です')).toBeUndefined();
    expect(refusalOf('correct horse battery '.repeat(6).slice(0, PASSWORD_MAX))).toBeUndefined();
  });

  it('does not depend on knowing its owner', () => {
    expect(refusalOf('engine-no-1843', {})).toBeUndefined();
    expect(refusalOf('engine-no-1843', { name: '', username: '', email: '' })).toBeUndefined();
  });
});

describe('the longest password', () => {
  const MIXED = Array.from({ length: PASSWORD_MAX }, (_, i) => String.fromCharCode(33 + ((i * 37) % 90)));

  it.each([
    ['signs of all kinds', MIXED.join('')],
    ['letters replaced by signs', '4@8(3{[<69!1|7$5+%2'.repeat(7).slice(0, PASSWORD_MAX)],
    ['dates', '19991231'.repeat(16)],
    ['one sign', '@'.repeat(PASSWORD_MAX)],
  ])('is rated about as fast as any other: %s', (_, password) => {
    rate('correct horse battery', maya);
    const begun = process.cpuUsage();
    rate(password, maya);
    const { user, system } = process.cpuUsage(begun);
    expect((user + system) / 1_000).toBeLessThan(500);
  });
});
