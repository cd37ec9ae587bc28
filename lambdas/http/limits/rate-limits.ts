import { SECOND } from '../../../shared/limits.ts';
import { ConditionFailedError } from '../../table/errors.ts';
import type { Key } from '../../table/key.ts';
import { get, putIfNew, remove, update } from '../../table/table.ts';
import type { AttemptsItem } from '../items.ts';
import { httpKeys } from '../keys.ts';

const secondsAfter = (milliseconds: number): number => Math.ceil((Date.now() + milliseconds) / SECOND);

const windowKey = (kind: string, who: string, windowMs: number): Key<AttemptsItem> =>
  httpKeys.attempts(kind, `${who}#${Math.floor(Date.now() / windowMs)}`);

/**
 * Counts tries of one kind by an account or address within a fixed window of time.
 *
 * @returns the tries in this window, this one included
 */
export async function countInWindow(kind: string, who: string, windowMs: number): Promise<number> {
  const { count = 1 } = await update(
    windowKey(kind, who, windowMs),
    {
      update: 'SET #ttl = if_not_exists(#ttl, :ttl) ADD #count :by',
      names: { '#count': 'count', '#ttl': 'ttl' },
      values: { ':by': 1, ':ttl': secondsAfter(2 * windowMs) },
    },
    'ALL_NEW',
  );
  return count;
}

/** The tries in this window so far, without another. */
export async function readWindow(kind: string, who: string, windowMs: number): Promise<number> {
  return (await get(windowKey(kind, who, windowMs)))?.count ?? 0;
}

/** Forgets the tries in this window. */
export const forgetWindow = (kind: string, who: string, windowMs: number): Promise<void> =>
  remove(windowKey(kind, who, windowMs));

/** Guesses that cost nothing, and how waiting grows after them. */
export interface BackoffPolicy {
  free: number;
  firstDelayMs: number;
  longestDelayMs: number;
  forgottenAfterMs: number;
}

/** Whose password is guessed, from where: elsewhere nobody has to wait for it. */
export interface Guess {
  who: string;
  from: string;
}

const guessKey = ({ who, from }: Guess): Key<AttemptsItem> => httpKeys.attempts('guess', `${who}#${from}`);

const delayAfter = (count: number, { free, firstDelayMs, longestDelayMs }: BackoffPolicy): number =>
  count < free ? 0 : Math.min(longestDelayMs, firstDelayMs * 2 ** (count - free));

function waitAfter({ count, lastAt = 0 }: AttemptsItem, policy: BackoffPolicy, now: number): number {
  const delay = delayAfter(count, policy);
  return delay && Math.max(0, lastAt + delay - now);
}

/**
 * Counts a guess at an account before it is looked at, so that many at once are no way around the delays. One that has
 * to wait is not counted: it has told its maker nothing.
 *
 * @returns 0 when the guess may be looked at, else the milliseconds to wait
 */
export async function countGuess(guess: Guess, policy: BackoffPolicy): Promise<number> {
  const key = guessKey(guess);
  // Whoever loses a round has lost it to a guess that was counted, so that soon the next one has to wait.
  for (let round = 0; round <= policy.free; round += 1) {
    const now = Date.now();
    const wait = delayAfter(0, policy);
    const first = { count: wait > 0 ? 0 : 1, lastAt: now, ttl: secondsAfter(policy.forgottenAfterMs) };
    const earlier = await putIfNew<AttemptsItem>({ ...key, ...first }, now / SECOND);
    if (!earlier) return wait;
    const left = waitAfter(earlier, policy, now);
    if (left > 0) return left;
    if (await countAnother(key, earlier, now)) return 0;
  }
  return policy.firstDelayMs;
}

/** Takes the turn behind the guess seen last; of many at once, one gets it. */
async function countAnother(key: Key<AttemptsItem>, seen: AttemptsItem, now: number): Promise<boolean> {
  try {
    await update(key, {
      update: 'SET #count = :next, lastAt = :now',
      condition: '#count = :seen AND #ttl = :ttl',
      names: { '#count': 'count', '#ttl': 'ttl' },
      values: { ':next': seen.count + 1, ':now': now, ':seen': seen.count, ':ttl': seen.ttl },
    });
    return true;
  } catch (error) {
    if (error instanceof ConditionFailedError) return false;
    throw error;
  }
}

/** Forgets the guesses from one place, after the right one. */
export const forgetGuesses = (guess: Guess): Promise<void> => remove(guessKey(guess));
