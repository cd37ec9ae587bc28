import { API_PREFIX } from 'virtual:contract';
import * as limits from '../../../shared/limits.ts';

/** What is known of the connection to the server. */
export interface Connectivity {
  /** Whether it cannot be reached, as far as the last call tells. */
  lost: boolean;
  /** From when that is what the browser has shown in its place: an HTTP date (RFC 9110, section 5.6.7). */
  keptAt?: string;
  /** How many changes wait until it can. */
  waiting: number;
}

let state: Connectivity = { lost: false, waiting: 0 };
let recheck: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function change(next: Connectivity) {
  const { lost } = state;
  state = next;
  if (lost !== next.lost) {
    clearInterval(recheck);
    if (next.lost) recheck = setInterval(() => void checkHealth(), limits.HEALTH_INTERVAL);
  }
  for (const listener of listeners) listener();
}

/** A call got no answer: turns the connection banner on. */
export function reportLost(): void {
  if (!state.lost) change({ ...state, lost: true });
}

/** A call got an answer, whatever it was: turns the banner off. */
export function reportReached(): void {
  if (state.lost) change({ lost: false, waiting: state.waiting });
}

/** When the service worker kept an answer that it now gives in place of the server, or null for one of the server. */
export const keptAtOf = (headers: Headers): string | null => headers.get('x-kept-at');

/** A call got an answer of the server, or one that was kept. */
export function reportAnswer(headers: Headers): void {
  const keptAt = keptAtOf(headers);
  if (keptAt === null) reportReached();
  else change({ ...state, lost: true, keptAt });
}

export const connectivity = (): Connectivity => state;

/** Resolves when the server can be reached again; the changes that wait for that are counted. */
export async function reachedAgain(changes = 1): Promise<void> {
  change({ ...state, waiting: state.waiting + changes });
  await new Promise<void>((resolve) => {
    const stop = onConnectionChange(() => {
      if (state.lost) return;
      stop();
      resolve();
    });
  });
  change({ ...state, waiting: state.waiting - changes });
}

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
    return response.status < 500 && keptAtOf(response.headers) === null;
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
