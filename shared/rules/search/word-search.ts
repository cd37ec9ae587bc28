import { words } from '../texts/words.ts';

/** Longer words are cut to this many letters. */
const WORD_LETTERS = 20;

const NO_LETTERS = /[^\p{L}\p{M}\p{N}]+/u;

/** Letters of the longest prefix that an index of long words keeps; what follows is looked for among the whole words. */
export const STEM_LETTERS = 8;

/** Scripts that leave no space between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const shortened = (word: string): string => [...word].slice(0, WORD_LETTERS).join('');

let segmenter: Intl.Segmenter | undefined;

/** The words of a run of letters: one, except in scripts that leave no space between words. */
function split(run: string): string[] {
  if (!UNSPACED.test(run)) return [run];
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  return Array.from(segmenter.segment(run), ({ segment }) => segment);
}

/** The distinct words by which a text can be found, in its order. */
export const searchWords = (text: string): string[] => [
  ...new Set(words(text, NO_LETTERS).flatMap(split).map(shortened)),
];

/**
 * The prefixes that a search query asks for: its words without those that are a prefix of another one, because every
 * match for `smart` also matches `s`.
 */
export function queryPrefixes(search: string): string[] {
  const all = searchWords(search);
  return all.filter((word) => !all.some((other) => other !== word && other.startsWith(word)));
}

/** Every prefix of the given words, up to a number of letters. */
export const prefixesOf = (list: string[], most = WORD_LETTERS): Set<string> =>
  new Set(
    list.flatMap((word) => [...word].slice(0, most).map((_, i, letters) => letters.slice(0, i + 1).join(''))),
  );

/** The first letters of a word, and the rest of it: "" where it is not longer. */
export function splitWord(word: string): { stem: string; rest: string } {
  const letters = [...word];
  return { stem: letters.slice(0, STEM_LETTERS).join(''), rest: letters.slice(STEM_LETTERS).join('') };
}
