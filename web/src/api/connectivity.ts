import { API_PREFIX } from 'virtual:contract';
import * as limits from '../../../shared/limits.ts';

/** Whether the server can be reached, as far as the last call tells. */
let lost = false;
let recheck: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function change(next: boolean) {
  if (lost === next) return;
  lost = next;
  clearInterval(recheck);
  if (lost) recheck = setInterval(() => void checkHealth(), limits.HEALTH_INTERVAL);
  for (const listener of listeners) listener();
}

/** A call got no answer: turns the connection banner on. */
export const reportLost = (): void => change(true);

/** A call got an answer, whatever it was: turns the banner off. */
export const reportReached = (): void => change(false);

export const isConnectionLost = (): boolean => lost;

/** Calls `listener` on every change; returns how to stop. */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', reportReached);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('online', reportReached);
  };
}

/** Any answer under 500 counts as alive. */
async function isAlive(path: string): Promise<boolean> {
  try {
    const response = await fetch(path, {
      signal: AbortSignal.timeout(limits.HEALTH_TIMEOUT),
      cache: 'no-store',
      credentials: 'same-origin',
    });
    return response.status < 500;
  } catch {
    return false;
  }
}

/**
 * Asks whether the server answers again, and turns the banner off if so. Only paths below the API's prefix are asked:
 * the others are answered by whatever serves the pages, which proves nothing about the API.
 */
export async function checkHealth(): Promise<boolean> {
  const alive = (await isAlive(`${API_PREFIX}/health`)) || (await isAlive(`${API_PREFIX}/auth/me`));
  if (alive) reportReached();
  return alive;
}
