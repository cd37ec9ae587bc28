import { DAY, SECOND } from '../../../shared/limits.ts';
import { putIfNew, remove } from '../../table/table.ts';
import { pushKeys } from './keys.ts';
import type { Subscription } from './subscriptions.ts';

/** Longer than an event may be delivered again: a stream keeps its records for a day. */
const REMEMBERED = 2 * DAY;

/**
 * Marks something as told to a browser, before it is: nobody tells it again after a crash.
 *
 * @returns false when that was done before
 */
export async function claimPush({ endpoint }: Subscription, subject: string): Promise<boolean> {
  const now = Date.now() / SECOND;
  const mark = { ...pushKeys.pushedTo(endpoint, subject), ttl: Math.ceil(now + REMEMBERED / SECOND) };
  return (await putIfNew(mark, now)) === undefined;
}

/** Gives back what has certainly not been told to the next try. */
export const releasePush = ({ endpoint }: Subscription, subject: string): Promise<void> =>
  remove(pushKeys.pushedTo(endpoint, subject));
