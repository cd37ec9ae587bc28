import { describe, expect, it } from 'vitest';
import { connectionKeys } from '../connections/store/keys.ts';
import { httpKeys } from '../http/keys.ts';
import { jobKeys } from '../jobs/keys.ts';
import { notificationKeys } from '../notifications/store/keys.ts';
import { postKinds } from '../posts/store/keys.ts';
import { projectKinds } from '../projects/store/keys.ts';
import { listingKinds } from '../projects/store/listing/keys.ts';
import { memberKinds } from '../users/store/keys.ts';
import { requestKey } from './idempotency-marker.ts';
import { digits, itemKind, type Key } from './key.ts';

interface Kind {
  (...values: string[]): Key;
  pk: string;
  sk: string;
  valuesOf(key: Key): Record<string, string> | undefined;
}

const isKind = (value: unknown): value is Kind => typeof value === 'function' && 'valuesOf' in value;

const NOUNS = {
  member: memberKinds,
  account: httpKeys,
  connection: connectionKeys,
  post: postKinds,
  project: projectKinds,
  listing: listingKinds,
  notification: notificationKeys,
  job: jobKeys,
  request: { requestKey },
};

const KINDS = Object.entries(NOUNS).flatMap(([noun, kinds]) =>
  Object.entries(kinds).flatMap(([name, kind]: [string, unknown]): { name: string; kind: Kind }[] =>
    isKind(kind) ? [{ name: `${noun}.${name}`, kind }] : [],
  ),
);

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
function keysOf({ pk, sk }: Kind, kind: Kind): Key[] {
  const names = [...`${pk} ${sk}`.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return CHOSEN.map((chosen) => kind(...names.map((name) => sampleOf(name, chosen))));
}

describe('the kinds of items', () => {
  it('cannot collide: no key of one is a key of another, whatever people choose', () => {
    for (const { name, kind } of KINDS)
      for (const key of keysOf(kind, kind))
        for (const other of KINDS)
          if (other.name !== name)
            expect(
              other.kind.valuesOf(key),
              `${name} ${key.pk} ${key.sk} is a ${other.name}`,
            ).toBeUndefined();
  });

  it.each(KINDS)('know their own keys: $name', ({ kind }) => {
    for (const key of keysOf(kind, kind)) expect(kind.valuesOf(key)).toBeDefined();
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
