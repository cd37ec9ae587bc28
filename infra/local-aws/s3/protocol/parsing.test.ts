import { expect, test } from 'vitest';
import { listKeys } from '../list.ts';
import { createByteReader } from './byte-reader.ts';
import { decodeChunks } from './chunked.ts';
import { element, textElement, textsOf } from './xml.ts';

async function* inPieces(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function textOf(content: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

const SIZES = [1, 2, 3, 7, 1_000];

test.each(SIZES)('aws-chunked content is decoded from pieces of %i bytes', async (size) => {
  const trailer = new Map<string, string>();
  const encoded = '5;ext=1\r\nhe\r\nl\r\n1\r\no\r\n0\r\nX-Sum: abc=\r\n\r\n';
  expect(await textOf(decodeChunks(inPieces(encoded, size), trailer))).toBe('he\r\nlo');
  expect([...trailer]).toEqual([['x-sum', 'abc=']]);
});

test.each([
  ['ends within a chunk', '5\r\nhel'],
  ['ends before the last chunk', '5\r\nhello\r\n'],
  ['ends before the end of the trailer', '0\r\nx: y\r\n'],
  ['has a chunk that is longer than it says', '2\r\nhello\r\n0\r\n\r\n'],
  ['has a size that is no number', 'zz\r\nhello\r\n0\r\n\r\n'],
  ['has a size line without end', 'f'.repeat(5_000)],
])('aws-chunked content that %s is refused', async (_what, encoded) => {
  const decoded = textOf(decodeChunks(inPieces(encoded, 4), new Map()));
  await expect(decoded).rejects.toMatchObject({ code: 'IncompleteBody' });
});

test('a delimited piece over its limit is refused without reading on', async () => {
  let read = 0;
  async function* endless() {
    for (;;) {
      read += 1;
      yield Buffer.alloc(100);
    }
  }
  const reader = createByteReader(endless(), () => new Error('ended'));
  await expect(reader.readUntil('\r\n', 1_000, () => new Error('too long'))).rejects.toThrow('too long');
  expect(read).toBeLessThan(15);
});

test('keys are listed by the bytes of UTF-8 and not by the units of UTF-16', () => {
  const all = { prefix: '', delimiter: '', maxKeys: 10, startAfter: '', continueAfter: '' };
  expect(listKeys(['\u{1f600}', '\uffee', 'a', 'B'], all).keys).toEqual(['B', 'a', '\uffee', '\u{1f600}']);
});

test('every page size walks through all entries once', () => {
  const keys = ['a', 'b/1', 'b/2', 'c/1', 'd', 'e/1/2'];
  for (const maxKeys of [1, 2, 3, 5, 6]) {
    const seen: string[] = [];
    let next: string | undefined = '';
    while (next !== undefined) {
      const page = listKeys(keys, {
        prefix: '',
        delimiter: '/',
        maxKeys,
        startAfter: '',
        continueAfter: next,
      });
      seen.push(...page.keys, ...page.commonPrefixes);
      next = page.next;
    }
    expect(seen.sort()).toEqual(['a', 'b/', 'c/', 'd', 'e/']);
  }
});

test('a list that starts after a key still names the folder of later keys', () => {
  const query = { prefix: '', delimiter: '/', maxKeys: 10, startAfter: 'b/1', continueAfter: '' };
  expect(listKeys(['a', 'b/1', 'b/2', 'c'], query)).toMatchObject({ keys: ['c'], commonPrefixes: ['b/'] });
});

test('text survives XML, control characters included', () => {
  const text = 'a<b>&"c\'\r\n\u0001&lt;ü😀';
  expect(textsOf(element('Root', textElement('Key', text)), 'Key')).toEqual([text]);
});
