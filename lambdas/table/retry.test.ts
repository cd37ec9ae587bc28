import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../testing/environment.ts';
import { ConditionFailedError, ContendedError } from './errors.ts';
import { retryOnConflict } from './retry.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Lets all waits pass at once. */
async function hurried<T>(work: Promise<T>): Promise<T> {
  const settled = work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  await vi.runAllTimersAsync();
  const result = await settled;
  if ('error' in result) throw result.error;
  return result.value;
}

describe('work that meets changes of others', () => {
  it.each([new ConditionFailedError('changed'), new ContendedError('busy')])(
    'is done anew until it succeeds: $name',
    async (error) => {
      const work = vi
        .fn()
        .mockRejectedValueOnce(error)
        .mockRejectedValueOnce(error)
        .mockResolvedValue('done');
      expect(await hurried(retryOnConflict(work))).toBe('done');
      expect(work).toHaveBeenCalledTimes(3);
    },
  );

  it('gives up before the browser does, and says that the call may be repeated', async () => {
    const began = Date.now();
    const work = vi.fn().mockRejectedValue(new ConditionFailedError('changed'));
    await expect(hurried(retryOnConflict(work))).rejects.toBeInstanceOf(ContendedError);
    expect(Date.now() - began).toBeLessThan(5_000);
    expect(work.mock.calls.length).toBeGreaterThan(8);
  });

  it('is not given up because the system clock is set meanwhile', async () => {
    const work = vi
      .fn()
      .mockImplementationOnce(() => {
        vi.setSystemTime(Date.now() + 86_400_000);
        throw new ConditionFailedError('changed');
      })
      .mockResolvedValue('done');
    expect(await hurried(retryOnConflict(work))).toBe('done');
  });

  it('fails at once with any other error', async () => {
    const work = vi.fn().mockRejectedValue(new Error('broken'));
    await expect(hurried(retryOnConflict(work))).rejects.toThrow('broken');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
