import { type HairStyle, hairOf } from './hair.ts';
import { PALETTE, type Tone } from './palette.ts';

/** From light to dark. */
const SKINS = {
  ivory: ['#f8dcc8', '#e5b398'],
  beige: ['#f0c8a6', '#d9a17b'],
  honey: ['#dfab7f', '#bf845a'],
  caramel: ['#c48a5f', '#a0673f'],
  chestnut: ['#96603f', '#74452a'],
  cocoa: ['#6f4530', '#52301f'],
} as const;

const HAIRS = {
  black: '#221a18',
  espresso: '#3d2a22',
  brown: '#69442d',
  copper: '#a8552b',
  blond: '#c79a5b',
  grey: '#9c948d',
  silver: '#d6d0c9',
} as const;

/** The features of a face, recognizable at 40 pixels and at 160. */
export interface Look {
  ground: Tone;
  skin: keyof typeof SKINS;
  hair: HairStyle;
  /** Colour of the hair or of the headwear. */
  colour: keyof typeof HAIRS | Tone;
  wears: 'crew' | 'shirt' | 'roll' | 'blazer' | 'hood' | 'kurta';
  cloth: Tone;
  beard?: 'full' | 'short' | 'moustache' | 'goatee';
  beardColour?: keyof typeof HAIRS;
  glasses?: 'round' | 'square';
  earrings?: 'hoops' | 'studs';
  mouth?: 'smile' | 'grin' | 'calm';
  /** Wrinkles. */
  older?: true;
}

const HEAD = 'M102 132 C102 80 218 80 218 132 L218 154 C218 200 190 226 160 226 C130 226 102 200 102 154Z';
const SHOULDERS = 'M22 330 C26 274 78 258 126 248 C140 268 180 268 194 248 C242 258 294 274 298 330Z';

const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`;

const fill = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`;

const isTone = (colour: string): colour is Tone => Object.hasOwn(PALETTE, colour);

const hairColour = (colour: Look['colour']): string => (isTone(colour) ? PALETTE[colour] : HAIRS[colour]);

const SHADE = '#0000001f';

const CLOTHES: Record<Look['wears'], (cloth: string) => string> = {
  crew: (cloth) => fill(SHOULDERS, cloth) + line('M122 250 C138 276 182 276 198 250', SHADE, 7),
  shirt: (cloth) =>
    fill(SHOULDERS, cloth) +
    fill('M126 244 L160 284 L132 298 L110 256Z', PALETTE.paper) +
    fill('M194 244 L160 284 L188 298 L210 256Z', PALETTE.paper) +
    line('M160 288 L160 330', SHADE, 4),
  roll: (cloth) =>
    fill(SHOULDERS, cloth) +
    fill('M126 228 C140 242 180 242 194 228 L198 264 C180 276 140 276 122 264Z', cloth) +
    line('M124 262 C142 274 178 274 196 262', SHADE, 5),
  blazer: (cloth) =>
    fill(SHOULDERS, cloth) +
    fill('M130 250 L160 316 L190 250 C180 264 140 264 130 250Z', PALETTE.paper) +
    fill('M126 246 L104 264 L122 286 L116 296 L158 330 L164 330 L130 256Z', '#00000030') +
    fill('M194 246 L216 264 L198 286 L204 296 L162 330 L156 330 L190 256Z', '#00000030'),
  hood: (cloth) =>
    fill(
      'M84 262 C92 232 124 234 134 246 L160 280 L186 246 C196 234 228 232 236 262 C220 300 100 300 84 262Z',
      cloth,
    ) +
    fill(SHOULDERS, cloth) +
    line('M98 258 C116 294 204 294 222 258', SHADE, 8) +
    line('M146 284 L144 314 M174 284 L176 314', PALETTE.paper, 4),
  kurta: (cloth) =>
    fill(SHOULDERS, cloth) +
    fill(
      'M124 246 C140 268 180 268 196 246 L202 254 C188 280 170 284 166 286 L166 330 L154 330 L154 286 C150 284 132 280 118 254Z',
      PALETTE.butter,
    ) +
    [300, 318].map((y) => `<circle cx="160" cy="${y}" r="3" fill="${PALETTE.ink}"/>`).join(''),
};

const GLASSES = {
  round: `<g fill="#ffffff2e" stroke="${PALETTE.ink}" stroke-width="4.5"><circle cx="136" cy="152" r="19"/><circle cx="184" cy="152" r="19"/></g>${line('M155 150 C158 147 162 147 165 150', PALETTE.ink, 4.5)}`,
  square: `<g fill="#ffffff2e" stroke="${PALETTE.ink}" stroke-width="5"><rect x="115" y="137" width="40" height="30" rx="8"/><rect x="165" y="137" width="40" height="30" rx="8"/></g>${line('M155 148 L165 148', PALETTE.ink, 5)}`,
} as const;

const MOUTHS = {
  smile: (lip: string) => line('M142 190 C150 201 170 201 178 190', lip, 5),
  grin: (lip: string) =>
    fill('M139 186 C148 190 172 190 181 186 C178 208 142 208 139 186Z', lip) +
    fill('M143 188.500 C152 191.500 168 191.500 177 188.500 C176 194 144 194 143 188.500Z', '#fffaf4'),
  calm: (lip: string) => line('M145 193 C153 197 167 197 175 193', lip, 5),
} as const;

