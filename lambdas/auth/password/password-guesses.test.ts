import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../../../shared/limits.ts';
import { TooManyRequests } from '../../http/errors.ts';
import { counterTable } from '../../testing/services/counter-table.ts';
import '../../testing/environment.ts';
import { config } from '../../config.ts';
import {
  countWrong,
  forgetAllGuesses,
  forgetTries,
  limitConfirmation,
  limitTry,
  type Try,
  tryOf,
} from './password-guesses.ts';

const START = Date.UTC(2026, 10, 1);
const FAILURES_PER_ADDRESS = config().LOGIN_FAILURES_PER_ADDRESS;

const ADA = { _id: 'ada-id', username: 'Ada', email: 'ada@example.com', recoveryAddress: '' };

const from = (address: string, browser?: string, name = 'ada'): Try => tryOf(name, ADA._id, address, browser);

const isLetThrough = (limited: Promise<void>): Promise<boolean> =>
  limited.then(
    () => true,
    (error) => {
      if (error instanceof TooManyRequests) return false;
      throw error;
    },
  );

/** Whether a try is let through to the comparison of the password. */
const isAdmitted = (attempt: Try): Promise<boolean> => isLetThrough(limitTry(attempt));

/** Tries once with a wrong password, and says whether it was compared. */
async function guess(attempt: Try): Promise<boolean> {
  if (!(await isAdmitted(attempt))) return false;
  await countWrong(attempt).catch(() => {});
  return true;
}

const BOTNET = Array.from({ length: 1_000 }, (_, i) => `198.51.${i >> 8}.${i & 255}`);

/** All addresses try both names, then some of them whenever it may be of use; returns how many passwords were compared. */
async function attack(lasts: number): Promise<number> {
  let compared = 0;
  for (let at = 0; at < lasts; at += 5 * MINUTE) {
    vi.setSystemTime(START + at);
    const nth = at / MINUTE;
    for (const address of at === 0 ? BOTNET : BOTNET.slice(nth % 900, (nth % 900) + 2))
      for (const name of [ADA.username, ADA.email])
        if (await guess(from(address, undefined, name))) compared += 1;
  }
  return compared;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  counterTable();
});
afterEach(() => {
  config().LOGIN_FAILURES_PER_ADDRESS = FAILURES_PER_ADDRESS;
  vi.useRealTimers();
});

describe('a botnet of a thousand addresses', () => {
  it('compares fewer than 400 passwords of one member in a day', async () => {
    const compared = await attack(DAY);
    expect(compared).toBeGreaterThan(100);
    expect(compared).toBeLessThan(400);
  });

  it('does not make the member wait in a browser where they have signed in', async () => {
    await attack(HOUR);
    expect(await isAdmitted(from('203.0.113.7', 'their browser'))).toBe(true);
  });

  it('lets the member in from anywhere once they have reset their password', async () => {
    await attack(HOUR);
    expect(await isAdmitted(from('203.0.113.7'))).toBe(false);
    await forgetAllGuesses(ADA, '203.0.113.7');
    expect(await isAdmitted(from('203.0.113.7'))).toBe(true);
    expect(await isAdmitted(from('203.0.113.7', undefined, ADA.email))).toBe(true);
  });

  it('is slowed down all the same where only a member who has entered the address as theirs resets a password', async () => {
    await attack(HOUR);
    await forgetAllGuesses(
      { _id: 'eve-id', username: 'Eve', email: 'ada', recoveryAddress: 'eve@example.com' },
      '203.0.113.7',
    );
    expect(await isAdmitted(from('203.0.113.7'))).toBe(false);
  });
});

describe('an angry neighbour behind the same address', () => {
  const HERE = '203.0.113.7';

  it('is told to go away after a few wrong passwords, whosever they are', async () => {
    const answers = [];
    for (let i = 0; i < FAILURES_PER_ADDRESS + 3; i += 1)
      answers.push(await countWrong({ who: `member-${i}`, address: HERE, browser: undefined }).catch(String));
    expect(answers.filter((answer) => answer !== undefined)).toHaveLength(3);
  });

  it('does not keep others from signing in there, with a right password', async () => {
    for (let i = 0; i < 50; i += 1)
      await countWrong({ who: `member-${i}`, address: HERE, browser: undefined }).catch(() => {});
    expect(await isAdmitted(from(HERE))).toBe(true);
  });

  it('does not make a member wait in their own browser by guessing at them', async () => {
    for (let i = 0; i < 50; i += 1) await guess(from(HERE));
    expect(await isAdmitted(from(HERE))).toBe(false);
    expect(await isAdmitted(from(HERE, 'their browser'))).toBe(true);
  });
});

