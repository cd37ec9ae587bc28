import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { expect, test } from 'vitest';
import { BUCKET, rawRequest, startTestS3 } from './test-support.ts';

async function startPresigning() {
  const s3 = await startTestS3();
  const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1_000);
  return {
    ...s3,
    signGet: (Key: string, more: object = {}, signedSecondsAgo = 0) =>
      getSignedUrl(s3.client, new GetObjectCommand({ Bucket: BUCKET, Key, ...more }), {
        expiresIn: 60,
        signingDate: secondsAgo(signedSecondsAgo),
      }),
    signPut: (
      Key: string,
      ContentLength: number,
      ContentType: string,
      more: object = {},
      signedSecondsAgo = 0,
    ) =>
      getSignedUrl(
        s3.client,
        new PutObjectCommand({ Bucket: BUCKET, Key, ContentLength, ContentType, ...more }),
        {
          expiresIn: 60,
          signingDate: secondsAgo(signedSecondsAgo),
          signableHeaders: new Set(['host', 'content-type', 'content-length']),
        },
      ),
    exists: async (key: string) =>
      (await s3.server.readObject(BUCKET, key, { method: 'HEAD' })).status === 200,
  };
}

const upload = (url: string, body: string, type: string, more: Record<string, string> = {}) =>
  rawRequest(url, 'PUT', { 'content-type': type, 'content-length': Buffer.byteLength(body), ...more }, body);

test('an upload of the signed size and type is stored with that type', async () => {
  const { server, signPut } = await startPresigning();
  const answer = await upload(await signPut('p/ok', 5, 'image/png'), 'hello', 'image/png');
  expect(answer.status).toBe(200);
  const { headers } = await server.readObject(BUCKET, 'p/ok', { method: 'HEAD' });
  expect(headers).toMatchObject({ 'content-type': 'image/png', 'content-length': '5' });
});

test.each([
  ['a longer body', 'hello world', 'image/png', {}, 'SignatureDoesNotMatch'],
  ['a shorter body', 'hi', 'image/png', {}, 'SignatureDoesNotMatch'],
  ['another type', 'hello', 'text/html', {}, 'SignatureDoesNotMatch'],
  ['a header nobody signed', 'hello', 'image/png', { 'x-amz-meta-role': 'admin' }, 'AccessDenied'],
])('%s than was signed is refused and not stored', async (_what, body, type, headers, code) => {
  const { signPut, exists } = await startPresigning();
  const answer = await upload(await signPut('p/x', 5, 'image/png'), body, type, headers);
  expect([answer.status, answer.code]).toEqual([403, code]);
  expect(await exists('p/x')).toBe(false);
});

test('a body without a length is refused', async () => {
  const { signPut, exists } = await startPresigning();
  const headers = { 'content-type': 'image/png', 'transfer-encoding': 'chunked' };
  const answer = await rawRequest(await signPut('p/x', 5, 'image/png'), 'PUT', headers, 'hello');
  expect(answer.code).toBe('SignatureDoesNotMatch');
  expect(await exists('p/x')).toBe(false);
});

test('an unsigned content length is required as well', async () => {
  const { client, exists } = await startPresigning();
  const url = await getSignedUrl(client, new PutObjectCommand({ Bucket: BUCKET, Key: 'p/x' }));
  const answer = await rawRequest(url, 'PUT', { 'transfer-encoding': 'chunked' }, 'hello');
  expect([answer.status, answer.code]).toEqual([411, 'MissingContentLength']);
  expect(await exists('p/x')).toBe(false);
});

test('headers in the parameters of the URL are applied', async () => {
  const { server, signPut } = await startPresigning();
  const url = await signPut('p/meta', 5, 'image/png', { Metadata: { owner: 'ada' } });
  expect((await upload(url, 'hello', 'image/png')).status).toBe(200);
  const { headers } = await server.readObject(BUCKET, 'p/meta', { method: 'HEAD' });
  expect(headers).toMatchObject({ 'x-amz-meta-owner': 'ada' });
});

test('a URL reads its object, in part too, under the file name it was signed for', async () => {
  const { put, signGet } = await startPresigning();
  await put('a.txt', 'hello');
  const url = await signGet('a.txt', { ResponseContentDisposition: 'attachment; filename="z.txt"' });
  const answer = await rawRequest(url, 'GET', { range: 'bytes=1-2' });
  expect(answer).toMatchObject({
    status: 206,
    body: 'el',
    headers: { 'content-disposition': 'attachment; filename="z.txt"', 'content-range': 'bytes 1-2/5' },
  });
});

test.each([
  ['another key', (url: string) => url.replace('a.txt', 'b.txt')],
  ['a longer life', (url: string) => url.replace('X-Amz-Expires=60', 'X-Amz-Expires=600')],
  ['another parameter', (url: string) => `${url}&response-content-type=text/html`],
  [
    'another signature',
    (url: string) =>
      url.replace(/(X-Amz-Signature=)(.)/, (_all, name, digit) => name + (digit === '0' ? '1' : '0')),
  ],
])('a URL changed to %s is refused', async (_what, tamper) => {
  const { put, signGet } = await startPresigning();
  await put('a.txt', 'hello');
  await put('b.txt', 'secret');
  const answer = await rawRequest(tamper(await signGet('a.txt')));
  expect([answer.status, answer.code]).toEqual([403, 'SignatureDoesNotMatch']);
});

test('a URL to read can neither write nor delete', async () => {
  const { put, get, signGet } = await startPresigning();
  await put('a.txt', 'hello');
  const url = await signGet('a.txt');
  expect((await rawRequest(url, 'PUT', { 'content-length': 1 }, 'x')).code).toBe('SignatureDoesNotMatch');
  expect((await rawRequest(url, 'DELETE')).code).toBe('SignatureDoesNotMatch');
  expect(await get('a.txt')).toBe('hello');
});

test('a URL is valid for its signed lifetime only, which is a week at most', async () => {
  const { put, signGet, signPut, exists } = await startPresigning();
  await put('a.txt', 'hello');
  expect((await rawRequest(await signGet('a.txt', {}, 50))).status).toBe(200);
  expect(await rawRequest(await signGet('a.txt', {}, 70))).toMatchObject({
    status: 403,
    code: 'AccessDenied',
  });
  expect((await rawRequest(await signGet('a.txt', {}, -3_600))).code).toBe('AccessDenied');
  const tooLong = (await signGet('a.txt')).replace('X-Amz-Expires=60', 'X-Amz-Expires=700000');
  expect((await rawRequest(tooLong)).code).toBe('AuthorizationQueryParametersError');
  const late = await upload(await signPut('late', 5, 'image/png', {}, 70), 'hello', 'image/png');
  expect(late.code).toBe('AccessDenied');
  expect(await exists('late')).toBe(false);
});

test('requests without a signature can neither read nor write', async () => {
  const { server, put, exists } = await startPresigning();
  await put('a.txt', 'hello');
  expect(await rawRequest(`${server.endpoint}/${BUCKET}/a.txt`)).toMatchObject({
    status: 403,
    code: 'AccessDenied',
  });
  const write = await rawRequest(`${server.endpoint}/${BUCKET}/new`, 'PUT', { 'content-length': 1 }, 'x');
  expect(write.code).toBe('AccessDenied');
  expect(await exists('new')).toBe(false);
});

test('an address that is not valid encoding is refused', async () => {
  const { server } = await startPresigning();
  expect(await rawRequest(`${server.endpoint}/${BUCKET}/%zz`)).toMatchObject({
    status: 400,
    code: 'InvalidURI',
  });
});
