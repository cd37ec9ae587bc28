import { describe, expect, it } from 'vitest';
import { URL_MAX } from '../../limits.ts';
import { webLink } from './web-link.ts';

describe('a link that members give', () => {
  it.each([
    ['https://linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
    ['HTTP://Example.com', 'http://example.com/'],
    ['example.com/path?x=1', 'https://example.com/path?x=1'],
  ])('%s is followed as %s', (value, href) => {
    expect(webLink(value)).toBe(href);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.com',
    'https://',
    'two words',
    'https://user:secret@example.com',
    `https://example.com/${'x'.repeat(URL_MAX)}`,
  ])('is refused: %s', (value) => {
    expect(webLink(value)).toBeUndefined();
  });
});
