import { expect, it } from 'vitest';
import { newMember } from '../../../lambdas/testing/calls/client.ts';

it('API responses are compressed, and keep their ETag and their cost header', async () => {
  const member = await newMember();
  await member.post('a'.repeat(1_000));
  const headers = { 'accept-encoding': 'br' };
  const { status, headers: answered, cost } = await member.send('/api/v1/posts?limit=1', { headers });
  expect(status).toBe(200);
  expect(answered.get('content-encoding')).toBe('br');
  expect(answered.get('vary')).toContain('Accept-Encoding');
  expect(answered.get('cache-control')).toBe('private, no-cache');
  expect(cost.rru).toBeGreaterThan(0);

  const known = { ...headers, 'if-none-match': answered.get('etag') ?? '' };
  const again = await member.send('/api/v1/posts?limit=1', { headers: known });
  expect([again.status, again.body]).toEqual([304, undefined]);
});
