import { createServer, type Server, request as send } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Listening, listen } from 'local-aws/http/listen';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressAnswer } from './compression.ts';

interface Asked {
  type?: string;
  bytes?: number;
  status?: number;
  accepted?: string;
  method?: string;
}

let server: Server;
let listening: Listening;

/** Requests a response of one type and size, and returns it as transferred. */
function answered({
  type = 'application/json',
  bytes = 1_000,
  status = 200,
  accepted = 'gzip, deflate, br',
  method = 'GET',
}: Asked) {
  const query = new URLSearchParams({ type, bytes: String(bytes), status: String(status) });
  return new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const headers = { 'accept-encoding': accepted };
    const sent = send(`${listening.endpoint}/?${query}`, { method, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ headers: response.headers, body: Buffer.concat(chunks) });
    });
    sent.once('error', reject).end();
  });
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
    const body = 'a'.repeat(Number(query.get('bytes')));
    compressAnswer(request, response);
    response.setHeader('content-type', query.get('type') ?? '');
    response.setHeader('content-length', body.length);
    response.setHeader('etag', '"tag"');
    response.setHeader('server-timing', 'rru;dur=1');
    response.writeHead(Number(query.get('status')));
    response.end(body);
  });
  listening = await listen(server);
});

afterAll(() => listening.close());

describe('responses', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('are compressed for who accepts %s', async (accepted, encoding, decompressed) => {
    const { headers, body } = await answered({ accepted });
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding', etag: 'W/"tag"' });
    expect(headers['server-timing']).toBe('rru;dur=1');
    expect(headers).not.toHaveProperty('content-length');
    expect(decompressed(body).toString()).toBe('a'.repeat(1_000));
  });

  it.each<[string, Asked]>([
    ['too small to be worth it', { bytes: 999 }],
    ['too large for the distribution', { bytes: 10_000_001 }],
    ['pictures', { type: 'image/webp' }],
    ['videos', { type: 'video/mp4' }],
    ['documents', { type: 'application/pdf' }],
    ['of a status that the distribution leaves alone', { status: 201 }],
    ['for callers that cannot read them compressed', { accepted: 'identity' }],
  ])('that are %s stay as they are', async (_, asked) => {
    const { headers, body } = await answered(asked);
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).toMatchObject({ 'content-length': String(body.length), etag: '"tag"' });
  });

  it('to HEAD keep their length', async () => {
    const { headers, body } = await answered({ method: 'HEAD' });
    expect(headers).toMatchObject({ 'content-length': '1000' });
    expect(body).toHaveLength(0);
  });
});
