import fc from 'fast-check';
import * as limits from '../../../shared/limits.ts';
import { Repeated, type Template } from './template.ts';

/** Texts that programs trip over. */
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\u202etxt.exe',
  '\ufeff',
  'e\u0301'.repeat(20),
  '👩‍👩‍👧‍👦',
  'ﷺ',
  'İstanbul ß ŉ',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e999',
  '9007199254740993',
  '../../etc/passwd',
  '/media/../../x',
  '%00',
  '%',
  '{{7*7}}',
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '#pk',
  ':value',
  'MEMBER#',
  'javascript:alert(1)',
  'http://[::1',
  'https://user:pass@example.com:99999/',
  'data:image/png;base64,',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'data:image/png;base64,!!!!',
  'data:;base64,iVBORw0KGgo=',
  '2026-02-30',
  '+275760-09-13T00:00:00.001Z',
  '0000-00-00',
  '------------------------------------------------',
];

/** What a long text is made of: each takes another way through parsers, counters of characters and escapes. */
const GRAINS = [
  'a',
  ' ',
  '\n',
  '"',
  '\\',
  'あ',
  '\u0000',
  '\ud800',
  '👍',
  'e\u0301',
  '<',
  '@',
  '.',
  'a.',
  '-',
  'https://',
];

const NUMBERS = [
  0,
  -0,
  -1,
  0.5,
  1e-7,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  Number.MAX_VALUE,
  Number.MIN_VALUE,
  1e38,
  1e126,
  -1e126,
];

const LENGTHS = [limits.LINE_MAX, limits.POST_MAX, limits.POST_MAX + 1, limits.BODY_BYTES - limits.KB];

export const unpleasantText = (): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...TEXTS) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  );

/** A text as long as bodies may be, or less. */
export const longText = (): fc.Arbitrary<Repeated> =>
  fc
    .tuple(fc.constantFrom(...GRAINS), fc.constantFrom(...LENGTHS))
    .map(([grain, length]) => new Repeated(grain, Math.ceil(length / Buffer.byteLength(grain))));

export const unpleasantNumber = (): fc.Arbitrary<number> =>
  fc.oneof(fc.constantFrom(...NUMBERS), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer());

const KEYS = ['__proto__', 'constructor', 'toString', '', '$', 'isAdmin', '_id', 'length', 'then'];

export const unpleasantKey = (): fc.Arbitrary<string> =>
  fc.oneof(fc.constantFrom(...KEYS), fc.string({ maxLength: 8 }));

const nested = (depth: number): Template => (depth === 0 ? [] : [nested(depth - 1)]);

/** Any JSON value, of the kinds that a schema hardly expects. */
export const unpleasantValue = (): fc.Arbitrary<Template> =>
  fc.oneof(
    { weight: 6, arbitrary: unpleasantText() },
    { weight: 4, arbitrary: unpleasantNumber() },
    { weight: 3, arbitrary: fc.constantFrom<Template>(null, true, false, [], {}, [[]], [null], [{}]) },
    { weight: 1, arbitrary: longText() },
    { weight: 1, arbitrary: fc.constantFrom(5, 9, 11).map(nested) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom<Template>(0, '', null, 'a', {}), fc.constantFrom(60, 1_001, 9_000))
        .map(([value, length]): Template => Array<Template>(length).fill(value)),
    },
    { weight: 1, arbitrary: fc.dictionary(unpleasantKey(), unpleasantText(), { maxKeys: 4 }) },
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
  escaped: (json: string) =>
    json.replaceAll(
      /(?<!\\)"(\w)/g,
      (_, letter: string) => `"\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  spaced: (json: string) => `${' '.repeat(60_000)}${json}${'\n'.repeat(60_000)}`,
  deep: () => '['.repeat(50_000),
  wide: () => `[${'{},'.repeat(20_000)}{}]`,
  'a quotation mark': () => '"',
  'not a number': () => 'NaN',
} satisfies Record<string, (json: string) => string>;

export type Spelling = keyof typeof SPELLINGS;
