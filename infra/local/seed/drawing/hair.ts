/** Hair and headwear, for a head of 116 by 136 around (160, 154) on a canvas of 320 by 320. */
interface Hair {
  /** Behind the shoulders and the head. */
  back?: (colour: string) => string;
  /** On top of the face. */
  front: (colour: string) => string;
}

const path = (d: string) => (colour: string) => `<path d="${d}" fill="${colour}"/>`;

const dot = (x: number, y: number, r: number, colour: string): string =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${colour}"/>`;

/** Curls along an arc around the head, from one angle to another, in degrees; 270 is the crown. */
const curls =
  (from: number, to: number, [rx, ry]: [number, number], size: number, count: number) =>
  (colour: string) =>
    Array.from({ length: count }, (_, i) => {
      const angle = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180;
      const r = size * (i % 2 ? 0.88 : 1);
      return dot(160 + rx * Math.cos(angle), 140 + ry * Math.sin(angle), r, colour);
    }).join('');

const CAP =
  'M100 140 C97 88 126 66 160 66 C194 66 223 88 220 140 C216 116 200 97 160 95 C120 97 104 116 100 140Z';
const HAIRLINE =
  'M101 136 C101 92 128 74 160 74 C192 74 219 92 219 136 C213 112 198 102 160 101 C122 102 107 112 101 136Z';
const PARTED =
  'M99 158 C96 104 124 76 158 74 L163 74 C196 76 224 104 221 158 C216 128 200 110 163 90 C122 108 105 128 99 158Z';

const strands = (colour: string): string =>
  [92, 106, 120, 200, 214, 228]
    .map((x, i) => {
      const end = 250 - (i % 3) * 9;
      return `<path d="M${160 + (x - 160) * 0.8} 96 C${x} 120 ${x} 160 ${x + (x < 160 ? -4 : 4)} ${end}" stroke="${colour}" stroke-width="16" stroke-linecap="round" fill="none"/>`;
    })
    .join('');

const braid = (side: 1 | -1, colour: string): string =>
  [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const x = 160 + side * (70 + Math.min(i, 3) * 3);
      const tilt = side * (i % 2 ? 24 : -24);
      const y = 168 + i * 21;
      return `<ellipse cx="${x}" cy="${y}" rx="14" ry="15" fill="${colour}" transform="rotate(${tilt} ${x} ${y})"/>`;
    })
    .join('');

const fold = (d: string): string =>
  `<path d="${d}" stroke="#00000026" stroke-width="5" stroke-linecap="round" fill="none"/>`;

const headwrap = (colour: string): string =>
  `<path d="M94 134 C82 66 124 30 170 34 C220 36 238 84 226 134 C204 112 184 106 160 106 C134 106 114 112 94 134Z" fill="${colour}"/>
   <path d="M188 52 C204 14 250 16 244 48 C270 56 258 92 222 84Z" fill="${colour}"/>
   ${fold('M108 106 C128 82 168 70 214 82')}${fold('M112 84 C136 58 176 50 210 62')}${fold('M204 62 C216 52 228 50 238 54')}`;

const turban = (colour: string): string =>
  `<path d="M94 136 C78 74 116 34 160 34 C204 34 242 74 226 136 C216 116 196 112 160 78 C124 112 104 116 94 136Z" fill="${colour}"/>
   ${fold('M160 80 C130 96 108 104 96 122')}${fold('M160 80 C190 96 212 104 224 122')}${fold('M152 62 C126 74 104 84 94 104')}${fold('M168 62 C194 74 216 84 226 104')}`;

const scarfBack = path(
  'M80 160 C70 72 118 44 160 44 C202 44 250 72 240 160 C240 204 256 236 272 262 L278 330 L42 330 L48 262 C64 236 80 204 80 160Z',
);
const scarfFront = (colour: string): string =>
  `<path fill-rule="evenodd" d="M84 150 C80 80 122 54 160 54 C198 54 240 80 236 150 C238 210 206 250 160 258 C114 250 82 210 84 150Z M104 150 C104 194 130 222 160 222 C190 222 216 194 216 150 C216 108 192 88 160 88 C128 88 104 108 104 150Z" fill="${colour}"/>
   <path d="M96 196 C120 246 176 262 236 246 C226 282 150 300 92 270Z" fill="${colour}"/>
   ${fold('M104 214 C136 252 184 258 226 250')}${fold('M118 78 C136 64 180 62 202 78')}`;

const beanie = (colour: string): string =>
  `<path d="M98 128 C92 64 128 40 160 40 C192 40 228 64 222 128Z" fill="${colour}"/>
   <rect x="92" y="108" width="136" height="28" rx="13" fill="${colour}"/>
   <rect x="92" y="108" width="136" height="28" rx="13" fill="#00000024"/>`;

const LONG_BACK =
  'M82 156 C74 74 124 50 160 50 C196 50 246 74 238 156 C238 204 248 236 244 266 L76 266 C72 236 82 204 82 156Z';
