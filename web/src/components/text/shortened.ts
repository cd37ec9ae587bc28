import { linksIn } from './links.ts';

/** Of a link in a shortened text so many characters are enough to know where it leads. */
export const LONGEST_LINK = 60;

/**
 * A text cut to about `max` characters (as people count them, an emoji is one), at a word's end where there is one
 * near, with an ellipsis. The text itself when it is short enough. A link is never cut, for it would lead elsewhere: the
 * text ends behind it.
 */
export function shortened(text: string, max: number): string {
  const characters = [...text];
  if (characters.length <= max) return text;
  const cut = characters.slice(0, max).join('');
  const link = linksIn(text).find(({ start, end }) => start < cut.length && end >= cut.length);
  // The space keeps the ellipsis from being taken for the link's end.
  if (link) return link.end === text.length ? text : `${text.slice(0, link.end)} …`;
  const wordEnd = cut.search(/\s+\S*$/);
  return `${(wordEnd > cut.length / 2 ? cut.slice(0, wordEnd) : cut).trimEnd()}…`;
}
