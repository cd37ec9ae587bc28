/** The parts into which the packages of the font divide it. All have the letters of one or two scripts. */
const PARTS = ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'] as const;
const WEIGHTS = [400, 700] as const;

/** Where the font is, below the folder that the function runs in. */
export const FONT_FOLDER = 'node_modules/@fontsource/inter/files';

/** The files of the font, as the deployment puts them beside the bundle. WOFF, because WOFF2 would need a decoder more. */
export const FONT_FILES = WEIGHTS.flatMap((weight) =>
  PARTS.map((part) => ({ part, weight, file: `inter-${part}-${weight}-normal.woff` })),
);
