import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../testing/rounds.ts';
import { drawable } from './drawable.ts';
import { isCovered } from './fonts.ts';

describe('a text that is to be drawn', () => {
  it.each([
    ['Tidewise', 'Tidewise'],
    ['Łukasz Ångström', 'Łukasz Ångström'],
    ['Привет, Ελληνικά', 'Привет, Ελληνικά'],
    ['Nguyễn Ọmọ́yẹmí', 'Nguyễn Ọmọ́yẹmí'.normalize('NFC')],
    ['e\u0301', 'é'],
    ['  one\n\ntwo\tthree ', 'one two three'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['© 2026 ™', '© 2026 ™'],
  ])('is %j as %j', (text, drawn) => {
    expect(drawable(text)).toBe(drawn);
  });

  it.each(['日本語', '한국어', 'مرحبا', 'שלום', 'नमस्ते', 'ไทย', 'Tidewise 潮汐', '\ue000', '\u{1d400}'])(
    'is left out as a whole where the font has none of a script: %j',
    (text) => {
      expect(drawable(text)).toBe('');
    },
  );

  it.each([
    ['Boats 🚀 for all', 'Boats for all'],
    ['👩🏽‍🚒🇩🇪 1️⃣ Fire', 'Fire'],
    ['❤️', ''],
  ])('goes without emoji: %j is %j', (text, drawn) => {
    expect(drawable(text)).toBe(drawn);
  });

  it.each([
    ['safe\u202egpj.exe', 'safegpj.exe'],
    ['a\u200b\u2066b\ufeff\u00ad', 'ab'],
    ['a\0\u0007b', 'a b'],
    ['a\ud800b', 'ab'],
    ['\u3164\u115f\u2800', ''],
  ])('goes without what nobody sees: %j is %j', (text, drawn) => {
    expect(drawable(text)).toBe(drawn);
  });

  it('is left out where marks are piled upon a letter', () => {
    expect(drawable(`Z${'\u0301\u0300\u0302'.repeat(20)}algo`)).toBe('');
  });

  it('ends after 200 characters, however long it is', () => {
    expect(drawable('A'.repeat(1_000_000))).toBe('A'.repeat(200));
  });

  it('has nothing but characters of the font, whatever was written', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(text, (written) => {
        const drawn = drawable(written);
        expect(isCovered(drawn)).toBe(true);
        expect(drawn).toBe(drawn.trim());
      }),
      { numRuns: rounds(500, 20_000) },
    );
  });
});