const BEARDS = {
  full: 'M101 146 C106 168 116 172 132 176 C146 168 174 168 188 176 C204 172 214 168 219 146 C222 206 194 240 160 240 C126 240 98 206 101 146Z',
  short:
    'M101 152 C106 176 118 184 134 178 C148 170 172 170 186 178 C202 184 214 176 219 152 C219 202 190 229 160 229 C130 229 101 202 101 152Z',
  moustache:
    'M134 184 C142 170 156 172 160 177 C164 172 178 170 186 184 C176 186 166 184 160 181 C154 184 144 186 134 184Z',
  goatee:
    'M136 184 C144 172 156 173 160 177 C164 173 176 172 184 184 C186 210 176 232 160 232 C144 232 134 210 136 184Z M143 189 C146 204 174 204 177 189 C170 184 150 184 143 189Z',
} as const;

const COVERED: ReadonlySet<HairStyle> = new Set(['scarf']);
const WITHOUT_GROWTH: ReadonlySet<HairStyle> = new Set(['headwrap', 'turban', 'scarf', 'beanie', 'none']);

const ears = (skin: string, shade: string): string =>
  [101, 219]
    .map(
      (x) =>
        `<ellipse cx="${x}" cy="156" rx="11" ry="15" fill="${skin}"/><ellipse cx="${x}" cy="157" rx="5" ry="8" fill="${shade}"/>`,
    )
    .join('');

const EARRINGS = {
  hoops: [98, 222]
    .map((x) => `<circle cx="${x}" cy="184" r="11" fill="none" stroke="${PALETTE.gold}" stroke-width="4.5"/>`)
    .join(''),
  studs: [99, 221].map((x) => `<circle cx="${x}" cy="172" r="5" fill="${PALETTE.gold}"/>`).join(''),
} as const;

function features({ skin, colour, hair, mouth = 'smile', beard, beardColour, glasses, older }: Look): string {
  const [, shade] = SKINS[skin];
  const growth = beardColour
    ? HAIRS[beardColour]
    : WITHOUT_GROWTH.has(hair)
      ? HAIRS.black
      : hairColour(colour);
  const brow =
    growth === HAIRS.silver || growth === HAIRS.grey ? '#857c74' : isTone(colour) ? HAIRS.black : growth;
  const lip = skin === 'cocoa' ? '#b8604a' : skin === 'ivory' || skin === 'beige' ? '#b0503f' : '#7c2f26';
  const eyes = [136, 184].map(
    (x) =>
      `<ellipse cx="${x}" cy="153" rx="6.200" ry="7.400" fill="${PALETTE.ink}"/><circle cx="${x + 2.2}" cy="150" r="2.100" fill="#fff"/>`,
  );
  const cheeks = [124, 196].map(
    (x) => `<ellipse cx="${x}" cy="178" rx="14" ry="9" fill="#e0603a" opacity=".2"/>`,
  );
  return [
    ...cheeks,
    beard ? `<path fill-rule="evenodd" d="${BEARDS[beard]}" fill="${growth}"/>` : '',
    line('M122 134 C130 127 142 127 149 132', brow, 6),
    line('M171 132 C178 127 190 127 198 134', brow, 6),
    ...eyes,
    line('M160 156 C156 166 154 171 157 174 C160 176 163 175 166 173', shade, 4.5),
    older
      ? line(
          'M112 172 C108 166 107 160 109 156 M208 172 C212 166 213 160 211 156 M130 176 C124 182 123 188 124 194 M190 176 C196 182 197 188 196 194',
          shade,
          3,
        )
      : '',
    MOUTHS[mouth](beard === 'full' || beard === 'short' ? '#8c3b2e' : lip),
    glasses ? GLASSES[glasses] : '',
  ].join('');
}

/** A portrait as an SVG of 320 by 320. */
export function face(look: Look): string {
  const { ground, skin, hair, colour, wears, cloth, earrings } = look;
  const [light, shade] = SKINS[skin];
  const { back, front } = hairOf(hair);
  const tint = hairColour(colour);
  const isCovered = COVERED.has(hair);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="20 22 280 280">
    <rect width="320" height="320" fill="${PALETTE[ground]}"/>
    <circle cx="160" cy="150" r="138" fill="#ffffff30"/>
    ${back?.(tint) ?? ''}
    ${isCovered ? '' : fill('M134 196 L134 262 C142 282 178 282 186 262 L186 196Z', light) + fill('M134 214 C148 240 176 238 186 216 L186 236 C170 250 150 250 134 240Z', shade)}
    ${isCovered ? fill('M22 330 C26 288 60 268 100 260 L220 260 C260 268 294 288 298 330Z', PALETTE[cloth]) : CLOTHES[wears](PALETTE[cloth])}
    ${isCovered ? '' : ears(light, shade)}
    ${fill(HEAD, light)}
    ${features(look)}
    ${front(tint)}
    ${earrings ? EARRINGS[earrings] : ''}
  </svg>`;
}
