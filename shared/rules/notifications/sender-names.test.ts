import { describe, expect, it } from 'vitest';
import { senderNames } from './sender-names.ts';

describe('those who have caused something', () => {
  it.each([
    [['Ada'], 1, 'Ada'],
    [['Ada', 'Ben'], 2, 'Ada and Ben'],
    [['Ada', 'Ben', 'Cyd'], 3, 'Ada, Ben and Cyd'],
    [['Ada', 'Ben', 'Cyd'], 42, 'Ada, Ben and 40 others'],
    [['Ada', 'Ben'], 3, 'Ada, Ben and 1 other'],
    [['Ada'], 3, 'Ada and 2 others'],
  ])('%j of %i are "%s"', (names, count, expected) => {
    expect(senderNames(names, count)).toBe(expected);
  });
});
