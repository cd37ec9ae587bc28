import { COLOURS, EMBLEM, FRAME, HEIGHT, MARGIN, WIDTH } from './look.ts';

/** The mark of the site, 32 by 32, as `web/public/favicon.svg` has it. */
export const MARK = {
  house: 'M16 5.2 26 13v11.6a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V13z',
  flame:
    'M16.4 11.6c.5 2.7 3.9 4.3 3.9 8a4.3 4.3 0 0 1-8.6 0c0-1.5.7-2.6 1.6-3.5.1 1 .5 1.6 1.2 1.9-.2-2.5.4-4.8 1.9-6.4z',
};

/** The mark, at a place and in a size. */
const markAt = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 32})">
<rect width="32" height="32" rx="8" fill="${COLOURS.ember}"/>
<path d="${MARK.house}" fill="${COLOURS.wall}"/><path d="${MARK.flame}" fill="${COLOURS.flame}"/></g>`;

/** Rings of light around a fire in the corner. Areas of one colour each: a gradient has more than a small PNG can hold. */
const rings = COLOURS.rings
  .map((colour, at) => `<circle cx="1130" cy="40" r="${860 - 200 * at}" fill="${colour}"/>`)
  .join('');

const { left, top, width, height, radius } = FRAME;
const frame = `x="${left}" y="${top}" width="${width}" height="${height}"`;

/** Shadows as the site has them, in steps instead of a filter, which would take longest of all. */
const shadow = [3, 6, 9, 12]
  .map(
    (wide) =>
      `<rect x="${left - wide}" y="${top - wide + 8}" width="${width + 2 * wide}" height="${height + 2 * wide}" rx="${radius + wide}" fill="#362618" opacity="0.03"/>`,
  )
  .join('');

const pictured = (png: Buffer): string =>
  `${shadow}<clipPath id="frame"><rect ${frame} rx="${radius}"/></clipPath>
<image ${frame} clip-path="url(#frame)" href="data:image/png;base64,${png.toString('base64')}"/>`;

/** What stands at the right side: the mark, the ground of letters, or a poster as PNG. */
export type Beside = 'mark' | 'square' | 'disc' | { poster: Buffer };

function besideOf(beside: Beside): string {
  const { left: x, top: y, size } = EMBLEM;
  if (beside === 'mark') return markAt(x, y, size);
  if (beside === 'square')
    return `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="56" fill="${COLOURS.ember}"/>`;
  if (beside === 'disc')
    return `<circle cx="${x + size / 2}" cy="${y + size / 2}" r="${size / 2}" fill="${COLOURS.ember}"/>`;
  return pictured(beside.poster);
}

/**
 * A picture in SVG: ground and mark, on which the texts are put.
 *
 * @param texts SVG of the same size
 */
export const onGround = (texts: string, beside: Beside): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="100%" height="100%" fill="${COLOURS.paper}"/>${rings}
${besideOf(beside)}<rect y="${HEIGHT - 12}" width="100%" height="12" fill="${COLOURS.ember}"/>
${markAt(MARGIN, 56, 56)}${texts}</svg>`;
