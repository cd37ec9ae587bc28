import { ConditionFailedError, LostRaceError, OutdatedNoticeError } from './errors.ts';
import { backOff } from './retry.ts';

const ROUNDS = 20;

/**
 * Does work that rests on what it has read, anew whenever that changes at the same moment.
 *
 * @param work reads, then writes under conditions; `isFirst` tells whether what its caller has read before still serves
 * @returns what the work returns
 * @throws LostRaceError when others keep changing the same things
 */
export async function lookingAgain<T>(work: (isFirst: boolean) => Promise<T>): Promise<T> {
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round > 0) await backOff(round);
    try {
      return await work(round === 0);
    } catch (error) {
      if (!(error instanceof ConditionFailedError || error instanceof OutdatedNoticeError)) throw error;
    }
  }
  throw new LostRaceError('others kept changing the same things');
}
