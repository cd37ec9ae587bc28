import fc from 'fast-check';
import * as limits from '../../../shared/limits.ts';

/** Texts that programs trip over. */
const TEXTS = [
  ...'__proto__ constructor hasOwnProperty toString null undefined NaN -0 1e999 9007199254740993 % %00 #pk :value'.split(
    ' ',
  ),
  ...'MEMBER# ../../etc/passwd /media/../../x {{7*7}} <script>alert(1)</script> javascript:alert(1) http://[::1'.split(
    ' ',
  ),
  ...'https://user:pass@example.com:99999/ data:image/png;base64, data:image/png;base64,!!!! data:;base64,iVBOR='.split(
    ' ',
  ),
  ...'data:image/svg+xml;base64,PHN2Zz4= 2026-02-30 +275760-09-13T00:00:00.001Z 0000-00-00 👩‍👩‍👧‍👦 ﷺ'.split(
    ' ',
  ),
  ...['', ' ', '\u0000', 'a\u0000b', '\ud800', 'a\udfffb', '\u202etxt.exe', '\ufeff', 'İstanbul ß ŉ'],
  ...["' OR 1=1 --", '-'.repeat(48), 'e\u0301'.repeat(20)],
];

/** What a long text is made of: each takes another way through parsers, counters of characters and escapes. */
const GRAINS = [...'a \n"\\あ\u0000👍<@.-', '\ud800', 'e\u0301', 'a.', 'https://'];

const LENGTHS = [limits.LINE_MAX, limits.POST_MAX, limits.POST_MAX + 1, limits.BODY_BYTES - limits.KB];

/** Keys that objects of the language have already, or that are read where nobody expects an object. */
const KEYS = ['length', 'toString', '__proto__', 'constructor', 'valueOf', 'then', '', '$', 'isAdmin', '_id'];

export const hostileKey: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...KEYS),
  fc.string({ maxLength: 8 }),
);

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
);

/** A text many times over, which `spellOut` makes of it: `<a×5000>`, so that an input is short to print. */
export const repeated = (grain: string, times: number): string => `<${grain}×${times}>`;

/** A text as long as bodies may be, or less. */
export const longText: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...GRAINS), fc.constantFrom(...LENGTHS))
  .map(([grain, length]) => repeated(grain, Math.ceil(length / Buffer.byteLength(grain))));

const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)]);

const inherited = fc.constantFrom(...KEYS);

/** Objects that answer where texts and lists are asked: `{"length":{"toString":""}}`. */
const impostor: fc.Arbitrary<unknown> = fc.dictionary(
  inherited,
  fc.oneof(
    hostileText,
    fc.nat(9),
    fc.dictionary(inherited, hostileText, { maxKeys: 2, noNullPrototype: true }),
  ),
  { minKeys: 1, maxKeys: 3, noNullPrototype: true },
);

/** Any JSON value, of the kinds that a schema hardly expects. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  {
    weight: 4,
    arbitrary: fc.oneof(fc.constantFrom(-0, -1, 0.5, 2 ** 53, 1e126, Number.MIN_VALUE), fc.double()),
  },
  { weight: 5, arbitrary: impostor },
  { weight: 3, arbitrary: fc.anything({ key: hostileKey, maxDepth: 3, maxKeys: 3 }) },
  { weight: 1, arbitrary: longText },
  { weight: 1, arbitrary: fc.constantFrom(5, 9, 11).map(nested) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(0, '', null, 'a', {}), fc.constantFrom(60, 1_001, 9_000))
      .map(([value, length]) => Array<unknown>(length).fill(value)),
  },
);

/** Ways to write JSON down, of which some are none. */
export const SPELLINGS = {
  plain: (json: string) => json,
  cut: (json: string) => json.slice(0, json.length / 2),
  marked: (json: string) => `\ufeff${json}`,
  twice: (json: string) => json + json,
  commented: (json: string) => `/**/${json}`,
  'with a prototype': (json: string) => json.replace('{', '{"__proto__":{"isAdmin":true},'),
  'with a key twice': (json: string) => json.replace('{', '{"a":1e999,"a":-1e999,'),
  spaced: (json: string) => `${' '.repeat(60_000)}${json}${'\n'.repeat(60_000)}`,
  deep: () => '['.repeat(50_000),
  wide: () => `[${'{},'.repeat(20_000)}{}]`,
  'a quotation mark': () => '"',
  'not a number': () => 'NaN',
} satisfies Record<string, (json: string) => string>;

export type Spelling = keyof typeof SPELLINGS;
