import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { createQueryClient } from '../api/query-client.ts';
import { forgetMember } from '../api/session.ts';
import { AppRoutes } from '../app/AppRoutes.tsx';
import { featureRoutes } from '../app/features.ts';
import { Providers } from '../app/Providers.tsx';
import { attachToaster, type Toast } from '../ui/toast.ts';

function Address({ onChange }: { onChange: (address: string, navigate: NavigateFunction) => void }) {
  const { pathname, search } = useLocation();
  onChange(pathname + search, useNavigate());
  return null;
}

/** The whole app at a path, with what it says in toasts and where it has gone. */
export function renderApp(path: string) {
  const client = createQueryClient(() => forgetMember(client));
  const toasts: Toast[] = [];
  attachToaster((toast) => toasts.push(toast));
  let address = path;
  let navigate: NavigateFunction;
  render(
    <Providers client={client} routes={featureRoutes} env="test">
      <MemoryRouter initialEntries={[path]} useTransitions={false}>
        <Address
          onChange={(next, go) => {
            address = next;
            navigate = go;
          }}
        />
        <AppRoutes />
      </MemoryRouter>
    </Providers>,
  );
  return {
    client,
    user: userEvent.setup(),
    address: () => address,
    /** The browser's Back. */
    goBack: () => navigate(-1),
    toasts: () => toasts.map(({ text }) => text),
  };
}
