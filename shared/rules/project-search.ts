import { words } from './words.ts';

/** Letters by which long words are told apart. */
const WORD_LETTERS = 20;

const NO_LETTERS = /[^\p{L}\p{M}\p{N}]+/u;

const shortened = (word: string): string => [...word].slice(0, WORD_LETTERS).join('');

/** The words by which a text is found, each once. */
export const searchWords = (text: string): string[] => [...new Set(words(text, NO_LETTERS).map(shortened))];

/**
 * The words of a search, each of which has to begin a word of what is found. Those that another
 * one says already are left out: whatever has `smart` has `s`.
 */
export function queryPrefixes(search: string): string[] {
  const all = searchWords(search);
  return all.filter((word) => !all.some((other) => other !== word && other.startsWith(word)));
}

/** Everything that a search may begin a word with to find these words. */
export const prefixesOf = (list: string[]): Set<string> =>
  new Set(list.flatMap((word) => [...word].map((_, i, letters) => letters.slice(0, i + 1).join(''))));
