import { mkdtempSync, rmSync } from 'node:fs';
import { type Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterEach } from 'vitest';
import { canonicalRequest, sign, stringToSign } from './protocol/signature-v4.ts';
import { type LocalS3, startS3 } from './server.ts';

const ACCESS_KEY_ID = 'AKIDLOCAL';
const SECRET = 'secret-of-the-local-stack';
export const BUCKET = 'media';
export const CREDENTIALS = { [ACCESS_KEY_ID]: SECRET };

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** Creates a folder that is removed after the test. */
export function temporaryDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'hearth-s3-'));
  cleanups.push(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** Creates an SDK client with the settings of the application. */
export function clientOf(endpoint: string, secretAccessKey = SECRET, accessKeyId = ACCESS_KEY_ID): S3Client {
  return new S3Client({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId, secretAccessKey },
    // A presigned URL would otherwise carry the checksum of an empty body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    maxAttempts: 1,
  });
}

/** Starts a server with one bucket, which is closed after the test. */
export async function startTestS3(dir = temporaryDir()) {
  const server: LocalS3 = await startS3({ dir, credentials: CREDENTIALS });
  cleanups.push(() => server.close());
  const client = clientOf(server.endpoint);
  await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
  return {
    dir,
    server,
    client,
    put: (Key: string, Body: string | Buffer, more: object = {}) =>
      client.send(new PutObjectCommand({ Bucket: BUCKET, Key, Body, ...more })),
    async get(Key: string) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: BUCKET, Key }));
      return Body?.transformToString();
    },
  };
}

export interface RawAnswer {
  status: number | undefined;
  headers: Record<string, unknown>;
  body: string;
  /** The S3 error code in the body. */
  code: string | undefined;
}

/** Sends a request with exactly the given headers, which `fetch` does not allow. */
export function rawRequest(
  url: string,
  method = 'GET',
  headers: OutgoingHttpHeaders = {},
  body: string | Buffer = '',
  agent?: Agent,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    request(url, { method, headers, agent })
      .on('response', async (response) => {
        const text = Buffer.concat(await response.toArray()).toString();
        const code = /<Code>(.*?)<\/Code>/.exec(text)?.[1];
        resolve({ status: response.statusCode, headers: response.headers, body: text, code });
      })
      .on('error', reject)
      .end(body);
  });
}

/**
 * Signs the headers of a request, so that a test can send another body.
 *
 * @param payload value of `x-amz-content-sha256`.
 * @param unsigned name of a header to leave out of the signature.
 */
export function signedHeaders(
  url: string,
  method: string,
  payload: string,
  more: Record<string, string> = {},
  unsigned = '',
): Record<string, string> {
  const { host, pathname, searchParams } = new URL(url);
  const amzDate = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const signer = { secret: SECRET, day: amzDate.slice(0, 8), region: 'us-east-1' };
  const headers: Record<string, string> = {
    host,
    'x-amz-content-sha256': payload,
    'x-amz-date': amzDate,
    ...more,
  };
  const names = Object.keys(headers)
    .filter((name) => name !== unsigned)
    .sort();
  const request = {
    method,
    path: pathname,
    query: [...searchParams],
    rawHeaders: new Map(Object.entries(headers)),
  };
  const signature = sign(signer, stringToSign(signer, amzDate, canonicalRequest(request, names, payload)));
  const credential = `${ACCESS_KEY_ID}/${signer.day}/us-east-1/s3/aws4_request`;
  const authorization = `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${names.join(';')}, Signature=${signature}`;
  return { ...headers, authorization };
}
