import { browserStore } from '../lib/browser-store.ts';
import { nextPath, ownPath } from './next-path.ts';

/** Where this tab leads to once somebody has signed in. */
const kept = browserStore('hearth.return-path', () => sessionStorage);

/** Notes where somebody is who has to sign in first, whichever way they take to that. */
export const keepReturnPath = (path: string): void => kept.write(path);

/** Notes where the search of an address asks to be led on to. */
export function noteReturnPath(search: string): void {
  const path = nextPath(search);
  if (path) keepReturnPath(path);
}

/** Where to lead on to; undefined for where members start. */
export const returnPath = (): string | undefined => ownPath(kept.read());

export const forgetReturnPath = (): void => kept.clear();
