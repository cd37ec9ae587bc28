import { describe, expect, it } from 'vitest';
import { errorClasses, HttpError, retryAfter } from './errors.ts';

const { GoneError, TooLongError, TooSoonError } = errorClasses({
  GoneError: [404, 'GONE', 'It is gone.'],
  TooLongError: [400, 'TOO_LONG', (most: number) => `At most ${most}.`, 'title'],
  TooSoonError: [429, 'TOO_SOON', 'Later.', (waitMs: number) => retryAfter(waitMs)],
});

describe('the errors that a resource declares', () => {
  it('are told from each other, and carry their line', () => {
    const error = new GoneError();
    expect(error).toBeInstanceOf(GoneError);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).not.toBeInstanceOf(TooLongError);
    expect(error).toMatchObject({ name: 'GoneError', status: 404, code: 'GONE', message: 'It is gone.' });
    expect(error.issues).toBeUndefined();
  });

  it('make their sentence of what they are given, and say which field shows it', () => {
    expect(new TooLongError(5)).toMatchObject({
      message: 'At most 5.',
      issues: [{ path: 'title', message: 'At most 5.' }],
    });
  });

  it.each([
    [1_001, '2'],
    [0, '1'],
  ])('say after how many whole seconds to come again: %d ms', (waitMs, header) => {
    expect(new TooSoonError(waitMs)).toMatchObject({ message: 'Later.', headers: { 'retry-after': header } });
  });
});
