import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RouteCatalog } from '../routing/catalog.ts';
import type { FeatureRoute } from '../routing/feature-route.ts';
import { cssVariables, theme } from '../ui/theme.ts';
import './styles.ts';

interface ProvidersProps {
  client: QueryClient;
  routes: readonly FeatureRoute[];
  children: ReactNode;
  /** `test` switches transitions off. */
  env?: 'default' | 'test';
}

/** What every screen stands on: theme, server cache, list of screens. */
export function Providers({ client, routes, children, env = 'default' }: ProvidersProps) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto" env={env}>
      <QueryClientProvider client={client}>
        <RouteCatalog value={routes}>{children}</RouteCatalog>
      </QueryClientProvider>
    </MantineProvider>
  );
}
