import { describe, expect, it } from 'vitest';
import { ANSWER_BYTES } from '../../../shared/limits.ts';
import { truncateToSize } from './truncate-to-size.ts';

const row = (bytes: number): string => 'a'.repeat(bytes - '"",'.length);

describe('the rows of an answer', () => {
  it('are all of them where they fit', () => {
    const half = row(ANSWER_BYTES / 2 - 1);
    expect(truncateToSize([half, half])).toHaveLength(2);
    expect(truncateToSize([])).toEqual([]);
  });

  it('end before they are larger than an answer', () => {
    const half = row(ANSWER_BYTES / 2);
    expect(truncateToSize([half, half])).toHaveLength(1);
  });

  it('are counted in bytes', () => {
    expect(truncateToSize(['あ'.repeat(ANSWER_BYTES / 6), 'あ'.repeat(ANSWER_BYTES / 6)])).toHaveLength(1);
  });
});
