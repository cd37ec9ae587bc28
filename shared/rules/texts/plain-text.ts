/** Control characters except line feed and tab, and bidirectional control characters. */
const UNWANTED = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu;
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\u2800]/u;

/**
 * Normalizes user input: trimmed, well-formed Unicode without control characters. Joiners are kept because emoji and
 * several scripts need them.
 *
 * @returns "" when the text has no visible character
 */
export function plainText(text: string): string {
  const plain = text.toWellFormed().replace(/\r\n?/g, '\n').replace(UNWANTED, '').trim();
  return VISIBLE.test(plain) ? plain : '';
}

/** Normalizes user input of one line: line breaks and tabs become spaces. */
export const plainLine = (text: string): string => plainText(text.replace(/[\r\n\t\u2028\u2029]+/g, ' '));
