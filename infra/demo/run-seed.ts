import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { DynamoDBBatchResponse } from 'aws-lambda';
import { findMemberId } from '../../lambdas/members/store/members.ts';
import { unrestricted } from '../../lambdas/visibility/viewer.ts';
import type { SeedStream } from '../local/stack.ts';
import { MEMBERS } from './community/index.ts';
import type { FromSeed, ToSeed } from './messages.ts';

/** Only a part of the demo community exists, because an earlier start was stopped while seeding. */
class IncompleteSeedError extends Error {
  override readonly name = 'IncompleteSeedError';
}

async function hasDemoMembers(): Promise<boolean> {
  const found = await Promise.all(MEMBERS.map(({ username }) => findMemberId(unrestricted, username)));
  return found.some((id) => id !== undefined);
}

/**
 * Fills the table with the demo community and an administrator, unless it has an administrator already. Runs in a
 * worker thread, because it changes the clock; consequences run there as well.
 *
 * @throws IncompleteSeedError when only a part of the community exists
 */
export async function runSeed({ deliverTo, delivered }: SeedStream): Promise<void> {
  if (await findMemberId(unrestricted, 'admin')) return;
  if (await hasDemoMembers()) throw new IncompleteSeedError('only a part of the demo community exists');
  const thread = new Worker(new URL('./worker.ts', import.meta.url));
  const handled = new Map<number, (response: DynamoDBBatchResponse) => void>();
  let batches = 0;
  deliverTo((event) => {
    batches += 1;
    const batch = batches;
    const response = new Promise<DynamoDBBatchResponse>((resolve) => handled.set(batch, resolve));
    thread.postMessage({ kind: 'changes', batch, event } satisfies ToSeed);
    return response;
  });
  thread.on('message', (message: FromSeed) => {
    if (message.kind === 'handled') handled.get(message.batch)?.(message.response);
    else void delivered().then(() => thread.postMessage({ kind: 'delivered' } satisfies ToSeed));
  });
  // Rejects when the thread ends with an error.
  await once(thread, 'exit');
}
