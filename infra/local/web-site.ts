import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

const BUILT = fileURLToPath(new URL('../../dist/web', import.meta.url));

/**
 * Serves the built SPA as the distribution does: files by name, `index.html` at `/`, `app.html` everywhere else.
 */
export function webSite(): (request: IncomingMessage, response: ServerResponse) => void {
  const files = sirv(BUILT, {
    single: 'app.html',
    setHeaders: (response, path) => {
      const isHashed = path.startsWith('/assets/');
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return (request, response) =>
    files(request, response, () => {
      response.writeHead(404).end();
    });
}
