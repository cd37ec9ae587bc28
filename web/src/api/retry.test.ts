import { describe, expect, it } from 'vitest';
import { ApiError } from './error.ts';
import { readRetry, readRetryDelay, sessionRetry, sessionRetryDelay } from './retry.ts';

const answered = (status: number, retryAfter?: number) =>
  new ApiError({ kind: 'answer', status, retryAfter });
const network = new ApiError({ kind: 'network' });

const repeats = (error: Error) => [0, 1, 2, 3, 4].filter((failures) => readRetry(failures, error)).length;

describe('reads', () => {
  it.each([
    ['the network is gone', network, 3],
    ['the server fails', answered(500), 3],
    ['the database is away', answered(503), 3],
    ['there is no session', answered(401), 0],
    ['it is not allowed', answered(403), 0],
    ['there is nothing', answered(404), 1],
    ['it is a defect of ours', new Error('defect'), 0],
  ])('when %s: %#', (_, error, expected) => {
    expect(repeats(error)).toBe(expected);
  });

  it('wait 1 s, doubling, at most 30 s', () => {
    expect([0, 1, 2, 5, 9].map((failures) => readRetryDelay(failures, network))).toEqual([
      1_000, 2_000, 4_000, 30_000, 30_000,
    ]);
  });

  it('wait 3 s on a 503, and as long as the server asks', () => {
    expect(readRetryDelay(0, answered(503))).toBe(3_000);
    expect(readRetryDelay(0, answered(429, 7))).toBe(7_000);
  });
});

describe('the check of the session', () => {
  it('is tried three times more, but never after a 401', () => {
    expect([0, 1, 2, 3].map((failures) => sessionRetry(failures, network))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(sessionRetry(0, answered(401))).toBe(false);
  });

  it('waits the attempt number times 1 s, at most 5 s', () => {
    expect([0, 1, 2, 8].map(sessionRetryDelay)).toEqual([1_000, 2_000, 3_000, 5_000]);
  });
});
