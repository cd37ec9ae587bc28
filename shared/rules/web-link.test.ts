import { describe, expect, it } from 'vitest';
import { isWebLink, withScheme } from './web-link.ts';

describe('a link that members give', () => {
  it.each(['', 'https://linkedin.com/in/ada', 'HTTP://example.com', 'example.com/path?x=1', 'linkedin.com'])(
    'may be "%s"',
    (value) => {
      expect(isWebLink(withScheme(value))).toBe(true);
    },
  );

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://example.com', 'https://', 'two words'])(
    'may not be "%s"',
    (value) => {
      expect(isWebLink(withScheme(value))).toBe(false);
    },
  );

  it('gets a scheme only where it has none', () => {
    expect(withScheme('example.com')).toBe('https://example.com');
    expect(withScheme('http://example.com')).toBe('http://example.com');
  });
});
