import { describe, expect, it } from 'vitest';
import { sign } from './protocol/signature-v4.ts';
import { BUCKET, CREDENTIALS, startTestS3 } from './test-support.ts';

const [[accessKeyId = '', secret = ''] = []] = Object.entries(CREDENTIALS);
const KEY = 'posted.txt';
const HOUR = 3_600_000;

/** The fields of a form whose policy allows one text of 2 to 10 bytes under one key. */
function signedFields(expiresAt = Date.now() + HOUR): Record<string, string> {
  const amzDate = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const day = amzDate.slice(0, 8);
  const credential = `${accessKeyId}/${day}/us-east-1/s3/aws4_request`;
  const fixed = { key: KEY, bucket: BUCKET, 'x-amz-credential': credential, 'x-amz-date': amzDate };
  const policy = Buffer.from(
    JSON.stringify({
      expiration: new Date(expiresAt).toISOString(),
      conditions: [
        ...Object.entries(fixed).map(([name, value]) => ({ [name]: value })),
        ['content-length-range', 2, 10],
        ['starts-with', '$Content-Type', 'text/'],
      ],
    }),
  ).toString('base64');
  return {
    ...fixed,
    'Content-Type': 'text/plain',
    policy,
    'x-amz-signature': sign({ secret, day, region: 'us-east-1' }, policy),
  };
}

async function post(endpoint: string, fields: Record<string, string>, content = 'hello') {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([content]), 'name.txt');
  const answer = await fetch(`${endpoint}/${BUCKET}`, { method: 'POST', body: form });
  return { status: answer.status, code: /<Code>(.*?)<\/Code>/.exec(await answer.text())?.[1] };
}

describe('a form that a browser posts', () => {
  it('is stored when it keeps to its signed policy', async () => {
    const { server, get } = await startTestS3();
    expect(await post(server.endpoint, signedFields())).toMatchObject({ status: 204 });
    expect(await get(KEY)).toBe('hello');
  });

  it.each([
    ['too large', signedFields(), 'x'.repeat(11), 400, 'EntityTooLarge'],
    ['too small', signedFields(), 'x', 400, 'EntityTooSmall'],
    ['of another type', { ...signedFields(), 'Content-Type': 'image/png' }, 'hello', 403, 'AccessDenied'],
    ['for another key', { ...signedFields(), key: 'other.txt' }, 'hello', 403, 'AccessDenied'],
    [
      'with a field that its policy does not name',
      { ...signedFields(), acl: 'public-read' },
      'hello',
      403,
      'AccessDenied',
    ],
    ['with an expired policy', signedFields(Date.now() - 1), 'hello', 403, 'AccessDenied'],
    [
      'with another policy than the signed one',
      { ...signedFields(), policy: 'e30=' },
      'hello',
      403,
      'SignatureDoesNotMatch',
    ],
    ['without a policy', { key: KEY }, 'hello', 403, 'AccessDenied'],
  ])('is refused when it is %s', async (_, fields, content, status, code) => {
    const { server, get } = await startTestS3();
    expect(await post(server.endpoint, fields, content)).toEqual({ status, code });
    await expect(get(KEY)).rejects.toThrow();
  });
});
