import { queryPrefixes, searchWords } from '../search/word-search.ts';

const RUNS = /[\p{L}\p{M}\p{N}]+/gu;

/** A part of a text. */
export interface Part {
  text: string;
  /** Whether a search has found the text by it. */
  isFound: boolean;
}

/** Cuts a text where words begin that a search has found it by. */
export function foundParts(text: string, search: string): Part[] {
  const prefixes = queryPrefixes(search);
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: run, index } of text.matchAll(RUNS)) {
    const words = searchWords(run);
    if (!prefixes.some((prefix) => words.some((word) => word.startsWith(prefix)))) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isFound: false });
    parts.push({ text: run, isFound: true });
    end = index + run.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isFound: false });
  return parts;
}

/** Letters before the first found word of a text that is shortened. */
const BEFORE = 60;

/**
 * The part of a text that shows why a search has found it, in one line.
 *
 * @param letters how many at most, in UTF-16 units, beside the dots that stand for what is left out
 */
export function excerptOf(text: string, search: string, letters: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= letters) return line;
  const parts = foundParts(line, search);
  const first = parts.findIndex(({ isFound }) => isFound);
  const at = parts.slice(0, Math.max(0, first)).reduce((sum, part) => sum + part.text.length, 0);
  const space = at <= BEFORE ? 0 : line.indexOf(' ', at - BEFORE) + 1;
  const start = space > at ? at : space;
  const cut = line.slice(start, start + letters);
  const last = start + letters >= line.length ? cut.length : cut.lastIndexOf(' ');
  const shown = cut.slice(0, last > 0 ? last : cut.length);
  return `${start > 0 ? '… ' : ''}${shown.toWellFormed()}${start + shown.length < line.length ? ' …' : ''}`;
}
