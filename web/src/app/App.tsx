import type { QueryClient } from '@tanstack/react-query';
import type { FeatureRoute } from '../routing/feature-route.ts';
import { ToastOutlet } from '../ui/ToastOutlet.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Providers } from './Providers.tsx';

/** The whole application below a router. */
export function App({ client, routes }: { client: QueryClient; routes: readonly FeatureRoute[] }) {
  return (
    <Providers client={client} routes={routes}>
      <ErrorBoundary>
        <ConnectionBanner />
        <AppRoutes />
      </ErrorBoundary>
      <ToastOutlet />
    </Providers>
  );
}
