/** Combining diacritical marks, as Unicode decomposition separates them. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Folds a text for comparison: lower case, without the accents of Latin letters. */
export const normalize = (text: string): string => text.normalize('NFKD').replace(ACCENTS, '').toLowerCase();

/** Splits a text into folded words. */
export const words = (text: string, between: RegExp): string[] =>
  normalize(text).split(between).filter(Boolean);
