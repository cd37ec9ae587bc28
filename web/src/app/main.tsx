import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { errors } from '../../../shared/texts.ts';
import { createQueryClient } from '../api/query-client.ts';
import { expectsMember, forgetMember } from '../api/session.ts';
import { watchStyles } from '../components/feedback/refetch-styles.ts';
import { toast } from '../components/feedback/toast.ts';
import { preload } from '../router/lazy-page.ts';
import { watchForReleases } from '../router/release.ts';
import { hasUnsavedWork } from '../router/unsaved-work.ts';
import { App } from './App.tsx';
import { routes } from './routes.ts';
import { screensOf } from './screen-routes.tsx';

const client = createQueryClient(() => {
  toast.error(errors.unauthenticated);
  forgetMember(client);
});

watchStyles();
watchForReleases(() => !hasUnsavedWork() && client.isMutating() === 0);

const app = (
  <App client={client}>
    {/* Without transitions a navigation and a change of the session show together, never one without the other. */}
    <RouterProvider router={createBrowserRouter(screensOf(routes))} useTransitions={false} />
  </App>
);

async function start(root: HTMLElement) {
  const landing = routes.find(({ path, audience }) => path === '/' && audience === 'visitor');
  const isPrerendered = 'prerendered' in root.dataset;
  if (isPrerendered && landing && !expectsMember()) {
    try {
      await preload(landing);
    } catch {
      // It can be read and followed as it is.
      return;
    }
    hydrateRoot(root, app);
    return;
  }
  root.replaceChildren();
  delete root.dataset.prerendered;
  createRoot(root).render(app);
}

const root = document.getElementById('root');
if (root) void start(root);
