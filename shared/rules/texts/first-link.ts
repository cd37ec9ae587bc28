import { webLink } from './web-link.ts';

const LINK = /(?:https?:\/\/|www\.)[^\s<>"]+/gi;

const BRACKETS: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

/** A link without the signs behind it that end the sentence: brackets belong to it if it opens them. */
function trimmed(link: string): string {
  const last = link.at(-1) ?? '';
  const opening = BRACKETS[last];
  const isUnopened = opening !== undefined && countOf(link, last) > countOf(link, opening);
  return isUnopened || /[.,;:!?'’”»*_~]/.test(last) ? trimmed(link.slice(0, -1)) : link;
}

/** The first link of a text, normalized; undefined when it has none, or that is too long. */
export function firstLink(text: string): string | undefined {
  for (const [found] of text.matchAll(LINK)) {
    const link = webLink(trimmed(found));
    if (link !== undefined) return link;
  }
  return undefined;
}
