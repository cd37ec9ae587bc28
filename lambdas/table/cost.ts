import { AsyncLocalStorage } from 'node:async_hooks';

/** What a piece of work consumed of the table: read and write request units, and calls. */
export interface Cost {
  rru: number;
  wru: number;
  calls: number;
}

const total: Cost = { rru: 0, wru: 0, calls: 0 };

const running = new AsyncLocalStorage<Cost>();

/**
 * Runs work with a bill of its own.
 *
 * @param work anything that talks to the table
 * @returns what the work returns
 */
export const withCost = <T>(work: () => T): T => running.run({ rru: 0, wru: 0, calls: 0 }, work);

/** The bill of the running work so far; zeros outside of `withCost`. */
export const cost = (): Cost => running.getStore() ?? { rru: 0, wru: 0, calls: 0 };

/** What everything in this process has consumed so far: on this machine, requests and what follows from them together. */
export const totalCost = (): Cost => ({ ...total });

/** Adds one call of the table to the bill of the running work. */
export function charge(kind: 'rru' | 'wru', units: number): void {
  for (const bill of [total, running.getStore()])
    if (bill) {
      bill[kind] += units;
      bill.calls += 1;
    }
}
