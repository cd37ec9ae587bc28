import { ExpirationPlugin } from 'workbox-expiration';
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { APP_FILES_KEPT, NAVIGATION_PATIENCE, SECOND } from '../../shared/limits.ts';

declare const self: ServiceWorkerGlobalScope;

const SHELL = '/app.html';

/** Keeps the files of the app, and answers with its shell where the network does not answer in time. */
export function keepAppFiles(): void {
  cleanupOutdatedCaches();
  precache(APP_FILES);
  // Who asks for it by its name wants to know whether there is a newer one.
  registerRoute(({ url }) => url.pathname === SHELL, new NetworkOnly());
  registerRoute(
    new NavigationRoute(
      new NetworkOnly({
        networkTimeoutSeconds: NAVIGATION_PATIENCE / SECOND,
        plugins: [{ handlerDidError: () => matchPrecache(SHELL) }],
      }),
      // Files that open in a tab of their own.
      { denylist: [/^\/(api|media|og|local)\//, /^\/[^/]+\.[a-z0-9]+$/i] },
    ),
  );
  addRoute({ cleanURLs: false, directoryIndex: '' });
  // Their names change with their content.
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    new CacheFirst({
      cacheName: 'app-files',
      plugins: [new ExpirationPlugin({ maxEntries: APP_FILES_KEPT, purgeOnQuotaError: true })],
    }),
  );
  self.addEventListener('activate', (event) => {
    // The page is asked for while the worker starts (https://web.dev/blog/navigation-preload).
    event.waitUntil(self.registration.navigationPreload?.enable());
  });
}
