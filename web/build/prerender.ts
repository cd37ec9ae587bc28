import react from '@vitejs/plugin-react';
import { createServer, type HtmlTagDescriptor, type Plugin } from 'vite';
import type { FeatureRoute } from '../src/router/feature-route.ts';
import { contractFacts } from './contract-facts.ts';
import { cssModules } from './css-modules.ts';
import { firstScreens } from './first-screens.ts';
import { schemeWithoutScript, stylesheet, stylesheetsOf } from './page-styles.ts';
import { stylePolicy } from './style-policy.ts';

const LANDING = '<!--landing-->';
const FRAME = '<!--frame-->';
const FIRST_SCREENS = '<!--first-screens-->';
const SCREEN = 'src/features/landing/Landing.tsx';

interface Prerendered {
  landing: string;
  frame: string;
  routes: readonly FeatureRoute[];
}

/** Renders the landing page and the frame of all other screens with the same code that the browser runs. */
async function render(root: string): Promise<Prerendered> {
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
    const { landing, frame, routes } = await server.ssrLoadModule('/src/app/prerender.tsx');
    return { landing: await landing(), frame: await frame(), routes };
  } finally {
    await server.close();
  }
}

/** The files that the page names itself, in its order. */
const linked = (html: string): string[] =>
  [...html.matchAll(/(?:href|src)="\/(assets\/[^"]+)"/g)].map(([, file]) => file ?? '');

const isStylesheet = (file: string): boolean => file.endsWith('.css');

/** The theme's variables, which the landing page brings along already. */
const withoutStyles = (html: string): string => html.replaceAll(/<style[^>]*>.*?<\/style>/gs, '');

/**
 * Puts the landing page and all that gives it its look into the built `index.html`, so that it is complete and still
 * before any script runs, and without one; the frame of all other screens into both pages, so that it is seen first; and
 * what the first screen needs, so that it is asked for at once.
 */
export function prerender(): Plugin {
  let root = '';
  let rendered: Promise<Prerendered> | undefined;
  return {
    name: 'hearth:prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return html;
        rendered ??= render(root);
        const { landing, frame, routes } = await rendered;
        const hasLanding = html.includes(LANDING);
        const files = linked(html);
        const named = files.filter(isStylesheet);
        const added = hasLanding ? stylesheetsOf(bundle, SCREEN).filter((file) => !named.includes(file)) : [];
        const needs = firstScreens(bundle, routes, [...files, ...added]);
        const page = html
          // Functions, because the texts may hold `$&` and its like.
          .replace(FIRST_SCREENS, () => dataBlock(needs))
          .replace(LANDING, () => landing)
          .replace(FRAME, () => (hasLanding ? withoutStyles(frame) : frame));
        if (!hasLanding) return { html: page, tags: [policyTag(page)] };
        const css = [...named, ...added].map((file) => stylesheet(bundle, file));
        const scheme = schemeWithoutScript([...css, landing].join(''));
        return {
          html: page,
          tags: [
            policyTag(`${page}<style>${scheme}</style>`),
            ...[
              ...added.map((file) => ({
                tag: 'link',
                attrs: { rel: 'stylesheet', crossorigin: true, href: `/${file}` },
              })),
              { tag: 'style', children: scheme },
            ].map((tag) => ({ ...tag, injectTo: 'head' as const })),
          ],
        };
      },
    },
  };
}

/** Before everything that it is about. */
const policyTag = (page: string): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs: { 'http-equiv': 'Content-Security-Policy', content: stylePolicy(page) },
  injectTo: 'head-prepend',
});

/** Data and no script, so that the content security policy need not know it. */
const dataBlock = (data: unknown): string =>
  `<script type="application/json" id="first-screens">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
