import { describe, expect, it } from 'vitest';
import { isFoundBy, queryWords } from './name-search.ts';

const ada = { name: 'Ada Byron-Lovelace', username: 'countess.ada_1' };
const jose = { name: 'José Ñandú', username: 'pepe' };

describe('a search finds a member when every word of it begins', () => {
  it.each([
    ['a word of the name', 'lovel', ada],
    ['the name in any case', 'ADA BYR', ada],
    ['words in any order', 'byron ada', ada],
    ['a part behind a hyphen', 'love', ada],
    ['the whole of a hyphenated word', 'byron-l', ada],
    ['the username', 'countess.a', ada],
    ['one the name and one the username', 'ada count', ada],
    ['a letter with or without its accent', 'jose nan', jose],
    ['a name written with accents', 'JOSÉ', jose],
    ['a word twice', 'ada ada', ada],
  ])('%s: %s', (_, query, member) => {
    expect(isFoundBy(queryWords(query), member)).toBe(true);
  });

  it.each([
    ['a middle of a word', 'da', ada],
    ['only one of two words', 'ada smith', ada],
    ['a middle of the username', 'ada_1', ada],
    ['two words as one', 'adabyron', ada],
  ])('but not %s: %s', (_, query, member) => {
    expect(isFoundBy(queryWords(query), member)).toBe(false);
  });
});
