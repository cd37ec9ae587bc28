/** The beginning of a name, "" behind a bare `@`, and where that stands. */
export interface TypedName {
  start: number;
  name: string;
}

const NAME = /(?<![\p{L}\p{M}\p{N}_#@&/.+-])@([\w.-]{0,30})$/u;

/** The name that is being typed in a field: the one that ends where the cursor stands, if any. */
export function typedName({
  value,
  selectionStart,
  selectionEnd,
}: Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd'>): TypedName | undefined {
  if (selectionStart !== selectionEnd) return undefined;
  const found = NAME.exec(value.slice(0, selectionStart));
  return found?.[1] === undefined ? undefined : { start: found.index, name: found[1] };
}

/** A text in which a chosen name stands in place of the typed one, and where to go on writing. */
export function withName(
  text: string,
  { start, name }: TypedName,
  username: string,
): { text: string; end: number } {
  const rest = text.slice(start + 1 + name.length);
  const before = `${text.slice(0, start)}@${username}`;
  const space = /^\s/.test(rest) ? '' : ' ';
  return { text: before + space + rest, end: before.length + 1 };
}
