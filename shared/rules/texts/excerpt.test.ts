import { describe, expect, it } from 'vitest';
import { excerptOf, foundParts } from './excerpt.ts';

const marked = (text: string, search: string): string =>
  foundParts(text, search)
    .map(({ text: part, isFound }) => (isFound ? `[${part}]` : part))
    .join('');

describe('what a search has found a text by', () => {
  it.each([
    ['Designing boats', 'des', '[Designing] boats'],
    ['Boats, and boatyards', 'boat', '[Boats], and [boatyards]'],
    ['José plans', 'jose pla', '[José] [plans]'],
    ['undesigned', 'des', 'undesigned'],
    ['漁港の船', '船', '[漁港の船]'],
    ['nothing', '  ', 'nothing'],
    ['', 'x', ''],
  ])('%s, %s', (text, search, parts) => {
    expect(marked(text, search)).toBe(parts);
  });
});

describe('an excerpt', () => {
  const long = `${'Some words before. '.repeat(20)}Here is the harbour. ${'And words after. '.repeat(20)}`;

  it('is the whole of a short text, in one line', () => {
    expect(excerptOf(' Two\n\nlines ', 'two', 100)).toBe('Two lines');
  });

  it('shows the first word that was found, and says where it is cut', () => {
    const excerpt = excerptOf(long, 'harb', 100);
    expect(excerpt).toMatch(/^… .*Here is the harbour\..* …$/);
    expect(excerpt.length).toBeLessThanOrEqual(104);
    expect(excerpt).not.toMatch(/\S…|…\S/);
  });

  it('begins at the beginning where nothing of it was found', () => {
    expect(excerptOf(long, 'tag', 40)).toBe('Some words before. Some words before. …');
  });

  it('never cuts a letter in two', () => {
    const letters = '😀'.repeat(50);
    expect(excerptOf(letters, 'x', 21).isWellFormed()).toBe(true);
  });
});
