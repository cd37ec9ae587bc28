import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { OFFLINE_KEPT, PICTURES_KEPT, READ_PATIENCE, READS_KEPT, SECOND } from '../../shared/limits.ts';

/** What begins so is forgotten with the session, by the page as well (`forgetLeft`). */
const READS = 'hearth.reads';
const PICTURES = 'hearth.pictures';

const expiration = (maxEntries: number) =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: OFFLINE_KEPT / SECOND,
    purgeOnQuotaError: true,
  });

/** How often members have been forgotten: an answer that was asked for before is not kept afterwards. */
let forgotten = 0;

async function forget(): Promise<void> {
  forgotten += 1;
  await Promise.all([caches.delete(READS), caches.delete(PICTURES)]);
}

/** Tells the page from when an answer is. */
function withTime(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('x-kept-at', headers.get('date') ?? '');
  return new Response(response.body, { status: response.status, headers });
}

/** Whether a profile is that of the member who is signed in. Those of others are not left on a device. */
async function isOwnProfile(username: string): Promise<boolean> {
  const session = await caches.match(SESSION_READ, { cacheName: READS });
  return session !== undefined && (await session.json()).username === decodeURIComponent(username);
}

async function mayBeKept(request: Request): Promise<boolean> {
  const [, username] = /\/users\/([^/]+)$/.exec(new URL(request.url).pathname) ?? [];
  return username === undefined || isOwnProfile(username);
}

const patterns = KEPT_READS.map((pattern) => RegExp(pattern));
const sessionChanges = RegExp(SESSION_CHANGES);

/**
 * Answers what members read last where the server cannot be reached: their feed, conversations, notifications and profile.
 * It is kept for a week at most, and forgotten when the session ends or another one begins.
 */
export function keepReads(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && patterns.some((pattern) => pattern.test(url.pathname)),
    new NetworkFirst({
      cacheName: READS,
      networkTimeoutSeconds: READ_PATIENCE / SECOND,
      plugins: [
        {
          requestWillFetch: async ({ request, state }) => {
            if (state) state.forgotten = forgotten;
            return request;
          },
          fetchDidSucceed: async ({ response }) => {
            if (response.status === 401) await forget();
            return response;
          },
          cacheWillUpdate: async ({ request, response, state }) =>
            response.status === 200 && state?.forgotten === forgotten && (await mayBeKept(request))
              ? response
              : null,
          cachedResponseWillBeUsed: async ({ cachedResponse }) =>
            cachedResponse ? withTime(cachedResponse) : cachedResponse,
        },
        expiration(READS_KEPT),
      ],
    }),
  );
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin && url.pathname.startsWith('/media/') && request.destination === 'image',
    new CacheFirst({ cacheName: PICTURES, plugins: [expiration(PICTURES_KEPT)] }),
  );
  for (const method of ['POST', 'DELETE'] as const)
    registerRoute(
      ({ url, sameOrigin }) => sameOrigin && sessionChanges.test(url.pathname),
      async ({ request }) => {
        const response = await fetch(request);
        // It may have ended the session, or begun another one.
        if (response.ok) await forget();
        return response;
      },
      method,
    );
}
