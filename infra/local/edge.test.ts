import { describe, expect, it } from 'vitest';
import { edgeFunction } from './edge.ts';

describe('the CloudFront functions', () => {
  it.each([
    ['/', '/'],
    ['/assets/main-abc.js', '/assets/main-abc.js'],
    ['/favicon.svg', '/favicon.svg'],
    ['/login', '/app.html'],
    ['/profile/jane.doe', '/app.html'],
    ['/post/abc/', '/app.html'],
  ])('answers %s with %s', (asked, answered) => {
    expect(edgeFunction('app-shell')({ uri: asked, headers: {} }, '').uri).toBe(answered);
  });

  it('overwrite viewer headers that the caller has sent', () => {
    const headers = { host: { value: 'hearth.example' }, 'x-viewer-address': { value: '6.6.6.6' } };
    const handed = edgeFunction('hand-on-viewer')({ uri: '/api/v1/posts', headers }, '192.0.2.1');
    expect(handed.headers).toMatchObject({
      'x-viewer-host': { value: 'hearth.example' },
      'x-viewer-address': { value: '192.0.2.1' },
    });
  });
});
