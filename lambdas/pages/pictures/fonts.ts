import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FONT_FILES, FONT_FOLDER } from './font-files.ts';
import { charactersOf } from './glyphs.ts';

/** The folder with the libraries of this function: its own on Lambda, that of the project elsewhere. */
const root = process.env.LAMBDA_TASK_ROOT ?? process.cwd();

/** The font, in parts that each have some scripts. */
export const fonts = FONT_FILES.map(({ part, weight, file }) => ({
  name: part,
  weight,
  style: 'normal' as const,
  data: readFileSync(join(root, FONT_FOLDER, file)),
}));

/** All parts of the font: a letter is drawn by the first that has it. */
export const FONT_FAMILY = [...new Set(fonts.map(({ name }) => name))].join(', ');

const inWeight = (wanted: number): Set<number> =>
  new Set(fonts.filter(({ weight }) => weight === wanted).flatMap(({ data }) => [...charactersOf(data)]));

const [regular, bold] = [inWeight(400), inWeight(700)];

/** Whether the font has all characters of a text, in every weight. */
export const isCovered = (text: string): boolean =>
  [...text].every((character) => {
    const code = character.codePointAt(0) ?? 0;
    return regular.has(code) && bold.has(code);
  });
