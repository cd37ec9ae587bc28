import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ToastOutlet } from '../components/feedback/ToastOutlet.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { Providers } from './Providers.tsx';

interface AppProps {
  client: QueryClient;
  /** The router, which shows the screens. */
  children: ReactNode;
}

/** The whole application around its router. */
export function App({ client, children }: AppProps) {
  return (
    <Providers client={client}>
      <ConnectionBanner />
      {children}
      <ToastOutlet />
    </Providers>
  );
}
