import { SECOND } from '../../shared/limits.ts';
import type { AttemptsItem } from './items.ts';
import { type Key, keys } from './keys.ts';
import { remove, update } from './table.ts';
import { ConditionFailedError } from './table-errors.ts';

const secondsAfter = (milliseconds: number): number => Math.ceil((Date.now() + milliseconds) / SECOND);

async function count(key: Key<AttemptsItem>, by: number, keptMs: number): Promise<AttemptsItem> {
  const counted = await update(
    key,
    {
      update: 'SET #ttl = if_not_exists(#ttl, :ttl) ADD #count :by',
      names: { '#count': 'count', '#ttl': 'ttl' },
      values: { ':by': by, ':ttl': secondsAfter(keptMs) },
    },
    'ALL_NEW',
  );
  return { count: by, ttl: 0, ...counted };
}

const windowKey = (kind: string, who: string, windowMs: number): Key<AttemptsItem> =>
  keys.attempts(kind, `${who}#${Math.floor(Date.now() / windowMs)}`);

/**
 * Counts tries of an address within a fixed window of time.
 *
 * @param by 1 for a try, -1 to take one back that turned out to be harmless
 * @returns the tries in this window, this one included
 */
export async function countInWindow(
  kind: string,
  who: string,
  windowMs: number,
  by: 1 | -1 = 1,
): Promise<number> {
  return (await count(windowKey(kind, who, windowMs), by, 2 * windowMs)).count;
}

/** Guesses that cost nothing, and how waiting grows after them. */
export interface Patience {
  free: number;
  firstDelayMs: number;
  longestDelayMs: number;
  forgottenAfterMs: number;
}

/**
 * Counts a guess at an account before it is looked at, so that many at once are no way around the delays.
 *
 * @returns 0 when the guess may be looked at, else the milliseconds to wait
 */
export async function countGuess(who: string, patience: Patience): Promise<number> {
  const key = keys.attempts('guess', who);
  const now = Date.now();
  let guesses = await count(key, 1, patience.forgottenAfterMs);
  if (guesses.ttl * SECOND < now) {
    // The table deletes expired items late.
    await remove(key);
    guesses = await count(key, 1, patience.forgottenAfterMs);
  }
  const beyond = guesses.count - patience.free;
  if (beyond < 0) return 0;
  const delay =
    beyond === 0 ? 0 : Math.min(patience.longestDelayMs, patience.firstDelayMs * 2 ** (beyond - 1));
  const wait = beyond === 0 ? 0 : (guesses.lastAt ?? now) + delay - now;
  if (wait > 0) return wait;
  return (await takeTurn(key, guesses.lastAt, now)) ? 0 : delay;
}

/** Takes the turn that the wait was for; of many guesses that have waited together, one gets it. */
async function takeTurn(key: Key<AttemptsItem>, lastAt: number | undefined, now: number): Promise<boolean> {
  const isFirst = lastAt === undefined;
  try {
    await update(key, {
      update: 'SET lastAt = :now',
      condition: isFirst ? 'attribute_not_exists(lastAt)' : 'lastAt = :last',
      values: { ':now': now, ...(!isFirst && { ':last': lastAt }) },
    });
    return true;
  } catch (error) {
    if (error instanceof ConditionFailedError) return false;
    throw error;
  }
}

/** Forgets the guesses at an account, after the right one. */
export const forgetGuesses = (who: string): Promise<void> => remove(keys.attempts('guess', who));
