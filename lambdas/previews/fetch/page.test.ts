import { describe, expect, it } from 'vitest';
import { DESCRIPTION_BYTES, TITLE_BYTES } from '../../../shared/limits.ts';
import { bytesOf } from '../../../shared/rules/texts/bytes.ts';
import { pageOf } from './page.ts';

const page = (html: string | Uint8Array, contentType = 'text/html') =>
  pageOf({ url: new URL('https://site.test/a/page'), contentType, body: Buffer.from(html) });

const meta = (name: string, content: string) => `<meta property="${name}" content="${content}">`;

describe('what a page says of itself', () => {
  it('is what it tells networks first', () => {
    const own = '<title>Own</title><meta name="description" content="Own words">';
    const marks = [
      meta('og:title', 'For networks'),
      meta('og:description', 'Words for networks'),
      meta('og:image', '/pictures/1.png'),
    ];
    expect(page(own + marks.join(''))).toEqual({
      title: 'For networks',
      description: 'Words for networks',
      image: 'https://site.test/pictures/1.png',
    });
  });

  it('is its title and description otherwise', () => {
    const html = '<TITLE>\n  A page\n &amp; more </TITLE><META NAME="Description" CONTENT="Its words">';
    expect(page(html)).toEqual({ title: 'A page & more', description: 'Its words', image: '' });
  });

  it('is the first of what it says several times', () => {
    expect(page(meta('og:title', 'One') + meta('og:title', 'Two'))?.title).toBe('One');
  });

  it('is nothing without a title', () => {
    expect(page('<p>Words</p>')).toBeUndefined();
    expect(page('<title> \u200b </title>')).toBeUndefined();
  });

  it.each(['javascript:alert(1)', 'data:image/png;base64,AAAA', 'http://[', 'ftp://site.test/1.png'])(
    'names no picture by %s',
    (image) => {
      expect(page(`<title>A</title>${meta('og:image', image)}`)?.image).toBe('');
    },
  );

  it('is plain text, whatever it is made of', () => {
    const html = `<title>A\u202e\u0007 &lt;b&gt;bold&lt;/b&gt;\u2066</title>`;
    expect(page(html)?.title).toBe('A <b>bold</b>');
  });

  it('is short', () => {
    const html = `<title>${'ü'.repeat(5_000)}</title>${meta('og:description', 'word '.repeat(5_000))}`;
    const { title = '', description = '' } = page(html) ?? {};
    expect(bytesOf(title)).toBeLessThanOrEqual(TITLE_BYTES);
    expect(bytesOf(description)).toBeLessThanOrEqual(DESCRIPTION_BYTES);
  });
});

describe('a page is read', () => {
  const latin = Buffer.from('<title>Grüße</title>', 'latin1');

  it('as its server says that it is encoded', () => {
    expect(page(latin, 'text/html; charset=ISO-8859-1')?.title).toBe('Grüße');
  });

  it('as it says itself', () => {
    expect(page(Buffer.concat([Buffer.from('<meta charset="windows-1252">'), latin]))?.title).toBe('Grüße');
  });

  it('as UTF-8 where nobody says anything, or anything known', () => {
    expect(page('<title>Grüße</title>')?.title).toBe('Grüße');
    expect(page('<title>Grüße</title>', 'text/html; charset=klingon')?.title).toBe('Grüße');
  });
});
