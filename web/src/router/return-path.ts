import { browserStore } from '../lib/browser-store.ts';

/** Where this tab leads to once somebody has signed in. */
const kept = browserStore('hearth.return-path', () => sessionStorage);

/** No address of ours is longer. */
const LONGEST = 300;

/** A path of this site, as it was asked for; undefined for anything that leads elsewhere. */
export function ownPath(text: string | null): string | undefined {
  if (!text?.startsWith('/') || text.length > LONGEST) return undefined;
  const url = URL.parse(text, location.origin);
  // "/.//host" is of this site, and its path "//host" is not.
  if (url?.origin !== location.origin || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Notes where somebody is who has to sign in first, whichever way they take to that. */
export const keepReturnPath = (path: string): void => kept.write(path);

/** Where the search of an address asks to be led on to: `?next=/projects/abc`; undefined for nowhere on this site. */
export const nextPath = (search: string): string | undefined =>
  ownPath(new URLSearchParams(search).get('next'));

/** Notes where the search of an address asks to be led on to. */
export function noteReturnPath(search: string): void {
  const path = nextPath(search);
  if (path) keepReturnPath(path);
}

/** Where to lead on to; undefined for where members start. */
export const returnPath = (): string | undefined => ownPath(kept.read());

export const forgetReturnPath = (): void => kept.clear();
