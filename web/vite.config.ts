import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { beforePaint } from './build/before-paint.ts';
import { chunkGroups } from './build/chunks.ts';
import { contractFacts } from './build/contract-facts.ts';
import { cssModules } from './build/css-modules.ts';
import { prerender } from './build/prerender.ts';
import { serveAppShell } from './build/serve-app-shell.ts';
import { serviceWorker } from './build/service-worker.ts';

const api: ProxyOptions = { target: `http://127.0.0.1:${process.env.API_PORT ?? 3001}` };

const ROUTER = `${import.meta.dirname}/../node_modules/react-router/dist/production`;

export default defineConfig({
  root: import.meta.dirname,
  // The package's own `module` condition leads to its development build.
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: `${ROUTER}/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${ROUTER}/dom-export.mjs` },
    ],
  },
  css: { modules: cssModules },
  plugins: [react(), contractFacts(), serveAppShell(), prerender(), beforePaint(), serviceWorker()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // Everything inlined would need `data:` in more directives of the content security policy than `img-src`.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The dictionaries of passwords, which nothing waits for; `bundle-size.ts` holds what screens load.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      // A limit costs its digits where it is used, not an export of a shared file.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      input: ['index.html', 'app.html'].map((page) => `${import.meta.dirname}/${page}`),
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
  server: {
    proxy: {
      '/api': { ...api, ws: true },
      '/media': api,
      '/health': api,
      '/__outbox': api,
      '/projects/': api,
      '/profile/': api,
      '/og/': api,
      '/robots.txt': api,
      '/sitemap': api,
    },
  },
});
