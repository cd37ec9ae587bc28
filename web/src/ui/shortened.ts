/**
 * A text cut to at most `max` characters (as people count them, an emoji is one), at a word's end where there is one
 * near, with an ellipsis. The text itself when it is short enough.
 */
export function shortened(text: string, max: number): string {
  const characters = [...text];
  if (characters.length <= max) return text;
  const cut = characters.slice(0, max).join('');
  const wordEnd = cut.search(/\s+\S*$/);
  return `${(wordEnd > cut.length / 2 ? cut.slice(0, wordEnd) : cut).trimEnd()}…`;
}
