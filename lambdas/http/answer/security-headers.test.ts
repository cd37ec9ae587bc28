import { describe, expect, it } from 'vitest';
import '../../testing/environment.ts';
import { exchangeOf, through } from '../../testing/calls/request-context.ts';
import { probes } from '../../testing/calls/routes.ts';
import { NotFound } from '../errors.ts';
import type { Result } from '../request-context.ts';
import { errorEnvelope } from './error-envelope.ts';
import { securityHeaders } from './security-headers.ts';

const send = (work: () => Promise<Result>) =>
  through([securityHeaders, errorEnvelope], exchangeOf(probes.ping), work);

const fail = async (): Promise<Result> => {
  throw new NotFound();
};

describe('every answer, success or error', () => {
  it.each([
    ['a success', async () => ({ statusCode: 200, body: '{}' })],
    ['an error', fail],
  ])('forbids browsers to keep, frame, run or guess it: %s', async (_, work) => {
    expect((await send(work)).headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  });

  it('keeps a header that a link before has chosen with care', async () => {
    const headers = { 'cache-control': 'private, no-cache' };
    const answer = await send(async () => ({ statusCode: 200, headers, body: '{}' }));
    expect(answer.headers).toMatchObject({ ...headers, 'x-content-type-options': 'nosniff' });
  });

  it('keeps what an error says for itself', async () => {
    expect((await send(fail)).headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8' });
  });
});
