import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';
import { contractFacts } from './contract-facts.ts';
import { cssModules } from './css-modules.ts';
import { schemeWithoutScript, stylesheet, stylesheetsOf } from './page-styles.ts';

const PLACEHOLDER = '<!--landing-->';
const SCREEN = 'src/features/landing/Landing.tsx';

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

/** The stylesheets that the page names itself, in its order. */
const linked = (html: string): string[] =>
  [...html.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g)].map(([, file]) => file ?? '');

/**
 * Puts the landing page and all that gives it its look into the built `index.html`, so that it is complete and still
 * before any script runs, and without one.
 */
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
      async handler(html, { bundle }) {
        if (!bundle || !html.includes(PLACEHOLDER)) return html;
        const landing = await renderLanding(root);
        const named = linked(html);
        const added = stylesheetsOf(bundle, SCREEN).filter((file) => !named.includes(file));
        const css = [...named, ...added].map((file) => stylesheet(bundle, file));
        return {
          // A function, because the text may hold `$&` and its like.
          html: html.replace(PLACEHOLDER, () => landing),
          tags: [
            ...added.map((file) => ({
              tag: 'link',
              attrs: { rel: 'stylesheet', crossorigin: true, href: `/${file}` },
            })),
            { tag: 'style', children: schemeWithoutScript([...css, landing].join('')) },
          ].map((tag) => ({ ...tag, injectTo: 'head' as const })),
        };
      },
    },
  };
}
