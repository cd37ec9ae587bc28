import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { contractFacts } from './build/contract-facts.ts';
import { cssModules } from './build/css-modules.ts';
import { prerenderLanding } from './build/prerender-landing.ts';
import { serveAppShell } from './build/serve-app-shell.ts';

const api: ProxyOptions = { target: `http://127.0.0.1:${process.env.API_PORT ?? 3001}` };

const ROUTER = `${import.meta.dirname}/../node_modules/react-router/dist/production`;

// Without what only members' lists use.
const BASE =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\/(?!.*[iI]nfiniteQuery)/;
/** What several of the later screens say. */
const LATER_TEXTS =
  /shared\/texts\/(?!titles|settings|passwords|passkeys|profile-screens|recovery|refusals|rules)/;
/** What every screen stands on, visitors' screens included. */
const FRAME =
  /web\/src\/(api\/(?!upload|use-optimistic-toggle)|app\/(routes|Gate|ConnectionBanner|LeaveGuard|shell\/(TopBar|Shell|VisitorLinks))\.|router\/|theme\/|lib\/|components\/(feedback\/([A-Z]\w+State|PageLoading|ToastOutlet|PlainToasts|ConfirmDialog|(Part|Overlay)Boundary|lazy-part|refetch-styles|toast)|layout\/(Logo|PageHeading))\.)|shared\/(texts|limits)\.ts$|createReactComponent|Mantine(Theme)?Provider\.mjs/;
/** What forms have in common, visitors' forms included. */
const FORMS =
  /web\/src\/components\/(forms\/FormPage|layout\/TextLink)\.|@mantine\/core\/esm\/components\/(ActionIcon|Input|InputBase|TextInput)\/|@mantine\/core\/styles\/ActionIcon|use-merged-ref|get-auto-contrast-value/;
/** What members' screens have in common; dialogs, tabs and tags come with the component library's own parts, when needed. */
const MEMBERS =
  /web\/src\/(api\/use-optimistic-toggle|entities\/(?!project\/|passkey\/)|components\/\w+\/(?=[A-Z]))(?!.*(Dialog|Tabs|Toaster|TagField|PictureButtons|UploadProgress|ThemeChoice|DeleteAccount|NewPasswordInput|StrengthMeter)\.)/;

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
  plugins: [react(), contractFacts(), serveAppShell(), prerenderLanding()],
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
      // What every screen needs compresses better together; the libraries stay cached over releases of ours.
      output: {
        codeSplitting: {
          groups: [
            { name: 'later-texts', test: LATER_TEXTS, priority: 1 },
            { name: 'base', test: BASE },
            { name: 'frame', test: FRAME },
            { name: 'forms', test: FORMS },
            { name: 'members', test: MEMBERS, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api, '/media': api, '/health': api, '/__outbox': api } },
});
