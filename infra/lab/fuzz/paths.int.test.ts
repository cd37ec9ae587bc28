import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasTable, testedSystem } from '../../../lambdas/testing/system.ts';
import { routes } from '../../../shared/api/index.ts';
import { API_PREFIX } from '../../../shared/api/route.ts';
import { errorEnvelope } from '../../../shared/model/error.ts';
import { settings } from '../settings.ts';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'];

/** What a path is made of; a server is not to take it apart otherwise than the gateway does. */
const PIECES = [
  '..',
  '.',
  '%2e%2e',
  '%2f',
  '%',
  '%00',
  '%ff',
  '%c0%af',
  '//',
  ';',
  ':',
  '*',
  'é',
  '{postId}',
  '__proto__',
];

const piece = fc.oneof(
  fc.constantFrom(...PIECES),
  fc.constantFrom(...routes.flatMap(({ path }) => path.split('/').filter(Boolean))),
  fc.string({ maxLength: 12 }).map(encodeURIComponent),
  fc.constant('a'.repeat(3_000)),
);

const search = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  fc.constantFrom('?', '?=', '?&&', '?limit=1&limit=2', '?__proto__=1', '?%=%', '?cursor[]=1', '?a=%00'),
);

const target = fc
  .tuple(fc.array(piece, { maxLength: 5 }), search)
  .map(([pieces, query]) => `${API_PREFIX}/${pieces.join('/')}${query}`);

/** Sends a path as it is: `fetch` would tidy it up. */
async function send(method: string, path: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(testedSystem().url);
  return new Promise((resolve, reject) => {
    const call = request(
      { hostname, port, method, path: Buffer.from(path).toString('latin1') },
      (response) => {
        text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
      },
    );
    call.on('error', reject).end();
  });
}

it.skipIf(!hasTable)(
  'answers any path as the contract says, or with a refusal',
  { timeout: 120_000 },
  async () => {
    const property = fc.asyncProperty(fc.constantFrom(...METHODS), target, async (method, path) => {
      const { status, body } = await send(method, path);
      expect(status).toBeLessThan(500);
      if (status >= 400 && body !== '') errorEnvelope.parse(JSON.parse(body));
    });
    await fc.assert(property, {
      seed: settings.seed,
      numRuns: settings.isLong ? 5_000 : 150,
      interruptAfterTimeLimit: 30_000,
    });
  },
);
