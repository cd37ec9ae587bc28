import { AsyncLocalStorage } from 'node:async_hooks';

/** What a piece of work consumed of the table. */
export interface Cost {
  /** Read request units. */
  rru: number;
  /** Write request units. */
  wru: number;
  calls: number;
  /** Calls that had to wait for one another: those that run at the same time are one round trip. */
  rounds: number;
}

const NOTHING: Cost = { rru: 0, wru: 0, calls: 0, rounds: 0 };

/** Without rounds: pieces of work do not wait for each other. */
const total: Omit<Cost, 'rounds'> = { rru: 0, wru: 0, calls: 0 };

const running = new AsyncLocalStorage<Cost>();

/**
 * Runs work with a bill of its own.
 *
 * @param work anything that talks to the table
 * @returns what the work returns
 */
export const withCost = <T>(work: () => T): T => running.run({ ...NOTHING }, work);

/** The bill of the running work so far; zeros outside of `withCost`. */
export const cost = (): Cost => running.getStore() ?? { ...NOTHING };

/** What everything in this process has consumed so far: on this machine, requests and what follows from them together. */
export const totalCost = (): Omit<Cost, 'rounds'> => ({ ...total });

/** The round trip in which a call takes part that begins now. */
export const nextRound = (): number => cost().rounds + 1;

/**
 * Adds one call of the table to the bill of the running work.
 *
 * @param round from `nextRound` when the call began
 */
export function charge(kind: 'rru' | 'wru', units: number, round = nextRound()): void {
  const own = running.getStore();
  if (own) own.rounds = Math.max(own.rounds, round);
  for (const bill of [total, own])
    if (bill) {
      bill[kind] += units;
      bill.calls += 1;
    }
}
