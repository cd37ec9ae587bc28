import { setTimeout } from 'node:timers/promises';
import { testedSystem } from './system.ts';

const NO_CONTENT = 204;
const DEPLOYED_WAIT_MS = 2_000;

/**
 * Resolves once everything that follows from the calls that have been answered is visible: changes delivered,
 * and jobs done that are due.
 *
 * A deployed stage cannot tell: its stream and its queue have no end that could be seen from outside. There it waits
 * for as long as consequences may take while many members write.
 */
export async function settled(): Promise<void> {
  const { status } = await fetch(testedSystem().settledUrl);
  if (status !== NO_CONTENT) await setTimeout(DEPLOYED_WAIT_MS);
}

/** Write units that the local system has consumed so far, with all that follows from the calls that have been answered. */
export async function writesSoFar(): Promise<number> {
  const { headers } = await fetch(testedSystem().settledUrl);
  return Number(/wru;dur=([\d.]+)/.exec(headers.get('server-timing') ?? '')?.[1] ?? Number.NaN);
}
