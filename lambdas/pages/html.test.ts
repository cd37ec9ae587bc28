import { describe, expect, it } from 'vitest';
import { html, jsonBlock } from './html.ts';

describe('html', () => {
  it.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    [`" onload="x`, '&quot; onload=&quot;x'],
    [`' onload='x`, '&#39; onload=&#39;x'],
    ['&lt;b&gt;', '&amp;lt;b&amp;gt;'],
    ['a\0\u0007\u0085\ufffeb\nc', 'ab\nc'],
    ['\ud800', '\ufffd'],
  ])('writes the text %j as %j', (text, expected) => {
    expect(html`<p title="${text}">${text}</p>`.toString()).toBe(`<p title="${expected}">${expected}</p>`);
  });

  it('takes HTML as it is, and nothing for what is not there', () => {
    const items = ['<1>', '2'].map((item) => html`<li>${item}</li>`);
    expect(html`<ul>${items}</ul>${undefined}${false}${0}`.toString()).toBe(
      '<ul><li>&lt;1&gt;</li><li>2</li></ul>0',
    );
  });
});

describe('a block of data', () => {
  it('is ended by none of its texts', () => {
    const data = { name: '</script><script>alert(1)</script><!--' };
    const block = jsonBlock('application/ld+json', data).toString();
    expect(block.match(/</g)).toHaveLength(2);
    expect(JSON.parse(block.replace(/^<[^>]*>|<\/script>$/g, ''))).toEqual(data);
  });
});
