import { setTimeout } from 'node:timers/promises';
import { settledAt } from './calls/caller.ts';
import { testedSystem } from './system.ts';

const DEPLOYED_WAIT_MS = 2_000;

/**
 * Resolves once everything that follows from the calls that have been answered is visible: changes delivered,
 * and jobs done that are due.
 *
 * A deployed stage cannot tell: its stream and its queue have no end that could be seen from outside. There it waits
 * for as long as consequences may take while many members write.
 */
export async function settled(): Promise<void> {
  const { isLocal } = await settledAt(testedSystem().url);
  if (!isLocal) await setTimeout(DEPLOYED_WAIT_MS);
}

/** Write units that the local system has consumed so far, with all that follows from the calls that have been answered. */
export const writesSoFar = async (): Promise<number> => (await settledAt(testedSystem().url)).wru;