describe('somebody at a browser where the member has signed in', () => {
  it('guesses no faster than others', async () => {
    const results = [];
    for (let i = 0; i < 10; i += 1) results.push(await guess(from('203.0.113.7', 'a browser')));
    expect(results.filter(Boolean)).toHaveLength(5);
    vi.setSystemTime(START + 2 * SECOND);
    expect(await guess(from('203.0.113.7', 'a browser'))).toBe(true);
  });

  it('does not alarm others', async () => {
    for (let i = 0; i < 300; i += 1) {
      vi.setSystemTime(START + i * 5 * MINUTE);
      await guess(from('203.0.113.7', 'a browser'));
    }
    expect(await isAdmitted(from('198.51.100.1'))).toBe(true);
  });
});

it('the right password forgets the wrong ones before it', async () => {
  for (let round = 0; round < 3; round += 1) {
    for (let i = 0; i < 4; i += 1) expect(await guess(from('203.0.113.7'))).toBe(true);
    await forgetTries(from('203.0.113.7'));
  }
});

describe('wrong passwords at one name of a member', () => {
  it.each([
    ['from one address', 10, () => '203.0.113.7'],
    ['from everywhere', 300, (i: number) => BOTNET[i] ?? ''],
  ])('do not show at the other: %s', async (_, count, address) => {
    for (let i = 0; i < count; i += 1) await guess(from(address(i), undefined, ADA.username));
    const at = address(count);
    expect(await isAdmitted(from(at, undefined, ADA.username))).toBe(false);
    expect(await isAdmitted(from(at, undefined, ADA.email))).toBe(true);
  });

  it('are refused in whatever case it is typed, like those at a name that nobody has', async () => {
    const answers = async (memberId: string | undefined, name: string) => {
      const results = [];
      for (let i = 0; i < 8; i += 1)
        results.push(
          await guess(tryOf(i % 2 ? name : name.toUpperCase(), memberId, '203.0.113.7', undefined)),
        );
      return results;
    };
    expect(await answers(ADA._id, 'ada')).toEqual(await answers(undefined, 'nobody'));
  });
});

describe('somebody who is signed in as a member', () => {
  const HERE = '203.0.113.7';
  const confirms = (memberId: string, address = HERE): Promise<boolean> =>
    isLetThrough(limitConfirmation(memberId, address));

  it('guesses at the password no faster from a thousand addresses than from one', async () => {
    const results = await Promise.all(BOTNET.slice(0, 50).map((address) => confirms(ADA._id, address)));
    expect(results.filter(Boolean)).toHaveLength(5);
  });

  it('guesses at no more passwords from one address, however many members they are signed in as', async () => {
    const members = Array.from({ length: 50 }, (_, i) => `member-${i}`);
    const results = await Promise.all(members.map((memberId) => confirms(memberId)));
    expect(results.filter(Boolean)).toHaveLength(FAILURES_PER_ADDRESS);
    expect(await confirms('another', '198.51.100.1')).toBe(true);
    vi.setSystemTime(START + HOUR);
    expect(await confirms('another')).toBe(true);
  });

  it('does not keep a neighbour behind the same address from confirming, with the limit of production', async () => {
    config().LOGIN_FAILURES_PER_ADDRESS = 50;
    for (let at = 0; at < HOUR; at += 2 * SECOND) {
      vi.setSystemTime(START + at);
      await confirms(ADA._id);
    }
    expect(await confirms('a neighbour')).toBe(true);
  });

  it('keeps nobody from signing in by guessing', async () => {
    for (let i = 0; i < 20; i += 1) await confirms(ADA._id);
    expect(await isAdmitted(from('203.0.113.7'))).toBe(true);
  });
});
