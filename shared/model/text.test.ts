import { describe, expect, it } from 'vitest';
import { email, line, link, text } from './text.ts';

describe('a text', () => {
  it('is measured and missed as it will be kept', () => {
    const name = line(3, { required: 'Name?' });
    expect(name.parse(' a\u0000b ')).toBe('ab');
    expect(name.parse(' abc ')).toBe('abc');
    for (const blank of [' ', '\u200b', undefined, null])
      expect(name.safeParse(blank).error?.issues[0]?.message).toBe('Name?');
  });

  it('that is not required may be cleared', () => {
    expect(text(3).parse('\u200b \n')).toBe('');
  });

  it('is refused beyond its bound, with the sentence given', () => {
    const given = text(3, { tooLong: 'Long.' }).safeParse('abcd');
    expect(given.error?.issues.map(({ message }) => message)).toEqual(['Long.']);
  });
});

describe('an e-mail address', () => {
  it('is trimmed before it is looked at', () => {
    expect(email().parse(' ada@example.com\n')).toBe('ada@example.com');
  });

  it.each(['', 'ada', 'ada@', `${'a'.repeat(250)}@b.example`])('is none: %j', (given) => {
    expect(email().safeParse(given).success).toBe(false);
  });
});

describe('a link', () => {
  it.each([
    ['', ''],
    ['example.com', 'https://example.com/'],
    ['HTTP://Example.com/A b', 'http://example.com/A%20b'],
    ['https://example.com/in/josé', 'https://example.com/in/jos%C3%A9'],
  ])('is kept as a browser follows it: %j', (given, kept) => {
    expect(link().parse(given)).toBe(kept);
  });

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'https://',
    'https://ada:secret@example.com/',
    'https://bank.example@evil.example/',
    `https://example.com/${'é'.repeat(200)}`,
  ])('is refused: %j', (given) => {
    expect(link().safeParse(given).success).toBe(false);
  });
});
