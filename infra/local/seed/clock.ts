import { mock } from 'node:test';
import { DAY } from '../../../shared/limits.ts';

/** The true time, which goes on while `Date` stands still. */
const trueTime = (): number => performance.timeOrigin + performance.now();

export interface Clock {
  /** When the seed began: the present of the community. */
  now: number;
  /** Milliseconds since 1970 of a moment so many days ago. */
  ago(days: number): number;
  /**
   * Lets everything in this thread believe that it is then.
   *
   * @returns how far the true time is ahead, in milliseconds
   */
  moveTo(at: number): number;
}

/** Takes over the clock of this thread, so that what routes write carries times of the past. */
export function takeClock(): Clock {
  const now = Date.now();
  mock.timers.enable({ apis: ['Date'], now });
  return {
    now,
    ago: (days) => now - Math.round(days * DAY),
    moveTo(at) {
      mock.timers.setTime(at);
      return trueTime() - at;
    },
  };
}
