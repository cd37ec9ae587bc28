import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { SCREEN_POLICY } from '../content-security.ts';
import { edgeFunction } from './edge.ts';
import type { Site } from './stack.ts';

const WEB = fileURLToPath(new URL('../../web', import.meta.url));
const BUILT = fileURLToPath(new URL('../../dist/web', import.meta.url));

/** Builds the SPA into `dist/web`. */
async function buildSite(): Promise<void> {
  const { build } = await import('vite');
  await build({ root: WEB, configFile: `${WEB}/vite.config.ts`, logLevel: 'warn' });
}

/** Builds the SPA, and serves it as the distribution does: files by name, the app everywhere else. */
export async function webSite(): Promise<Site> {
  await buildSite();
  const appShell = edgeFunction('app-shell');
  const files = sirv(BUILT, {
    setHeaders: (response, path) => {
      const isHashed = path.startsWith('/assets/');
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      response.setHeader('content-security-policy', SCREEN_POLICY);
      response.setHeader('x-content-type-options', 'nosniff');
    },
  });
  return (request, response) => {
    const uri = (request.url ?? '/').split('?')[0] ?? '/';
    request.url = appShell({ uri, headers: {} }, request.socket.remoteAddress ?? '').uri;
    files(request, response, () => {
      response.writeHead(404).end();
    });
  };
}
