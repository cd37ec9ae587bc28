import { expect, it, onTestFinished } from 'vitest';
import { serveSite } from './site-server.ts';

it('keeps idle connections for longer than clients do, so that none is closed during a new request', async () => {
  const site = await serveSite((_, response) => response.end('Hello'), 0, '127.0.0.1');
  onTestFinished(site.close);
  const { headers } = await fetch(site.url);
  expect(headers.get('keep-alive')).toBe('timeout=65');
});
