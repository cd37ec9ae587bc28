import { createHash } from 'node:crypto';
import type { Caller } from './call.ts';

/** One thing that somebody did, at its time in milliseconds since 1970. */
export interface Step {
  at: number;
  /** What it is about: steps about the same come one after the other. */
  subject: string;
  act(): Promise<unknown>;
}

/** The subject of steps that nothing else may overlap. */
export const EVERYBODY = 'everybody';

/** Steps under way at the same moment, so that caller and table need not wait for each other. */
const AT_ONCE = 3;

/**
 * Takes steps in the order of time.
 *
 * @param moveTo sets the clock before each step
 * @throws what the first step throws that fails
 */
export async function replay(steps: Step[], moveTo: (at: number) => void): Promise<void> {
  const running = new Map<string, Promise<void>>();
  for (const { at, subject, act } of steps.toSorted((a, b) => a.at - b.at)) {
    await running.get(subject);
    if (subject === EVERYBODY) await Promise.all(running.values());
    while (running.size >= AT_ONCE) await Promise.race(running.values());
    moveTo(Math.round(at));
    const step = act().then(() => void running.delete(subject));
    running.set(subject, step);
    if (subject === EVERYBODY) await step;
  }
  await Promise.all(running.values());
}

export type Member = Caller & { _id: string };

/** A number from 0 to 1 that is always the same for the same words. */
export const shareOf = (...words: (string | number)[]): number =>
  createHash('sha256').update(words.join('\n')).digest().readUInt32BE() / 2 ** 32;

/** The members who have joined so far, by username. */
export class Community {
  readonly #members = new Map<string, Member>();

  join(member: Member): void {
    this.#members.set(member.username, member);
  }

  /** @throws Error when the seed names somebody who has not joined yet */
  get(username: string): Member {
    const member = this.#members.get(username);
    if (!member) throw new Error(`the seed lets ${username} act before they have joined`);
    return member;
  }

  /** So many of those who have joined, other than one: always the same for the same subject. */
  some(count: number, subject: string, except: string): string[] {
    return [...this.#members.keys()]
      .filter((username) => username !== except)
      .sort((a, b) => shareOf(subject, a) - shareOf(subject, b))
      .slice(0, count);
  }
}

/** What a step has made, for the steps after it. */
export function later<T>(what: string): { set(value: T): void; get(): T } {
  let made: { value: T } | undefined;
  return {
    set: (value) => {
      made = { value };
    },
    get: () => {
      if (!made) throw new Error(`the seed needs ${what} before it is there`);
      return made.value;
    },
  };
}
