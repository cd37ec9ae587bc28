import { DeleteCommand, DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../../shared/limits.ts';
import '../testing/environment.ts';
import { countGuess, countInWindow, forgetGuesses, type Patience } from './attempts.ts';
import type { AttemptsItem } from './items.ts';

const table = mockClient(DynamoDBDocumentClient);

const PATIENCE: Patience = {
  free: 3,
  firstDelayMs: 2 * SECOND,
  longestDelayMs: 5 * MINUTE,
  forgottenAfterMs: DAY,
};

/** The table as far as counters need it: `ADD`, and `SET lastAt` under its condition. */
let items: Map<string, Partial<AttemptsItem>>;

const guess = () => countGuess('ada', PATIENCE);
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

/** Guesses without waiting, and says how long each had to wait. */
async function guesses(count: number): Promise<number[]> {
  const waits: number[] = [];
  for (let i = 0; i < count; i += 1) waits.push(await guess());
  return waits;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 1) });
  items = new Map();
  table.reset();
  table.on(DeleteCommand).callsFake(({ Key }) => {
    items.delete(Key.pk);
    return {};
  });
  table.on(UpdateCommand).callsFake(({ Key, ExpressionAttributeValues: values, ...input }) => {
    const { count = 0, lastAt, ttl } = items.get(Key.pk) ?? {};
    const counts = input.UpdateExpression.includes('ADD');
    if (input.ConditionExpression && lastAt !== values[':last'])
      throw Object.assign(new Error(), { name: 'ConditionalCheckFailedException' });
    const keepsTtl = ttl !== undefined && input.UpdateExpression.includes('if_not_exists(#ttl, :ttl)');
    const next = counts
      ? { count: count + values[':by'], lastAt, ttl: keepsTtl ? ttl : values[':ttl'] }
      : { count, ttl, lastAt: values[':now'] };
    items.set(Key.pk, next);
    return { Attributes: next };
  });
});

afterEach(() => vi.useRealTimers());

describe('guesses at an account', () => {
  it('are free at first', async () => {
    expect(await guesses(3)).toEqual([0, 0, 0]);
  });

  it('have to wait then, twice as long each time, also when they did not wait', async () => {
    await guesses(3);
    expect(await guesses(4)).toEqual([2_000, 4_000, 8_000, 16_000]);
  });

  it('never have to wait longer than the longest time', async () => {
    await guesses(3);
    expect((await guesses(40)).at(-1)).toBe(PATIENCE.longestDelayMs);
  });

  it('are let through after the wait, and have to wait twice as long the next time', async () => {
    await guesses(4);
    pass(4 * SECOND);
    expect(await guesses(2)).toEqual([0, 8_000]);
  });

  it('have to wait for what is left of the time', async () => {
    await guesses(4);
    pass(3 * SECOND);
    expect(await guess()).toBe(1_000);
  });

  it('are let through one at a time, however many have waited together', async () => {
    await guesses(40);
    pass(PATIENCE.longestDelayMs);
    const waits = await Promise.all(Array.from({ length: 20 }, guess));
    expect(waits.filter((wait) => wait === 0)).toEqual([0]);
  });

  it('are forgotten after a day, also when the table has not yet deleted them', async () => {
    await guesses(20);
    pass(DAY + SECOND);
    expect(await guesses(3)).toEqual([0, 0, 0]);
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
    await forgetGuesses('ada');
    expect(await guess()).toBe(0);
  });

  it('at one account do not slow down another', async () => {
    await guesses(20);
    expect(await countGuess('ben', PATIENCE)).toBe(0);
  });
});

describe('tries from an address', () => {
  const tryOnce = (by?: 1 | -1) => countInWindow('login', '203.0.113.7', HOUR, by);

  it('are counted within an hour', async () => {
    expect([await tryOnce(), await tryOnce(), await tryOnce()]).toEqual([1, 2, 3]);
  });

  it('can be taken back when they were harmless', async () => {
    await tryOnce();
    await tryOnce();
    expect(await tryOnce(-1)).toBe(1);
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
