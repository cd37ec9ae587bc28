import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INDEXED_WORDS } from '../../../shared/limits.ts';
import {
  queryPrefixes,
  STEM_LETTERS,
  searchWords,
  splitWord,
} from '../../../shared/rules/search/word-search.ts';
import { longestWords } from '../../testing/things/longest-words.ts';
import { termIn } from './keys.ts';
import { ENTRIES_OF_A_WORD, thingEntries } from './update.ts';
import { wordsOfMember, wordsOfPost } from './words.ts';

const entriesOf = (words: Record<string, string[]>) =>
  thingEntries({ number: 3, words, stemLetters: STEM_LETTERS });

const text = fc.string({ unit: 'grapheme', maxLength: 3_000 });

describe('the places of a thing in the index', () => {
  it('are those under which each prefix of its words is looked for, and no others', () => {
    const words = searchWords('A go harbour harbours harbourmaster internationalisation');
    const lists = new Set(entriesOf({ post: words }).map(({ list }) => list));
    for (const word of words)
      for (let letters = 1; letters <= word.length; letters += 1) {
        const { stem, rest } = splitWord(word.slice(0, letters));
        const found =
          rest === ''
            ? lists.has(`${termIn('post', stem)}#0`)
            : [...lists].some((list) => list.startsWith(`${termIn('post', stem)}#0#${rest}`));
        expect(found, word.slice(0, letters)).toBe(true);
      }
    for (const other of ['go#0#', 'harbourm#0#b', 'b#0'])
      expect([...lists].filter((list) => list.startsWith(termIn('post', other)))).toEqual([]);
  });

  it(`are at most ${ENTRIES_OF_A_WORD} for each of the first ${INDEXED_WORDS} words of a post, whatever it says`, () => {
    fc.assert(
      fc.property(text, (content) => {
        expect(entriesOf(wordsOfPost({ content })).length).toBeLessThanOrEqual(
          INDEXED_WORDS * ENTRIES_OF_A_WORD,
        );
      }),
    );
    const most = entriesOf(wordsOfPost({ content: longestWords('x').join(' ') }));
    expect(most).toHaveLength(INDEXED_WORDS * ENTRIES_OF_A_WORD);
  });

  it('are at most as many for each of the first words of the name, of the headline and of the rest of a profile', () => {
    fc.assert(
      fc.property(text, text, text, (name, headline, skill) => {
        const card = { name, username: 'ada', headline, organization: '', location: '' };
        const words = wordsOfMember({ ...card, userRole: 'founder' }, { skills: [skill] });
        expect(entriesOf(words).length).toBeLessThanOrEqual(3 * INDEXED_WORDS * ENTRIES_OF_A_WORD + 1);
      }),
    );
  });

  it('are one of a role, which no word of a text is', () => {
    const card = {
      name: 'founder',
      username: 'ada',
      headline: 'role founder',
      organization: '',
      location: '',
    };
    const lists = (userRole: 'founder' | null) =>
      entriesOf(wordsOfMember({ ...card, userRole }, { skills: [] })).map(({ list }) => list);
    const role = `${termIn('role', 'founder')}#0`;
    expect(lists('founder').filter((list) => list.startsWith('role '))).toEqual([role]);
    expect(lists(null).filter((list) => list.startsWith('role '))).toEqual([]);
  });

  it('of before long words stood as a whole are all their prefixes', () => {
    const lists = thingEntries({ number: 3, words: { post: ['harbourmaster'] } }).map(({ list }) => list);
    expect(lists).toHaveLength('harbourmaster'.length);
    expect(lists).toContain('post harbourmas#0');
  });
});

it('the words of a query are looked for by their first letters and the rest', () => {
  expect(queryPrefixes('harbourmast har').map(splitWord)).toEqual([{ stem: 'harbourm', rest: 'ast' }]);
});
