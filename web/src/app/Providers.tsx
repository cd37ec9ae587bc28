import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { cssVariables, theme } from '../theme/theme.ts';
import './styles.ts';

interface ProvidersProps {
  client: QueryClient;
  children: ReactNode;
  /** `test` switches transitions off. */
  env?: 'default' | 'test';
}

/** What every screen stands on: theme and server cache. */
export function Providers({ client, children, env = 'default' }: ProvidersProps) {
  return (
    <StrictMode>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto" env={env}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </MantineProvider>
    </StrictMode>
  );
}
