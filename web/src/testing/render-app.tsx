import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from '../api/query-client.ts';
import { forgetMember } from '../api/session.ts';
import { Providers } from '../app/Providers.tsx';
import { routes } from '../app/routes.ts';
import { screensOf } from '../app/screen-routes.tsx';
import { attachToaster, type Toast } from '../components/feedback/toast.ts';

/** The whole app at the last of these paths, with what it says in toasts and where it has gone. */
export function renderApp(...paths: [string, ...string[]]) {
  const client = createQueryClient(() => forgetMember(client));
  const toasts: Toast[] = [];
  attachToaster((toast) => toasts.push(toast));
  const router = createMemoryRouter(screensOf(routes), { initialEntries: paths });
  render(
    <Providers client={client} env="test">
      <RouterProvider router={router} useTransitions={false} />
    </Providers>,
  );
  return {
    client,
    user: userEvent.setup(),
    address: () => router.state.location.pathname + router.state.location.search,
    location: () => router.state.location,
    /** Goes to an address as if it had been typed. */
    go: (to: string) => act(() => router.navigate(to)),
    /** The browser's Back. */
    goBack: () => void router.navigate(-1),
    toasts: () => toasts.map(({ text }) => text),
  };
}
