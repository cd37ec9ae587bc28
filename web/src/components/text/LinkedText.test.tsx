import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LinkedText } from './LinkedText.tsx';

const links = (text: string) => {
  render(<LinkedText>{text}</LinkedText>);
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
};

describe('links in what members write', () => {
  it('open elsewhere, without endorsement and without a way back', () => {
    render(<LinkedText>See https://example.com/a?b=1.</LinkedText>);
    const link = screen.getByRole('link', { name: 'https://example.com/a?b=1' });
    expect(link).toHaveAttribute('href', 'https://example.com/a?b=1');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener nofollow ugc');
  });

  it.each([
    ['http, in whatever case', 'HTTP://Example.com', [['HTTP://Example.com', 'http://example.com/']]],
    ['what begins with www', 'www.example.com', [['www.example.com', 'https://www.example.com/']]],
    [
      'one in brackets, without them',
      '(https://example.com/a_(b))',
      [['https://example.com/a_(b)', 'https://example.com/a_(b)']],
    ],
  ])('are %s', (_, text, expected) => {
    expect(links(text)).toEqual(expected);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt://example.com/%0aalert(1)',
    'data:text/html,https',
    'ftp://example.com',
    'somebody@example.com',
    'mailto:somebody@example.com',
    'https://example.com@evil.example/',
    'done.So is this',
  ])('"%s" is none', (text) => {
    expect(links(text)).toEqual([]);
    expect(document.body).toHaveTextContent(text);
  });

  it('show as much of a long one as is asked for, and lead to all of it', () => {
    const address = `https://example.com/${'a'.repeat(100)}`;
    render(<LinkedText longestLink={20}>{address}</LinkedText>);
    expect(screen.getByRole('link', { name: 'https://example.com/…' })).toHaveAttribute('href', address);
  });
});
