/** Characters that stand over a Latin letter once it is taken apart. */
const ACCENTS = /[\u0300-\u036f]/g;

/** A text as searches compare it: without case and without the accents of Latin letters. */
export const fold = (text: string): string => text.normalize('NFKD').replace(ACCENTS, '').toLowerCase();

/** The words of a text as searches compare them. */
export const words = (text: string, between: RegExp): string[] => fold(text).split(between).filter(Boolean);
