import { normalize, words } from '../texts/words.ts';

/** The distinct words of a search query. */
export const queryWords = (query: string): string[] => [...new Set(words(query, /\s+/))];

/** The words by which a name can be found; `Jean-Pierre` is also found as `pierre`. */
export const nameWords = (name: string): string[] => [
  ...new Set([...words(name, /\s+/), ...words(name, /[^\p{L}\p{M}\p{N}]+/u)]),
];

/**
 * Whether a search matches a member: every word of the query is a prefix of a word of the name or of the username,
 * ignoring case and accents.
 *
 * @param query the result of `queryWords`
 */
export function isFoundBy(query: string[], { name, username }: { name: string; username: string }): boolean {
  const all = [...nameWords(name), normalize(username)];
  return query.every((word) => all.some((one) => one.startsWith(word)));
}
