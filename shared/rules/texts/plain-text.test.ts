import { describe, expect, it } from 'vitest';
import { plainLine, plainText } from './plain-text.ts';

describe('a text of a member', () => {
  it.each([
    ['spaces around it', '  Hello \n', 'Hello'],
    ['control characters', 'a\u0000b\u001bc\u007fd\u0085e', 'abcde'],
    ['turned direction', 'user\u202egnp.exe\u202c \u2066x\u2069', 'usergnp.exe x'],
    ['half of a pair', 'a\ud800b', 'a\ufffdb'],
    ['line ends of Windows', 'a\r\nb\rc', 'a\nb\nc'],
  ])('loses %s', (_, given, kept) => {
    expect(plainText(given)).toBe(kept);
  });

  it.each([
    ['lines and tabs', 'a\n\tb'],
    ['joined emoji', '👩\u200d🚀 🏳️\u200d🌈'],
    ['joiners and non-joiners of scripts', 'क्\u200dष می\u200cخواهم'],
    ['letters of every script', 'José 東京 שלום العربية'],
    ['a single sign', '.'],
  ])('keeps %s', (_, given) => {
    expect(plainText(given)).toBe(given);
  });

  it.each(['', ' \n\t', '\u200b\u200d\ufeff', '\u3164', '\u2800', '\u00ad', '\u202e', '\u0000'])(
    'is blank when nothing of it can be seen: %j',
    (given) => {
      expect(plainText(given)).toBe('');
      expect(plainLine(given)).toBe('');
    },
  );

  it('of one line has its breaks made spaces', () => {
    expect(plainLine('Ada\r\nLovelace\tof\u2028London')).toBe('Ada Lovelace of London');
  });
});
