import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createQueryClient } from '../api/query-client.ts';
import { preload } from '../router/lazy-page.ts';
import { App } from './App.tsx';
import { routes } from './routes.ts';
import { screensOf } from './screen-routes.tsx';

/** The HTML of a visitor's screen, for the build: the same tree that `main.tsx` hydrates. */
export async function prerender(path: string): Promise<string> {
  const route = routes.find((candidate) => candidate.path === path && candidate.audience === 'visitor');
  if (!route) throw new Error(`No visitor's screen at ${path}`);
  await preload(route);
  const client = createQueryClient(() => {});
  const { query, dataRoutes } = createStaticHandler(screensOf(routes));
  const context = await query(new Request(new URL(path, 'https://hearth.invalid')));
  if (context instanceof Response) throw new Error(`The screen at ${path} leads elsewhere`);
  const html = renderToString(
    <App client={client}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  );
  // Its timers would keep the build running.
  client.clear();
  return html;
}
