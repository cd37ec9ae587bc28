import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<Promise<unknown>>();

/**
 * Runs work that may read at once, but writes nothing before it is known to be allowed.
 *
 * @param permission rejects when it is not
 */
export async function withQuotaGate<T>(permission: Promise<unknown>, work: () => Promise<T>): Promise<T> {
  const result = running.run(permission, work);
  // A function that has answered may be stopped: nothing is to be on its way then.
  await Promise.allSettled([permission, result]);
  await permission;
  return result;
}

/** Waits until the running work is allowed to write. */
export const passQuotaGate = async (): Promise<void> => void (await running.getStore());
