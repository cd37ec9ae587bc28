import { PutBucketCorsCommand } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { BUCKET, rawRequest, startTestS3 } from './test-support.ts';

const APP = 'http://localhost:3000';

async function startWithCors() {
  const s3 = await startTestS3();
  s3.server.createBucket(BUCKET, { corsOrigins: [APP] });
  const url = `${s3.server.endpoint}/${BUCKET}/some/key`;
  const preflight = (origin: string, method: string, headers = 'content-type') =>
    rawRequest(url, 'OPTIONS', {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': headers,
    });
  return { ...s3, url, preflight };
}

test('a page of the application may upload', async () => {
  const { preflight } = await startWithCors();
  const { status, headers } = await preflight(APP, 'PUT', 'content-type, x-amz-meta-a');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'access-control-allow-origin': APP,
    'access-control-allow-methods': expect.stringContaining('PUT'),
    'access-control-allow-headers': 'content-type, x-amz-meta-a',
    'access-control-max-age': '600',
    vary: expect.stringContaining('Origin'),
  });
});

test.each([
  ['a page from elsewhere', 'http://evil.example', 'PUT'],
  ['a page whose name only resembles', 'http://localhost:30001', 'PUT'],
  ['a method nobody configured', APP, 'DELETE'],
])('%s is refused', async (_what, origin, method) => {
  const { preflight } = await startWithCors();
  const { status, headers } = await preflight(origin, method);
  expect(status).toBe(403);
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});

test('the page can read a refusal and the ETag, and pages from elsewhere neither', async () => {
  const { url } = await startWithCors();
  const own = await rawRequest(url, 'GET', { origin: APP });
  expect(own).toMatchObject({
    status: 403,
    headers: { 'access-control-allow-origin': APP, 'access-control-expose-headers': 'ETag' },
  });
  const other = await rawRequest(url, 'GET', { origin: 'http://evil.example' });
  expect(other.headers).not.toHaveProperty('access-control-allow-origin');
});

test('rules set by PutBucketCors replace the ones before, and survive a restart', async () => {
  const { dir, server, client } = await startWithCors();
  const rule = { AllowedOrigins: ['https://*.example'], AllowedMethods: ['GET'], AllowedHeaders: ['x-a'] };
  await client.send(new PutBucketCorsCommand({ Bucket: BUCKET, CORSConfiguration: { CORSRules: [rule] } }));
  await server.close();

  const again = await startTestS3(dir);
  const preflight = (origin: string, headers: string) =>
    rawRequest(`${again.server.endpoint}/${BUCKET}/x`, 'OPTIONS', {
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': headers,
    });
  expect((await preflight('https://a.example', 'X-A')).status).toBe(200);
  expect((await preflight('https://a.example', 'x-b')).status).toBe(403);
  expect((await preflight(APP, 'x-a')).status).toBe(403);
});
