import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { errors } from '../../../shared/texts.ts';
import { createQueryClient } from '../api/query-client.ts';
import { expectsMember, forgetMember } from '../api/session.ts';
import { preload } from '../routing/lazy-page.ts';
import { toast } from '../ui/toast.ts';
import { App } from './App.tsx';
import { featureRoutes } from './features.ts';

const client = createQueryClient(() => {
  toast.error(errors.unauthenticated);
  forgetMember(client);
});

const app = (
  // Without transitions a navigation and a change of the session show together, never one without the other.
  <BrowserRouter useTransitions={false}>
    <App client={client} routes={featureRoutes} />
  </BrowserRouter>
);

async function start(root: HTMLElement) {
  const landing = featureRoutes.find(({ path, audience }) => path === '/' && audience === 'visitor');
  const isPrerendered = 'prerendered' in root.dataset;
  if (isPrerendered && landing && !expectsMember()) {
    await preload(landing);
    hydrateRoot(root, app);
    return;
  }
  root.replaceChildren();
  delete root.dataset.prerendered;
  createRoot(root).render(app);
}

const root = document.getElementById('root');
if (root) void start(root);
