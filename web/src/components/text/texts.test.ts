import { describe, expect, it } from 'vitest';
import { initialsOf } from '../../../../shared/rules/members/initials.ts';
import { fileSize } from '../media/file-size.ts';
import { count } from './count.ts';
import { relativeTime, timeLeft } from './relative-time.ts';
import { shortened } from './shortened.ts';
import { toneOf } from './tone.ts';

describe('shortened', () => {
  it('leaves a text alone that is short enough', () => {
    expect(shortened('a'.repeat(150), 150)).toBe('a'.repeat(150));
  });

  it('cuts at the end of a word, and inside of one only when there is no other way', () => {
    expect(shortened('one two three', 9)).toBe('one two…');
    expect(shortened('a'.repeat(151), 150)).toBe(`${'a'.repeat(150)}…`);
  });

  it('does not cut an emoji in half', () => {
    expect(shortened('🔥'.repeat(4), 3)).toBe('🔥🔥🔥…');
  });

  it('does not cut a link in half', () => {
    expect(shortened('see https://example.com/a/b and more', 20)).toBe('see https://example.com/a/b …');
    expect(shortened('https://example.com/a/b', 10)).toBe('https://example.com/a/b');
  });
});

describe('relative time', () => {
  const now = new Date('2026-06-15T12:00:00Z');
  it.each([
    ['2026-06-15T11:59:40Z', 'just now'],
    ['2026-06-15T12:00:05Z', 'just now'],
    ['2026-06-15T11:55:00Z', '5m ago'],
    ['2026-06-15T09:00:00Z', '3h ago'],
    ['2026-06-13T12:00:00Z', '2d ago'],
    ['2026-06-01T12:00:00Z', 'Jun 1'],
    ['2025-06-01T12:00:00Z', 'Jun 1, 2025'],
  ])('%s is %s', (instant, expected) => {
    expect(relativeTime(new Date(instant), now)).toBe(expected);
  });
});

it.each([
  ['2026-06-15T12:00:01Z', '1 minute'],
  ['2026-06-15T12:01:30Z', '2 minutes'],
  ['2026-06-15T17:00:00Z', '5 hours'],
  ['2026-06-22T12:00:00Z', '7 days'],
  ['2026-06-15T12:00:00Z', undefined],
])('until %s there is %s', (instant, expected) => {
  expect(timeLeft(new Date(instant), new Date('2026-06-15T12:00:00Z'))).toBe(expected);
});

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [124, '124 bytes'],
  [14_321, '14 kB'],
  [1_300_000, '1.2 MB'],
  [104_857_600, '100 MB'],
])('%s bytes are %s', (bytes, expected) => {
  expect(fileSize(bytes)).toBe(expected);
});

describe('what stands in for a picture', () => {
  it('is first and last initial', () => {
    expect(['Asha Rao', 'Asha', 'Ada King Lovelace', '', ' élan vital '].map(initialsOf)).toEqual([
      'AR',
      'A',
      'AL',
      '',
      'ÉV',
    ]);
  });

  it('has the same tone for the same id', () => {
    expect(toneOf('0123456789abcdef')).toBe(toneOf('0123456789abcdef'));
  });
});

it('counts with the right noun', () => {
  expect([count(0, 'like'), count(1, 'like'), count(1_234, 'like')]).toEqual([
    '0 likes',
    '1 like',
    '1,234 likes',
  ]);
});
