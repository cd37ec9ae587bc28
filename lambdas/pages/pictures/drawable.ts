import { isCovered } from './fonts.ts';

/** More would never be seen, and takes time to measure. */
const LONGEST = 200;

/** Emoji, with what belongs to them: the font has none but a few signs such as ©. */
const EMOJI = /\p{RGI_Emoji}|\p{Extended_Pictographic}\uFE0F?/gv;

/** What nobody sees, and what changes the direction of the text around it. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Cf}|\uFFFD/gu;

/** Marks on one letter, more than any language has, which would be drawn over the lines above. */
const STACK = /\p{M}{3}/u;

const BREAKS = /[\s\p{Cc}]+/gu;

/**
 * A text as the font can draw it, on one line: without emoji and without what nobody sees.
 *
 * @returns "" for one with other characters that the font does not have, because parts of names and sentences say something
 *   else than the whole
 */
export function drawable(text: string): string {
  const shown = text
    .slice(0, 4 * LONGEST)
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(EMOJI, (emoji) => (isCovered(emoji) ? emoji : ' '))
    .replaceAll(BREAKS, ' ')
    .replaceAll(INVISIBLE, '')
    .trim();
  const beginning = [...shown].slice(0, LONGEST).join('');
  return isCovered(beginning) && !STACK.test(beginning) ? beginning : '';
}
