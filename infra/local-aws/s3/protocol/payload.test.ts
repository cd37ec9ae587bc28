import { createHash } from 'node:crypto';
import { Agent } from 'node:http';
import { expect, test } from 'vitest';
import { BUCKET, type RawAnswer, rawRequest, signedHeaders, startTestS3 } from '../test-support.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

async function startSigning() {
  const s3 = await startTestS3();
  const url = `${s3.server.endpoint}/${BUCKET}/key`;
  const send = (body: string, payload: string, more: Record<string, string> = {}) =>
    rawRequest(
      url,
      'PUT',
      { ...signedHeaders(url, 'PUT', payload, more), 'content-length': Buffer.byteLength(body) },
      body,
    );
  const refusal = async (answer: Promise<RawAnswer>) => {
    const { code } = await answer;
    const { status } = await s3.server.readObject(BUCKET, 'key', { method: 'HEAD' });
    return status === 404 ? code : 'stored';
  };
  return { ...s3, send, refusal };
}

test('a body other than the signed one is refused and not stored', async () => {
  const { send, refusal } = await startSigning();
  expect(await refusal(send('HELLO', sha256('hello')))).toBe('XAmzContentSHA256Mismatch');
  expect((await send('hello', sha256('hello'))).status).toBe(200);
});

test.each(['host', 'x-amz-content-sha256'])('a signature that leaves out %s is refused', async (unsigned) => {
  const { server, put } = await startSigning();
  await put('key', 'hello');
  const url = `${server.endpoint}/${BUCKET}/key`;
  const answer = await rawRequest(url, 'GET', signedHeaders(url, 'GET', sha256(''), {}, unsigned));
  expect([answer.status, answer.code]).toEqual([403, 'AccessDenied']);
});

test('chunked content is compared with the declared length and the checksum in the trailer', async () => {
  const { server, send, get, refusal } = await startSigning();
  const chunked = (content: string, length: number, crc32: string) =>
    send(
      `${content.length}\r\n${content}\r\n0\r\nx-amz-checksum-crc32:${crc32}\r\n\r\n`,
      'STREAMING-UNSIGNED-PAYLOAD-TRAILER',
      { 'x-amz-decoded-content-length': String(length), 'content-encoding': 'aws-chunked' },
    );
  expect(await refusal(chunked('hello', 6, 'NhCmhg=='))).toBe('IncompleteBody');
  expect(await refusal(chunked('hello', 4, 'NhCmhg=='))).toBe('EntityTooLarge');
  expect(await refusal(chunked('hello', 5, 'AAAAAA=='))).toBe('BadDigest');
  expect((await chunked('hello', 5, 'NhCmhg==')).status).toBe(200);
  expect(await get('key')).toBe('hello');
  expect((await server.readObject(BUCKET, 'key', { method: 'HEAD' })).headers).not.toHaveProperty(
    'content-encoding',
  );
});

test('a batch of deletions other than the signed one deletes nothing', async () => {
  const { server, put, get } = await startSigning();
  await put('key', 'hello');
  const url = `${server.endpoint}/${BUCKET}?delete=`;
  const body = '<Delete><Object><Key>key</Key></Object></Delete>';
  const answer = await rawRequest(url, 'POST', signedHeaders(url, 'POST', sha256('<Delete/>')), body);
  expect(answer.code).toBe('XAmzContentSHA256Mismatch');
  expect(await get('key')).toBe('hello');
});

test.each([
  ['an upload without a signature', 'PUT', '/key', 'AccessDenied'],
  ['a list of rules without end', 'PUT', '?cors=', 'MaxMessageLengthExceeded'],
])('%s is refused with a response that the client can read', async (_what, method, target, code) => {
  const { server } = await startSigning();
  const url = `${server.endpoint}/${BUCKET}${target}`;
  const headers = target === '?cors=' ? signedHeaders(url, method, 'UNSIGNED-PAYLOAD') : {};
  const answer = await rawRequest(url, method, headers, Buffer.alloc(20_000_000));
  expect(answer.code).toBe(code);
});

test('a body that is refused before its end does not block the connection', async () => {
  const { server } = await startSigning();
  const url = `${server.endpoint}/${BUCKET}/key`;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const cors = `${server.endpoint}/${BUCKET}?cors=`;
  const tooLong = Buffer.alloc(20_000_000);
  const refused = await rawRequest(
    cors,
    'PUT',
    signedHeaders(cors, 'PUT', 'UNSIGNED-PAYLOAD'),
    tooLong,
    agent,
  );
  const next = await rawRequest(url, 'GET', signedHeaders(url, 'GET', sha256('')), '', agent);
  expect([refused.code, next.code]).toEqual(['MaxMessageLengthExceeded', 'NoSuchKey']);
  agent.destroy();
});
