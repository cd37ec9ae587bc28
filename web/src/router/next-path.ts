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

/** Where the search of an address asks to be led on to: `?next=/projects/abc`; undefined for nowhere on this site. */
export const nextPath = (search: string): string | undefined =>
  ownPath(new URLSearchParams(search).get('next'));
