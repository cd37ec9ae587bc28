import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';
import { contractFacts } from './contract-facts.ts';
import { cssModules } from './css-modules.ts';

const PLACEHOLDER = '<!--landing-->';

/** Renders the landing page with the same code that the browser runs, and returns its HTML. */
async function renderLanding(root: string): Promise<string> {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    css: { modules: cssModules },
    plugins: [react(), contractFacts()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    const { prerender } = await server.ssrLoadModule('/src/app/prerender.tsx');
    return await prerender('/');
  } finally {
    await server.close();
  }
}

/** Puts the landing page into the built `index.html`, so that it can be read before any script runs. */
export function prerenderLanding(): Plugin {
  let root = '';
  return {
    name: 'hearth:prerender-landing',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        if (!html.includes(PLACEHOLDER)) return html;
        const landing = await renderLanding(root);
        // A function, because the text may hold `$&` and its like.
        return html.replace(PLACEHOLDER, () => landing);
      },
    },
  };
}
