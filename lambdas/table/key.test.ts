import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { KINDS, type Kind } from '../invariants/kinds.ts';
import { digits, itemKind, type Key } from './key.ts';

const ID = 'Aa-_09zzzzzzzzzz';

/** Texts that people choose, made to look like keys. */
const CHOSEN = [
  'ada',
  'MARK',
  'CARD',
  'ACCOUNT',
  '#LIKE',
  `${ID}#TALLY`,
  'x CARD',
  'ROOT',
  'HANDLE',
  '0000000000000001',
];

function sampleOf(name: string, chosen: string): string {
  if (name.endsWith('Text')) return chosen;
  return name.endsWith('Number') ? digits(7) : ID;
}

/** Keys of a kind: with ids where ids stand, with every chosen text where people choose. */
const keysOf = ({ pk, sk }: Kind): Key[] =>
  CHOSEN.map((chosen) => {
    const fill = (pattern: string) =>
      pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => sampleOf(name, chosen));
    return { pk: fill(pk), sk: fill(sk) };
  });

describe('the kinds of items', () => {
  it('cannot collide: no key of one is a key of another, whatever people choose', () => {
    for (const [name, kind] of KINDS)
      for (const key of keysOf(kind))
        for (const [otherName, other] of KINDS)
          if (otherName !== name)
            expect(other.valuesOf(key), `${name} ${key.pk} ${key.sk} is a ${otherName}`).toBeUndefined();
  });

  it.each([...KINDS])('know their own keys: %s', (_, kind) => {
    for (const key of keysOf(kind)) expect(kind.valuesOf(key)).toBeDefined();
  });
});

const DOCUMENT = new URL('../../docs/data-model.md', import.meta.url);
const MARKERS = ['<!-- kinds -->', '<!-- /kinds -->'] as const;

/** The page with the table of all kinds as they are declared. */
function documented(page: string): string {
  const rows = [...KINDS].map(([name, { pk, sk }]) => `| ${name} | \`${pk}\` | \`${sk}\` |`);
  const table = ['| Kind | pk | sk |', '|---|---|---|', ...rows].join('\n');
  const [before = '', rest = ''] = page.split(MARKERS[0]);
  return `${before}${MARKERS[0]}\n\n${table}\n\n${MARKERS[1]}${rest.split(MARKERS[1])[1] ?? ''}`;
}

describe('the page about the data model', () => {
  it('lists every kind of item with its key', () => {
    const page = readFileSync(DOCUMENT, 'utf8');
    if (process.env.UPDATE_DOCS) writeFileSync(DOCUMENT, documented(page));
    else expect(page).toBe(documented(page));
  });
});

describe('a kind of item', () => {
  const like = itemKind<{ at: string }>()('MEMBER#{memberId}', 'ON#{postId}#LIKE');

  it('makes keys from values in the order of its pattern', () => {
    expect(like('ada', 'p1')).toEqual({ pk: 'MEMBER#ada', sk: 'ON#p1#LIKE' });
  });

  it('finds the values again, and nothing in keys of other kinds', () => {
    expect(like.valuesOf(like('ada', 'p1'))).toEqual({ memberId: 'ada', postId: 'p1' });
    expect(like.valuesOf({ pk: 'MEMBER#ada', sk: 'ON#p1#VOTE' })).toBeUndefined();
  });

  it('tells a change of its items from others', () => {
    const change = { at: 0, before: undefined, after: { at: 'now' } };
    expect(like.is({ ...change, key: like('ada', 'p1') })).toBe(true);
    expect(like.is({ ...change, key: { pk: 'MEMBER#ada', sk: 'CARD' } })).toBe(false);
  });
});
