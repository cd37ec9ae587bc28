import { HOUR } from '../../../shared/limits.ts';

/** Shows pushes and answers where there is no network (`web/worker`). It is one for all: a browser has one for each site. */
export const SERVICE_WORKER = '/worker.js';

/** Resolves with the worker of a newer release, once that has all its files. */
const newerWorker = (registration: ServiceWorkerRegistration): Promise<ServiceWorker> =>
  new Promise((resolve) => {
    // The first one of all waits for a moment as well, but for nobody.
    const look = () => {
      if (registration.active && registration.waiting) resolve(registration.waiting);
    };
    const follow = (worker: ServiceWorker | null) => worker?.addEventListener('statechange', look);
    look();
    follow(registration.installing);
    registration.addEventListener('updatefound', () => follow(registration.installing));
  });

/** Looks for newer releases whenever somebody comes back to the page, at most once an hour. */
function lookForReleases(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < HOUR) return;
    last = Date.now();
    // Where there is no network, there is another time.
    registration.update().catch(() => {});
  });
}

/**
 * Keeps the app and what members read for where there is no network, in browsers that can.
 *
 * @param onRelease called when a newer release is there, with what loads it
 */
export async function keepForOffline(onRelease: (load: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register(SERVICE_WORKER);
  lookForReleases(registration);
  const worker = await newerWorker(registration);
  onRelease(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
      once: true,
    });
    worker.postMessage('take-over');
  });
}
