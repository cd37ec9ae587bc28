import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { errors } from '../../../shared/texts.ts';
import { createQueryClient } from '../api/query-client.ts';
import { expectsMember, forgetMember, prefetchSession } from '../api/session.ts';
import { watchStyles } from '../components/feedback/refetch-styles.ts';
import { toast } from '../components/feedback/toast.ts';
import { preload } from '../router/lazy-page.ts';
import { watchForReleases } from '../router/release.ts';
import { hasUnsavedWork } from '../router/unsaved-work.ts';
import { App } from './App.tsx';
import { routes } from './routes.ts';
import { screensOf } from './screen-routes.tsx';
import { MemberLinks } from './shell/TopBar.tsx';

const client = createQueryClient(() => {
  toast.error(errors.unauthenticated);
  forgetMember(client);
});

watchStyles();
watchForReleases(() => !hasUnsavedWork() && client.isMutating() === 0);

/** @param options of the router */
const app = (options?: Parameters<typeof createBrowserRouter>[1]) => (
  <App client={client}>
    {/* Without transitions a navigation and a change of the session show together, never one without the other. */}
    <RouterProvider router={createBrowserRouter(screensOf(routes), options)} useTransitions={false} />
  </App>
);

/**
 * Waits for what the first screen needs. What the page holds stands meanwhile: to draw a screen first without its code
 * would only take longer.
 *
 * @returns whether the code of the screen is there
 */
async function prepare(isMember: boolean): Promise<boolean> {
  const [found] =
    matchRoutes(
      routes.map(({ path }) => ({ path })),
      window.location,
    ) ?? [];
  const first = routes.find(
    ({ path, audience }) =>
      path === found?.route.path && (audience === 'anyone' || (audience === 'visitor') !== isMember),
  );
  const [screen] = await Promise.allSettled([
    first && preload(first),
    isMember && MemberLinks.preload(),
    isMember && prefetchSession(client),
  ]);
  return screen.status === 'fulfilled';
}

async function start(root: HTMLElement) {
  const isMember = expectsMember();
  // A page for visitors, in whose place members have the screen of the same address.
  document.getElementById('public')?.remove();
  const frame = document.getElementById('frame');
  const isPrerendered = 'prerendered' in root.dataset;
  if (isPrerendered && isMember) {
    root.replaceChildren(...(frame?.childNodes ?? []));
    delete root.dataset.prerendered;
  }
  frame?.remove();
  const hasCode = await prepare(isMember);
  if (!isPrerendered || isMember) startTransition(() => createRoot(root).render(app()));
  // Without its code the landing page can be read and followed as it is. With data of the server, as it were, the router does
  // not scroll to its top: people may be further down by now.
  else if (hasCode) startTransition(() => void hydrateRoot(root, app({ hydrationData: {} })));
}

const root = document.getElementById('root');
if (root) void start(root);
