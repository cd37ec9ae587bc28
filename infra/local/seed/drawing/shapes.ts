import { PALETTE, type Tone } from './palette.ts';

/** Shapes that several drawings share. Coordinates and sizes are pixels of the drawing. */

export const rect = (x: number, y: number, w: number, h: number, tone: Tone, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${PALETTE[tone]}" ${more}/>`;

export const circle = (x: number, y: number, r: number, tone: Tone, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${PALETTE[tone]}" ${more}/>`;

export const area = (d: string, tone: Tone, more = ''): string =>
  `<path d="${d}" fill="${PALETTE[tone]}" ${more}/>`;

export const stroke = (d: string, tone: Tone, width: number, more = ''): string =>
  `<path d="${d}" stroke="${PALETTE[tone]}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" fill="none" ${more}/>`;

export const at = (x: number, y: number, shapes: string, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${shapes}</g>`;

/** Repeats a shape, made from its index. */
export const many = (count: number, shape: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => shape(i)).join('');

/** Waves from edge to edge, from `y` to the bottom. */
export const sea = (y: number, tone: Tone, shift = 0, width = 1200, bottom = 800): string =>
  area(
    `M${-200 + shift} ${y} ${many(Math.ceil(width / 200) + 2, () => 'q50 -26 100 0 t100 0 ')} V${bottom} H${-200 + shift}Z`,
    tone,
  );

export const sun = (x: number, y: number, r: number, tone: Tone): string =>
  circle(x, y, r, tone) + circle(x, y, r * 1.35, tone, 'opacity=".25"');

/** A sailing boat, 120 wide, standing on (0, 0). */
export const boat = (sail: Tone, hull: Tone): string =>
  area('M-60 -22 H60 L42 4 H-44Z', hull) +
  stroke('M0 -24 V-128', 'ink', 5) +
  area('M6 -126 C44 -94 58 -64 60 -34 H6Z', sail) +
  area('M-6 -112 C-30 -84 -42 -60 -46 -34 H-6Z', 'paper');

/** A person from the shoulders up, 80 wide, standing on (0, 0). */
const person = (skin: string, hair: string, cloth: Tone): string =>
  area('M-44 0 C-44 -44 44 -44 44 0Z', cloth) +
  `<rect x="-9" y="-52" width="18" height="24" fill="${skin}"/><circle cx="0" cy="-70" r="26" fill="${skin}"/>` +
  `<path d="M-28 -68 C-32 -108 32 -108 28 -68 C20 -86 -18 -88 -28 -68Z" fill="${hair}"/>`;

export const PEOPLE = [
  person('#dfab7f', '#221a18', 'ember'),
  person('#6f4530', '#221a18', 'gold'),
  person('#f8dcc8', '#a8552b', 'teal'),
  person('#c48a5f', '#3d2a22', 'moss'),
  person('#f0c8a6', '#69442d', 'plum'),
  person('#96603f', '#221a18', 'tide'),
] as const;

export const house = (w: number, h: number, wall: Tone, roof: Tone): string =>
  rect(0, -h, w, h, wall) +
  area(`M-14 ${-h} L${w / 2} ${-h - w * 0.48} L${w + 14} ${-h}Z`, roof) +
  rect(w / 2 - 16, -54, 32, 54, roof) +
  rect(w * 0.16, -h + 24, 30, 30, 'butter', 'rx="4"') +
  rect(w * 0.84 - 30, -h + 24, 30, 30, 'butter', 'rx="4"');

export const tree = (tone: Tone, h = 150): string =>
  rect(-6, -h * 0.45, 12, h * 0.45, 'ink') +
  `<ellipse cx="0" cy="${-h * 0.66}" rx="${h * 0.3}" ry="${h * 0.4}" fill="${PALETTE[tone]}"/>`;

/** A phone of 200 by 400, its left upper corner at (0, 0). */
export const phone = (screen: Tone, shapes: string): string =>
  rect(0, 0, 200, 400, 'ink', 'rx="30"') + rect(12, 14, 176, 372, screen, 'rx="20"') + shapes;

export const words = (x: number, y: number, size: number, tone: Tone, text: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-family="URW Gothic, Century Gothic, Futura, sans-serif" font-weight="600" font-size="${size}" fill="${PALETTE[tone]}" ${more}>${text}</text>`;

export const picture = (width: number, height: number, shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shapes}</svg>`;
