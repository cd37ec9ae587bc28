import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { openBucket } from './bucket.ts';
import { readObject } from './read-object.ts';
import { BUCKET, startTestS3, temporaryDir } from './test-support.ts';

async function startReading() {
  const s3 = await startTestS3();
  const { ETag = '' } = await s3.put('video', '0123456789', { ContentType: 'video/mp4' });
  const read = async (headers: Record<string, string> = {}, method = 'GET', key = 'video') => {
    const reply = await s3.server.readObject(BUCKET, key, { method, headers });
    return { ...reply, text: reply.body ? await text(reply.body) : '' };
  };
  return { ...s3, etag: ETag, read };
}

test('an object is read without a signature, with the headers to serve it by', async () => {
  const { etag, read } = await startReading();
  expect(await read()).toMatchObject({
    status: 200,
    text: '0123456789',
    headers: { 'content-type': 'video/mp4', 'content-length': '10', 'accept-ranges': 'bytes', etag },
  });
});

test.each([
  ['bytes=2-4', '234', 'bytes 2-4/10'],
  ['bytes=7-', '789', 'bytes 7-9/10'],
  ['bytes=-3', '789', 'bytes 7-9/10'],
  ['bytes=8-99', '89', 'bytes 8-9/10'],
  ['bytes=-99', '0123456789', 'bytes 0-9/10'],
])('the range %s is answered with %s', async (range, content, contentRange) => {
  const { read } = await startReading();
  const answer = await read({ range });
  expect(answer).toMatchObject({ status: 206, text: content, headers: { 'content-range': contentRange } });
  expect(answer.headers['content-length']).toBe(String(content.length));
});

test.each(['bytes=4-2', 'bytes=0-1,4-5', 'bytes=-', 'lines=1-2'])(
  'the range %s is ignored',
  async (range) => {
    const { read } = await startReading();
    expect(await read({ range })).toMatchObject({ status: 200, text: '0123456789' });
  },
);

test('a range after the end, a missing object and an empty object are answered as by S3', async () => {
  const { put, read } = await startReading();
  await put('empty', Buffer.alloc(0));
  expect(await read({ range: 'bytes=10-' })).toMatchObject({ status: 416, text: '' });
  expect(await read({}, 'GET', 'nowhere')).toMatchObject({ status: 404, text: '' });
  expect(await read({}, 'GET', 'empty')).toMatchObject({
    status: 200,
    text: '',
    headers: { 'content-length': '0' },
  });
});

test('HEAD has the headers of GET and no body', async () => {
  const { read } = await startReading();
  const { body, headers } = await read({}, 'HEAD');
  expect(body).toBeUndefined();
  expect(headers).toMatchObject({ 'content-length': '10' });
});

test('a current copy is answered with 304, a changed object is sent', async () => {
  const { etag, put, read } = await startReading();
  const { headers } = await read();
  const lastModified = headers['last-modified'] ?? '';
  expect(await read({ 'if-none-match': `"other", W/${etag}` })).toMatchObject({ status: 304, text: '' });
  expect((await read({ 'if-modified-since': lastModified })).status).toBe(304);
  expect((await read({ 'if-modified-since': 'Thu, 01 Jan 2015 00:00:00 GMT' })).status).toBe(200);
  await put('video', 'another');
  expect(await read({ 'if-none-match': etag, 'if-modified-since': lastModified })).toMatchObject({
    text: 'another',
  });
});

test('a range with if-range is sent for that version only', async () => {
  const { etag, read } = await startReading();
  expect(await read({ range: 'bytes=0-1', 'if-range': etag })).toMatchObject({ status: 206, text: '01' });
  expect(await read({ range: 'bytes=0-1', 'if-range': '"older"' })).toMatchObject({ status: 200 });
  expect((await read({ 'if-match': '"older"' })).status).toBe(412);
  expect((await read({ 'if-unmodified-since': 'Thu, 01 Jan 2015 00:00:00 GMT' })).status).toBe(412);
});

test('a read that has begun ends with the old content while the object is replaced', async () => {
  const { server, put } = await startReading();
  const [before, after] = [Buffer.alloc(300_000, 'a').toString(), Buffer.alloc(300_000, 'b').toString()];
  await put('big', before);
  const { body } = await server.readObject(BUCKET, 'big');
  await put('big', after);
  if (!body) throw new Error('expected a body');
  expect(await text(body)).toBe(before);
});

test('an object that was replaced before it could be opened is looked up again', async () => {
  const bucket = openBucket(temporaryDir());
  async function* content(text: string) {
    yield Buffer.from(text);
  }
  const options = { headers: {}, maxBytes: 10 };
  const before = await bucket.put('key', content('before'), options);
  await bucket.put('key', content('after'), options);
  expect(await bucket.stream(before, 0, 5)).toBeUndefined();

  const find = vi.spyOn(bucket, 'find').mockReturnValueOnce(before);
  const { body } = await readObject(bucket, 'key', 'GET', new Map());
  if (!body) throw new Error('expected a body');
  expect([await text(body), find.mock.calls.length]).toEqual(['after', 2]);
});
