import { mock } from 'node:test';
import { DAY } from '../../shared/limits.ts';

/** The real time, which `Date` does not show while it is mocked. */
const realTime = (): number => performance.timeOrigin + performance.now();

export interface Clock {
  /** The time at which the seed began. */
  now: number;
  /** The time a number of days before `now`, in epoch milliseconds. */
  ago(days: number): number;
  /**
   * Sets `Date` in this thread to a time.
   *
   * @returns how far the real time is ahead, in milliseconds
   */
  moveTo(at: number): number;
}

/** Mocks `Date` in this thread, so that routes write times of the past. */
export function mockClock(): Clock {
  const now = Date.now();
  mock.timers.enable({ apis: ['Date'], now });
  return {
    now,
    ago: (days) => now - Math.round(days * DAY),
    moveTo(at) {
      mock.timers.setTime(at);
      return realTime() - at;
    },
  };
}