const WAVES =
  'M80 150 C72 78 122 48 162 50 C206 52 248 82 240 150 C252 170 234 186 246 206 C256 228 240 246 228 262 L92 262 C80 246 64 228 74 206 C86 186 68 170 80 150Z';

const HAIR = {
  none: { front: () => '' },
  short: {
    front: path(
      'M98 144 C90 86 126 60 164 62 C206 62 232 90 222 144 C218 126 212 114 204 108 C180 114 142 114 122 102 C110 114 104 128 98 144Z',
    ),
  },
  crop: { front: path(HAIRLINE) },
  sidepart: {
    front: path(
      'M98 150 C86 92 120 54 172 58 C216 62 234 100 222 150 C220 128 212 116 198 110 C172 112 150 104 136 90 C128 110 106 122 98 150Z',
    ),
  },
  quiff: {
    front: path(
      'M99 142 C90 104 96 64 138 52 C184 40 228 58 226 98 C227 118 223 130 221 142 C217 124 211 114 201 108 C176 114 148 110 130 98 C113 108 104 124 99 142Z',
    ),
  },
  receding: {
    front: path(
      'M99 156 C88 104 116 66 160 66 C204 66 232 104 221 156 C218 128 214 112 206 104 C204 92 192 86 186 97 C176 89 144 89 134 97 C128 86 116 92 114 104 C106 112 102 128 99 156Z',
    ),
  },
  sides: {
    front: path(
      'M99 164 C90 134 94 112 106 100 C108 122 104 144 99 164Z M221 164 C230 134 226 112 214 100 C212 122 216 144 221 164Z',
    ),
  },
  pixie: {
    front: path(
      'M97 160 C86 92 124 56 166 58 C212 60 236 96 223 160 C219 142 216 128 210 118 C188 126 150 118 134 96 C128 116 110 130 104 138 C100 146 98 152 97 160Z',
    ),
  },
  bob: {
    back: path(
      'M84 156 C76 72 126 50 160 50 C194 50 244 72 236 156 C238 192 234 216 222 232 L98 232 C86 216 82 192 84 156Z',
    ),
    front: path(
      'M99 150 C94 98 126 72 160 72 C194 72 226 98 221 150 C215 136 208 128 202 126 C180 132 132 132 114 124 C106 130 103 138 99 150Z',
    ),
  },
  lob: {
    back: path(
      'M84 156 C76 72 126 50 160 50 C194 50 244 72 236 156 C238 196 240 226 230 246 L90 246 C80 226 82 196 84 156Z',
    ),
    front: path(PARTED),
  },
  long: { back: path(LONG_BACK), front: path(PARTED) },
  waves: {
    back: path(WAVES),
    front: path(
      'M99 156 C92 100 126 70 170 70 C200 72 226 102 221 156 C218 130 206 114 184 98 C160 112 120 120 99 156Z',
    ),
  },
  fringe: {
    back: path(LONG_BACK),
    front: path(
      'M99 156 C92 98 126 70 160 70 C194 70 228 98 221 156 C216 142 212 134 208 130 C176 136 144 136 112 130 C107 136 103 144 99 156Z',
    ),
  },
  bun: { back: (colour) => dot(160, 56, 29, colour), front: path(CAP) },
  lowbun: { back: (colour) => dot(226, 206, 28, colour), front: path(PARTED) },
  ponytail: {
    back: path('M176 66 C236 44 276 100 268 186 C266 222 242 226 240 198 C240 152 230 124 206 112Z'),
    front: path(CAP),
  },
  braids: {
    back: path('M86 156 C78 74 128 52 160 52 C192 52 242 74 234 156 L234 180 L86 180Z'),
    front: (colour) => `${path(PARTED)(colour)}${braid(1, colour)}${braid(-1, colour)}`,
  },
  curly: {
    back: curls(168, 372, [64, 58], 27, 13),
    front: curls(196, 344, [52, 52], 19, 9),
  },
  curlyLong: {
    back: (colour) =>
      `${curls(120, 420, [74, 82], 31, 17)(colour)}${dot(88, 226, 26, colour)}${dot(232, 226, 26, colour)}`,
    front: curls(192, 348, [54, 54], 18, 10),
  },
  afro: {
    back: (colour) => `${dot(160, 116, 84, colour)}${curls(150, 390, [78, 78], 20, 18)(colour)}`,
    front: path(
      'M101 142 C101 104 128 92 160 92 C192 92 219 104 219 142 C213 120 196 112 160 112 C124 112 107 120 101 142Z',
    ),
  },
  locs: { back: strands, front: path(CAP) },
  headwrap: { front: headwrap },
  turban: { front: turban },
  scarf: { back: scarfBack, front: scarfFront },
  beanie: { front: beanie },
} satisfies Record<string, Hair>;

export type HairStyle = keyof typeof HAIR;

/** The two layers of a style. */
export const hairOf = (style: HairStyle): Hair => HAIR[style];
