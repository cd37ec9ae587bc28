import { describe, expect, it } from 'vitest';
import { URL_MAX } from '../../limits.ts';
import { firstLink } from './first-link.ts';

describe('the first link of a text', () => {
  it.each([
    ['Read https://site.test/a and https://site.test/b', 'https://site.test/a'],
    ['HTTP://Site.Test', 'http://site.test/'],
    ['www.site.test/page', 'https://www.site.test/page'],
    ['(https://site.test/a)', 'https://site.test/a'],
    ['https://site.test/a_(b)', 'https://site.test/a_(b)'],
    ['See https://site.test/a. Then', 'https://site.test/a'],
    ['“https://site.test/a?b=c&d”,', 'https://site.test/a?b=c&d'],
    ['<https://site.test/a>', 'https://site.test/a'],
    ['https://me:secret@site.test or https://other.test', 'https://other.test/'],
    ['https://site.test/a#part', 'https://site.test/a#part'],
  ])('%s', (text, link) => {
    expect(firstLink(text)).toBe(link);
  });

  it.each(['', 'site.test', 'done.So', 'ftp://site.test', 'javascript:alert(1)', 'https://', 'mail@www'])(
    'is nothing in: %s',
    (text) => {
      expect(firstLink(text)).toBeUndefined();
    },
  );

  it('is none that is longer than links may be', () => {
    expect(firstLink(`https://site.test/${'a'.repeat(URL_MAX)}`)).toBeUndefined();
  });

  it('is found in a moment, whatever the text is', () => {
    for (const piece of ['https://', 'http://(', 'www.', '…)', '))))'])
      expect(firstLink(piece.repeat(1_000)) ?? '').not.toContain(' ');
  });
});
