import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createQueryClient } from '../api/query-client.ts';
import { preload } from '../router/lazy-page.ts';
import { paths } from '../router/paths.ts';
import { App } from './App.tsx';
import { routes } from './routes.ts';
import { screensOf } from './screen-routes.tsx';

export { routes } from './routes.ts';

/** The HTML of an address while nothing is known of the session. */
async function render(path: string): Promise<string> {
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

/** The landing page, for the build: the same tree that `main.tsx` hydrates. */
export async function landing(): Promise<string> {
  const route = routes.find(({ path, audience }) => path === paths.home && audience === 'visitor');
  if (!route) throw new Error('There is no landing page');
  await preload(route);
  return render(paths.home);
}

/** The frame of a screen that waits for the session, for the build: it stands until `main.tsx` draws the first screen. */
export const frame = (): Promise<string> => render(paths.network);
