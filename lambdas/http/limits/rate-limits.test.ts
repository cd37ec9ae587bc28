import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../../../shared/limits.ts';
import '../../testing/environment.ts';
import { type CounterTable, counterTable } from '../../testing/services/counter-table.ts';
import { type BackoffPolicy, countGuess, countInWindow, forgetGuesses, readWindow } from './rate-limits.ts';

const BACKOFF: BackoffPolicy = {
  free: 3,
  firstDelayMs: 2 * SECOND,
  longestDelayMs: 5 * MINUTE,
  forgottenAfterMs: DAY,
};

let items: CounterTable['items'];

const HERE = { who: 'ada', from: '203.0.113.7' };

const guess = () => countGuess(HERE, BACKOFF);
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

/** Guesses without waiting, and says how long each had to wait. */
async function guesses(count: number): Promise<number[]> {
  const waits: number[] = [];
  for (let i = 0; i < count; i += 1) waits.push(await guess());
  return waits;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 1) });
  ({ items } = counterTable());
});

afterEach(() => vi.useRealTimers());

describe('guesses at an account', () => {
  it('are free at first', async () => {
    expect(await guesses(3)).toEqual([0, 0, 0]);
  });

  it('have to wait then', async () => {
    await guesses(3);
    expect(await guess()).toBe(2_000);
  });

  it('do not make the wait longer by being made too early', async () => {
    await guesses(3);
    await guesses(50);
    pass(1_500);
    expect(await guess()).toBe(500);
  });

  it('are let through after the wait, one by one, and have to wait twice as long each time', async () => {
    await guesses(3);
    for (const wait of [2_000, 4_000, 8_000]) {
      expect(await guess()).toBe(wait);
      pass(wait);
      expect(await guess()).toBe(0);
    }
  });

  it('never have to wait longer than the longest time', async () => {
    for (let i = 0; i < 20; i += 1) {
      await guess();
      pass(BACKOFF.longestDelayMs);
    }
    expect(await guesses(2)).toEqual([0, BACKOFF.longestDelayMs]);
  });

  it('are let through one at a time, however many have waited together', async () => {
    await guesses(3);
    pass(BACKOFF.firstDelayMs);
    const waits = await Promise.all(Array.from({ length: 20 }, guess));
    expect(waits.filter((wait) => wait === 0)).toEqual([0]);
  });

  it('are counted each, however many come at once', async () => {
    const waits = await Promise.all(Array.from({ length: 20 }, guess));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(BACKOFF.free);
  });

  it('are forgotten after a day, also when the table has not yet deleted them', async () => {
    await guesses(20);
    pass(DAY + SECOND);
    const waits = await Promise.all(Array.from({ length: 20 }, guess));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(BACKOFF.free);
  });

  it('are not kept longer by more guesses', async () => {
    await guess();
    const [first] = items.values();
    pass(HOUR);
    await guess();
    expect([...items.values()][0]?.ttl).toBe(first?.ttl);
    expect(first?.ttl).toBe((Date.now() - HOUR + DAY) / SECOND);
  });

  it('are forgotten after the right one', async () => {
    await guesses(20);
    await forgetGuesses(HERE);
    expect(await guess()).toBe(0);
  });

  it('at one account do not slow down another', async () => {
    await guesses(20);
    expect(await countGuess({ ...HERE, who: 'ben' }, BACKOFF)).toBe(0);
  });

  it('from one address do not keep the owner out, who is elsewhere', async () => {
    await guesses(20);
    expect(await countGuess({ ...HERE, from: '198.51.100.9' }, BACKOFF)).toBe(0);
  });

  it('have to wait from the first on when none is free, and then get their turn', async () => {
    const strict = { ...BACKOFF, free: 0 };
    expect(await countGuess(HERE, strict)).toBe(2_000);
    pass(2_000);
    expect(await countGuess(HERE, strict)).toBe(0);
    expect(await countGuess(HERE, strict)).toBe(4_000);
  });
});

describe('tries from an address', () => {
  const tryOnce = () => countInWindow('login', '203.0.113.7', HOUR);

  it('are counted within an hour', async () => {
    expect([await tryOnce(), await tryOnce(), await tryOnce()]).toEqual([1, 2, 3]);
  });

  it('can be read without another try', async () => {
    expect(await readWindow('login', '203.0.113.7', HOUR)).toBe(0);
    await tryOnce();
    await tryOnce();
    expect(await readWindow('login', '203.0.113.7', HOUR)).toBe(2);
  });

  it('are counted anew in the next hour', async () => {
    await tryOnce();
    pass(HOUR);
    expect(await tryOnce()).toBe(1);
  });

  it('are kept until their hour is surely over, not for ever', async () => {
    pass(HOUR - SECOND);
    await tryOnce();
    const [{ ttl = 0 } = {}] = items.values();
    expect(ttl * SECOND).toBe(Date.now() + 2 * HOUR);
  });

  it('of different kinds and addresses are counted apart', async () => {
    await tryOnce();
    expect(await countInWindow('signup', '203.0.113.7', HOUR)).toBe(1);
    expect(await countInWindow('login', '203.0.113.8', HOUR)).toBe(1);
  });
});
