import type { Plugin } from 'vite';

/** In development, answers every path but `/` with `app.html`, as the local server and the distribution do. */
export function serveAppShell(): Plugin {
  return {
    name: 'hearth:serve-app-shell',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const wantsPage = request.headers.accept?.includes('text/html');
        const path = request.url?.split('?')[0] ?? '/';
        if (wantsPage && path !== '/' && !path.includes('.') && !/^\/(api|media|health)\b/.test(path))
          request.url = '/app.html';
        next();
      });
    },
  };
}
