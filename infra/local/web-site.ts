import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import type { Site } from './stack.ts';

const WEB = fileURLToPath(new URL('../../web', import.meta.url));
const BUILT = fileURLToPath(new URL('../../dist/web', import.meta.url));

/** Builds the SPA into `dist/web`. */
async function buildSite(): Promise<void> {
  const { build } = await import('vite');
  await build({ root: WEB, configFile: `${WEB}/vite.config.ts`, logLevel: 'warn' });
}

/**
 * Builds the SPA, and serves it as the distribution does: files by name, `index.html` at `/`, `app.html` everywhere else.
 */
export async function webSite(): Promise<Site> {
  await buildSite();
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
