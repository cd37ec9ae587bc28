import { createHash } from 'node:crypto';
import type { Caller } from './call.ts';

/** One action of a member. */
export interface Step {
  /** Epoch milliseconds. */
  at: number;
  /** Steps of the same subject run one after another. */
  subject: string;
  act(): Promise<unknown>;
}

/** The subject of steps that run alone. */
export const EXCLUSIVE = 'exclusive';

/** Number of steps that run concurrently, which shortens seeding. */
const CONCURRENCY = 3;

/** What a replay needs of its surroundings. */
interface Surroundings {
  /** Sets the clock. */
  moveTo(at: number): void;
  /** Waits until all that follows from the steps so far has happened. */
  settled(): Promise<void>;
}

/**
 * Runs steps in order of time. Steps that run alone find all that follows from earlier ones.
 *
 * @throws the error of the first step that fails
 */
export async function replay(steps: Step[], { moveTo, settled }: Surroundings): Promise<void> {
  const running = new Map<string, Promise<void>>();
  for (const { at, subject, act } of steps.toSorted((a, b) => a.at - b.at)) {
    await running.get(subject);
    if (subject === EXCLUSIVE) {
      await Promise.all(running.values());
      await settled();
    }
    while (running.size >= CONCURRENCY) await Promise.race(running.values());
    moveTo(Math.round(at));
    const step = act().then(() => void running.delete(subject));
    running.set(subject, step);
    if (subject === EXCLUSIVE) {
      await step;
      await settled();
    }
  }
  await Promise.all(running.values());
}

export type Member = Caller & { _id: string };

/** A pseudo-random number from 0 to 1 that depends on its arguments only. */
export const shareOf = (...words: (string | number)[]): number =>
  createHash('sha256').update(words.join('\n')).digest().readUInt32BE() / 2 ** 32;

/** The members who have joined so far, by username. */
export class Community {
  readonly #members = new Map<string, Member>();

  join(member: Member): void {
    this.#members.set(member.username, member);
  }

  /** @throws Error when the member has not joined yet */
  get(username: string): Member {
    const member = this.#members.get(username);
    if (!member) throw new Error(`the seed lets ${username} act before they have joined`);
    return member;
  }

  /** Picks a number of members other than `except`; the choice depends on the subject only. */
  some(count: number, subject: string, except: string): string[] {
    return [...this.#members.keys()]
      .filter((username) => username !== except)
      .sort((a, b) => shareOf(subject, a) - shareOf(subject, b))
      .slice(0, count);
  }
}

/** A value that one step sets and later steps read. */
export function later<T>(what: string): { set(value: T): void; get(): T } {
  let result: { value: T } | undefined;
  return {
    set: (value) => {
      result = { value };
    },
    get: () => {
      if (!result) throw new Error(`the seed needs ${what} before it exists`);
      return result.value;
    },
  };
}
