/** Control characters except line feed and tab, and the marks that turn the direction of the text behind them. */
const UNWANTED = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu;
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\u2800]/u;

/**
 * What is kept of a text that somebody has written: trimmed and well-formed, free of characters that disturb the text
 * around it. Joiners stay, because emoji and several scripts need them.
 *
 * @returns "" when nothing of it can be seen
 */
export function plainText(text: string): string {
  const plain = text.toWellFormed().replace(/\r\n?/g, '\n').replace(UNWANTED, '').trim();
  return VISIBLE.test(plain) ? plain : '';
}

/** The same for a text of one line: line breaks and tabs become spaces. */
export const plainLine = (text: string): string => plainText(text.replace(/[\r\n\t\u2028\u2029]+/g, ' '));
