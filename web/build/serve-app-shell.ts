import type { Plugin } from 'vite';

/** As in `infra/edge/app-shell.js`: a dot alone does not make a file, because usernames may have dots. */
const FILE_AT_ROOT = /^\/[^/]+\.[a-z0-9]+$/i;

/** In development, answers every path but `/` with `app.html`, as the local server and the distribution do. */
export function serveAppShell(): Plugin {
  return {
    name: 'hearth:serve-app-shell',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const wantsPage = request.headers.accept?.includes('text/html');
        const path = request.url?.split('?')[0] ?? '/';
        const isOfApi = /^\/(api|media|health|projects\/|profile\/|sitemap)/.test(path);
        if (wantsPage && path !== '/' && !FILE_AT_ROOT.test(path) && !isOfApi) request.url = '/app.html';
        next();
      });
    },
  };
}
