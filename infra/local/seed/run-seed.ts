import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { findMemberId } from '../../../lambdas/users/store/members.ts';
import { MEMBERS } from './community/index.ts';

/** Only a part of the demo community exists, because an earlier start was stopped while seeding. */
class IncompleteSeedError extends Error {
  override readonly name = 'IncompleteSeedError';
}

async function hasDemoMembers(): Promise<boolean> {
  const found = await Promise.all(MEMBERS.map(({ username }) => findMemberId(username)));
  return found.some((id) => id !== undefined);
}

/**
 * Fills the table with the demo community and an administrator, unless it has an administrator already. Runs in a
 * worker thread, because it changes the clock.
 *
 * @throws IncompleteSeedError when only a part of the community exists
 */
export async function runSeed(): Promise<void> {
  if (await findMemberId('admin')) return;
  if (await hasDemoMembers()) throw new IncompleteSeedError('only a part of the demo community exists');
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  // Rejects when the thread ends with an error.
  await once(worker, 'exit');
}
