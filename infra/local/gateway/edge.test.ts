import { describe, expect, it } from 'vitest';
import { LIVE_PATH } from '../../../shared/model/live.ts';
import { LIVE_STAGE } from '../../constructs/functions/live-api.ts';
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

  it('lead the live channel to its stage', () => {
    const asked = { uri: LIVE_PATH, headers: { host: { value: 'hearth.example' } } };
    expect(edgeFunction('hand-on-viewer')(asked, '192.0.2.1').uri).toBe(`/${LIVE_STAGE}`);
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
