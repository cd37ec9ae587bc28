import { describe, expect, it } from 'vitest';
import { tagOf, tagsOf, textParts, usernamesIn } from './text-parts.ts';

describe('the tags of a text', () => {
  it.each([
    ['We are #hiring in #Berlin!', ['hiring', 'berlin']],
    ['#Web3 #2026 #snake_case', ['web3', '2026', 'snake_case']],
    ['#Füße #日本語 #हिन्दी #מזל', ['füße', '日本語', 'हिन्दी', 'מזל']],
    ['#Tea, (#coffee) "#cocoa".', ['tea', 'coffee', 'cocoa']],
    ['#Tea #tea #TEA', ['tea']],
    ['line\n#next', ['next']],
  ])('of "%s" are %j', (text, tags) => {
    expect(tagsOf(text)).toEqual(tags);
  });

  it.each([
    'C# and a#b',
    '##',
    '# space',
    'https://example.com/#part',
    'www.example.com/?a=#part',
    '&#39;',
    '',
  ])('"%s" has none', (text) => {
    expect(tagsOf(text)).toEqual([]);
  });

  it('are the same however their letters are composed', () => {
    expect(tagsOf('#Cafe\u0301')).toEqual(tagsOf('#caf\u00e9'));
  });

  it('are ten at most, of 50 letters at most', () => {
    const text = Array.from({ length: 12 }, (_, at) => `#tag${at}`).join(' ');
    expect(tagsOf(text)).toHaveLength(10);
    expect(tagsOf(`#${'a'.repeat(50)} #${'b'.repeat(51)}`)).toEqual(['a'.repeat(50)]);
  });
});

it.each([
  ['#Hiring', 'hiring'],
  ['hiring', 'hiring'],
  ['two words', undefined],
  ['', undefined],
  ['#', undefined],
])('the tag "%s" is called %s', (text, tag) => {
  expect(tagOf(text)).toBe(tag);
});

describe('the usernames in a text', () => {
  it.each([
    ['Thanks @Ada and @ben_1', ['ada', 'ben_1']],
    ['@ada.lovelace, (@ben-c)', ['ada.lovelace', 'ben-c']],
    ['See you, @ada. @ben... @cy-', ['ada', 'ben']],
    ['@ada @ADA', ['ada']],
    ["@ada's", ['ada']],
  ])('of "%s" are %j', (text, names) => {
    expect(usernamesIn(text)).toEqual(names);
  });

  it.each(['ada@example.com', '@ab', `@${'a'.repeat(31)}`, 'https://example.com/@ada', '@ ada', '@@ada'])(
    '"%s" has none',
    (text) => {
      expect(usernamesIn(text)).toEqual([]);
    },
  );

  it('are ten at most', () => {
    expect(usernamesIn(Array.from({ length: 12 }, (_, at) => `@member${at}`).join(' '))).toHaveLength(10);
  });
});

it.each(['', 'Words', '#a @ada. https://x.example/#b, @ada- and #b#c\n@ben'])(
  'the parts of "%s" are together the text',
  (text) => {
    expect(
      textParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  },
);
