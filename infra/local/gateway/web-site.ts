import sirv from 'sirv';
import { ISOLATION } from '../../../lambdas/http/answer/security-headers.ts';
import { buildSpa } from '../../bundles/spa.ts';
import { screenPolicy } from '../../content-security.ts';
import type { Site } from '../stack.ts';
import { edgeFunction } from './edge.ts';

/**
 * Builds the SPA if its sources have changed, and serves it as the distribution does: files by name, and the app shell
 * for all other paths.
 *
 * @param bucketOrigin origin that accepts uploads
 */
export function webSite(bucketOrigin: string): Site {
  const spa = buildSpa();
  const headers = new Map(
    Object.entries({
      ...ISOLATION,
      'content-security-policy': screenPolicy(bucketOrigin, spa),
      'referrer-policy': 'no-referrer',
    }),
  );
  const appShell = edgeFunction('app-shell');
  const files = sirv(spa, {
    etag: true,
    setHeaders: (response, path) => {
      const isHashed = path.startsWith('/assets/');
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const answer: Site['answer'] = (request, response) => {
    const uri = (request.url ?? '/').split('?')[0] ?? '/';
    request.url = appShell({ uri, headers: {} }, request.socket.remoteAddress ?? '').uri;
    response.setHeaders(headers);
    files(request, response, () => {
      response.writeHead(404).end();
    });
  };
  return { headers, answer };
}
