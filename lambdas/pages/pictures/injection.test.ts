import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../testing/rounds.ts';
import { type Card, profileCard, projectCard } from './card.ts';
import { draw } from './draw.ts';
import { wordsOf } from './words.ts';

const TAGS = new Set('svg g path mask rect clipPath defs'.split(' '));

/** What of an SVG is more than outlines. */
function beyondOutlines(svg: string): string[] {
  const found: string[] = [];
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (!TAGS.has(tag)) found.push(`<${tag}>`);
        for (const [name, value] of Object.entries(attributes))
          if (
            /href|^on|^style$/i.test(name) ||
            /script|data:|https?:/i.test(value.replace('http://www.w3.org/2000/svg', ''))
          )
            found.push(`${tag} ${name}=${value}`);
      },
      ontext: (text) => void (text.trim() !== '' && found.push(text)),
      oncomment: (comment) => void found.push(comment),
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return found;
}

const ATTACKS = [
  '<script>alert(1)</script>',
  '"/><image href="file:///etc/passwd"/>',
  ']]><!--',
  '&lt;&amp;&#0;',
  'url(https://evil.example/)',
  '\u202e\u2066\0\ud800',
  `Z${'\u0301'.repeat(50)}`,
  'fi ffi → 1/2 €',
  '👩‍👩‍👧‍👦',
  '漢字',
];

const text = fc.oneof(
  fc.constantFrom(...ATTACKS),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme-ascii', maxLength: 300 }),
  fc
    .array(fc.constantFrom(...ATTACKS, ' ', '\n', 'W', 'ẞ', '-'), { maxLength: 40 })
    .map((parts) => parts.join('')),
);

const projects: fc.Arbitrary<Card> = fc
  .record({ name: text, pitch: text, category: text, founder: text })
  .map(({ founder, ...rest }) => projectCard({ ...rest, stage: 'idea', founder: { name: founder } }));

const profiles: fc.Arbitrary<Card> = fc
  .record({ name: text, headline: text, skills: fc.array(text, { maxLength: 8 }) })
  .map((given) => profileCard({ ...given, username: '', about: '', experience: [], education: [] }));

const cards = fc.oneof(projects, profiles);

describe('what members write', () => {
  it('becomes outlines and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(cards, fc.boolean(), async (card, hasPoster) => {
        expect(beyondOutlines(await wordsOf(card, hasPoster))).toEqual([]);
      }),
      { numRuns: rounds(40, 400) },
    );
  });

  it('never keeps a picture from being drawn', async () => {
    await fc.assert(
      fc.asyncProperty(cards, async (card) => {
        expect((await draw(card)).subarray(1, 4).toString()).toBe('PNG');
      }),
      { numRuns: rounds(15, 150) },
    );
  });
});
