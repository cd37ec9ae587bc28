import { describe, expect, it } from 'vitest';
import { type Letter, mails } from '../../shared/texts/notifications/mails.ts';
import { layOut } from './layout.ts';

const LINK = 'https://hearth.test/reset-password?token=a.b.c&x="<script>';

const { newSignIn, suspended, ...same } = mails;
const LETTERS: [string, Letter][] = Object.entries({
  ...same,
  newSignIn: newSignIn('Chrome on Windows', '203.0.113.*'),
  suspended: suspended('2026-12-01T00:00:00Z', 'spam'),
});

describe('a mail', () => {
  it.each(LETTERS)('says the same in HTML and in text, with its link: %s', (_, letter) => {
    const { to, subject, text, html } = layOut('ada@example.com', letter, LINK);
    expect([to, subject]).toEqual(['ada@example.com', letter.subject]);
    expect(text).toContain(LINK);
    const readable = html.replaceAll('&#39;', "'");
    for (const words of [...letter.opening, letter.action, ...letter.closing]) {
      expect(text).toContain(words);
      expect(readable).toContain(words);
    }
  });

  it('holds nothing that a mail program would fetch or run, and no address is markup', () => {
    const { html } = layOut('ada@example.com', mails.resetPassword, LINK);
    expect(html).not.toMatch(/<script|<img|<link|url\(/i);
    expect(html).toContain(
      'href="https://hearth.test/reset-password?token=a.b.c&amp;x=&quot;&lt;script&gt;"',
    );
  });
});
