import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { findMemberId } from '../../../lambdas/data/members.ts';
import { MEMBERS } from './community/index.ts';

/** An earlier start has ended while it was seeding, or somebody has a username of the demo community. */
class HalfSeededError extends Error {
  override readonly name = 'HalfSeededError';
}

async function isHalfSeeded(): Promise<boolean> {
  const found = await Promise.all(MEMBERS.map(({ username }) => findMemberId(username)));
  return found.some((id) => id !== undefined);
}

/**
 * Fills a table with the demo community and an administrator; a table that has an administrator is left alone. It runs
 * in a thread of its own, because it moves the clock.
 *
 * @throws HalfSeededError when only a part of the community is there
 */
export async function runSeed(): Promise<void> {
  if (await findMemberId('admin')) return;
  if (await isHalfSeeded()) throw new HalfSeededError('a part of the demo community is there');
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  // Rejects with the error that has ended the thread.
  await once(worker, 'exit');
}
