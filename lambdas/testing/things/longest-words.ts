/** Small letters that none of the others is folded to: Armenian and Georgian ones. */
const LETTERS = [
  ...Array.from({ length: 37 }, (_, at) => String.fromCodePoint(0x0561 + at)),
  ...Array.from({ length: 33 }, (_, at) => String.fromCodePoint(0x10d0 + at)),
];

/** Seventy words that take more of a word index than others: they are long, and no two begin with the same letter. */
export const longestWords = (tail: string): string[] =>
  LETTERS.map((letter) => letter + tail.repeat(20).slice(0, 20));
