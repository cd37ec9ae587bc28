import { describe, expect, it } from 'vitest';
import { parseDataUrl } from './data-url.ts';

describe('a data URL', () => {
  it.each([
    ['', ''],
    ['YQ==', 'a'],
    ['YWI=', 'ab'],
    ['YWJj', 'abc'],
  ])('of %j carries %j, and its size is known before', (text, content) => {
    const url = parseDataUrl(`data:image/png;base64,${text}`);
    expect(url).toMatchObject({ declared: 'image/png', size: content.length });
    expect(Buffer.from(url?.decode() ?? []).toString()).toBe(content);
  });

  it('may have parameters and capitals', () => {
    expect(parseDataUrl('DATA:Image/PNG;charset=utf-8;BASE64,YWJj')?.declared).toBe('image/png');
  });

  it.each([
    'data:image/png;base64,YQ',
    'data:image/png;base64,YQ=',
    'data:image/png;base64,Y===',
    'data:image/png;base64,YW Jj',
    'data:image/png;base64,YW-_',
    'data:image/png;base64,YQ==YQ==',
    'data:image/png,YWJj',
    'data:;base64,YWJj',
    'data:image/png;base64',
    'https://example.com/a.png',
    '',
  ])('is none: %j', (url) => {
    expect(parseDataUrl(url)).toBeUndefined();
  });

  it('of many megabytes is read in no time', () => {
    const url = `data:image/png;base64,${'A'.repeat(8_000_000)}`;
    expect(parseDataUrl(url)?.size).toBe(6_000_000);
    expect(parseDataUrl(`${url}!`)).toBeUndefined();
  });
});
