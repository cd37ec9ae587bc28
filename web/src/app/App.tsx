import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FeatureRoute } from '../routing/feature-route.ts';
import { ToastOutlet } from '../ui/ToastOutlet.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { Providers } from './Providers.tsx';

interface AppProps {
  client: QueryClient;
  routes: readonly FeatureRoute[];
  /** The router, which shows the screens. */
  children: ReactNode;
}

/** The whole application around its router. */
export function App({ client, routes, children }: AppProps) {
  return (
    <Providers client={client} routes={routes}>
      <ConnectionBanner />
      {children}
      <ToastOutlet />
    </Providers>
  );
}
