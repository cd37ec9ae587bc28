import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { FONT_FILES, FONT_FOLDER } from '../../lambdas/pages/pictures/font-files.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Puts the font of preview pictures beside the bundle of their function, where it looks for it.
 *
 * @param directory of the bundle
 */
export function addPictureFont(directory: string): void {
  for (const { file } of FONT_FILES)
    cpSync(join(root, FONT_FOLDER, file), join(directory, FONT_FOLDER, file), { recursive: true });
}
