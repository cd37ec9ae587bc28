import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createQueryClient } from '../api/query-client.ts';
import { preload } from '../routing/lazy-page.ts';
import { App } from './App.tsx';
import { featureRoutes } from './features.ts';

/** The HTML of a visitor's screen, for the build: the same tree that `main.tsx` hydrates. */
export async function prerender(path: string): Promise<string> {
  const route = featureRoutes.find(
    (candidate) => candidate.path === path && candidate.audience === 'visitor',
  );
  if (!route) throw new Error(`No visitor's screen at ${path}`);
  await preload(route);
  const client = createQueryClient(() => {});
  const html = renderToString(
    <StaticRouter location={path}>
      <App client={client} routes={featureRoutes} />
    </StaticRouter>,
  );
  // Its timers would keep the build running.
  client.clear();
  return html;
}
