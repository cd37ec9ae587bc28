import { fold, words } from './words.ts';

/** The words of a search, each of which has to fit. */
export const queryWords = (query: string): string[] => [...new Set(words(query, /\s+/))];

/** The words by which a name is found; `Jean-Pierre` also as `pierre`. */
export const nameWords = (name: string): string[] => [
  ...new Set([...words(name, /\s+/), ...words(name, /[^\p{L}\p{M}\p{N}]+/u)]),
];

/**
 * Whether a search finds a member: every word of it is the beginning of a word of the name, or of the username,
 * whatever the case.
 *
 * @param query what `queryWords` made of the search
 */
export function isFoundBy(query: string[], { name, username }: { name: string; username: string }): boolean {
  const all = [...nameWords(name), fold(username)];
  return query.every((word) => all.some((one) => one.startsWith(word)));
}
