import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<string | undefined>();

/** Runs work under the id of the call that it belongs to or follows from: each of its log lines names it. */
export const withTrace = <T>(id: string | undefined, work: () => T): T => running.run(id, work);

/** The id of the call that the running work belongs to; of several, when a batch follows from several. */
export const trace = (): string | undefined => running.getStore();

const SHOWN = 5;

/** One id for work that follows from several calls: theirs, the first few. */
export function jointTrace(ids: Iterable<string | undefined>): string | undefined {
  const known = [...new Set(ids)].filter((id) => id !== undefined);
  return known.length > 0 ? known.slice(0, SHOWN).join(' ') : undefined;
}
