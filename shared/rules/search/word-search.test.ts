import { describe, expect, it } from 'vitest';
import { prefixesOf, queryPrefixes, searchWords } from './word-search.ts';

const tidewise = searchWords("Tidewise: ten-day forecasts for the fishing boats of Goa's coast, por José");

const finds = (search: string) => queryPrefixes(search).every((start) => prefixesOf(tidewise).has(start));

describe('a search finds a project when every word of it begins', () => {
  it.each([
    ['a word', 'forec'],
    ['a word in any case', 'TIDE'],
    ['words in any order', 'boats fish'],
    ['a part behind a hyphen', 'day'],
    ['a word with or without its accents', 'jose'],
    ['the same word twice', 'boats boat b'],
    ['words with signs around them', '(forecasts) & boats!'],
  ])('%s: %s', (_, search) => {
    expect(finds(search)).toBe(true);
  });

  it.each([
    ['a middle of a word', 'ishing'],
    ['only one of two words', 'boats trains'],
    ['two words as one', 'fishingboats'],
  ])('but not %s: %s', (_, search) => {
    expect(finds(search)).toBe(false);
  });

  it('tells words of great length apart by their first twenty letters', () => {
    const [long = ''] = searchWords('x'.repeat(3_000));
    expect(long).toHaveLength(20);
    expect(queryPrefixes('x'.repeat(21))).toEqual([long]);
  });
});
