import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { listen } from 'local-aws/http/listen';
import { startS3 } from 'local-aws/s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_BUCKET, LOCAL_CREDENTIALS } from './environment.ts';
import { answerMedia } from './media.ts';

const dir = mkdtempSync(join(tmpdir(), 'hearth-media-'));
const cleanups: (() => unknown)[] = [() => rmSync(dir, { recursive: true })];
let base: string;

beforeAll(async () => {
  const { accessKeyId, secretAccessKey } = LOCAL_CREDENTIALS;
  const s3 = await startS3({ dir, credentials: { [accessKeyId]: secretAccessKey } });
  s3.createBucket(LOCAL_BUCKET);
  const client = new S3Client({ endpoint: s3.endpoint, region: 'us-east-1', credentials: LOCAL_CREDENTIALS });
  for (const Key of ['media/me/a.pdf', 'uploads/me/a'])
    await client.send(
      new PutObjectCommand({ Bucket: LOCAL_BUCKET, Key, Body: 'hello', ContentDisposition: 'attachment' }),
    );
  client.destroy();
  const server = createServer((request, response) => void answerMedia(s3, request, response));
  const { endpoint, close } = await listen(server);
  base = endpoint;
  cleanups.push(close, () => s3.close());
});

afterAll(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
});

const ask = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`${base}${path}`, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe('the path of a file', () => {
  it('returns it, with the headers that the distribution adds', async () => {
    const { status, headers, text } = await ask('/media/me/a.pdf?v=1');
    expect([status, text]).toEqual([200, 'hello']);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });

  it('returns a byte range of it, as video players request', async () => {
    const { status, headers, text } = await ask('/media/me/a.pdf', { headers: { range: 'bytes=1-2' } });
    expect([status, text, headers.get('content-range')]).toEqual([206, 'el', 'bytes 1-2/5']);
  });

  it.each(['/media/uploads/me/a', '/media/..%2fuploads/me/a', '/media/%2e%2e%2fuploads%2fme%2fa', '/media/'])(
    'never leads to an upload that waits to be claimed: %s',
    async (path) => expect((await ask(path)).status).toBe(404),
  );

  it('is refused when it is malformed, and for methods that write', async () => {
    expect((await ask('/media/%zz')).status).toBe(403);
    for (const method of ['PUT', 'POST', 'DELETE'])
      expect((await ask('/media/me/a.pdf', { method })).status).toBe(403);
    expect((await ask('/media/me/a.pdf')).text).toBe('hello');
  });
});
