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

/** What is observed of running work. Nothing that the work does depends on it, so it is the one thing that is not passed on. */
interface Telemetry {
  trace?: string | undefined;
  cost?: Cost;
}

const running = new AsyncLocalStorage<Telemetry>();

/** Runs work under the id of the call that it belongs to or follows from: each of its log lines names it. */
export const withTrace = <T>(id: string | undefined, work: () => T): T =>
  running.run({ ...running.getStore(), trace: id }, work);

/** The id of the call that the running work belongs to; of several, when a batch follows from several. */
export const trace = (): string | undefined => running.getStore()?.trace;

const SHOWN = 5;

/** One id for work that follows from several calls: theirs, the first few. */
export function jointTrace(ids: Iterable<string | undefined>): string | undefined {
  const known = [...new Set(ids)].filter((id) => id !== undefined);
  return known.length > 0 ? known.slice(0, SHOWN).join(' ') : undefined;
}

const NOTHING: Cost = { rru: 0, wru: 0, calls: 0, rounds: 0 };

/** Without rounds: pieces of work do not wait for each other. */
const total: Omit<Cost, 'rounds'> = { rru: 0, wru: 0, calls: 0 };

/**
 * Runs work with a bill of its own.
 *
 * @param work anything that talks to the table
 * @returns what the work returns
 */
export const withCost = <T>(work: () => T): T =>
  running.run({ ...running.getStore(), cost: { ...NOTHING } }, work);

/** The bill of the running work so far; zeros outside of `withCost`. */
export const cost = (): Cost => running.getStore()?.cost ?? { ...NOTHING };

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
  const own = running.getStore()?.cost;
  if (own) own.rounds = Math.max(own.rounds, round);
  for (const bill of [total, own])
    if (bill) {
      bill[kind] += units;
      bill.calls += 1;
    }
}
