import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { CurrentUser } from '../../../shared/model/member.ts';
import { createQueryClient } from '../api/query-client.ts';
import { setMember } from '../api/session.ts';
import { LeaveGuard } from '../app/LeaveGuard.tsx';
import { Providers } from '../app/Providers.tsx';
import { attachToaster, type Toast } from '../components/feedback/toast.ts';

/** One part of a screen, seen by a signed-in member, with what is said in toasts. */
export function renderPart(part: ReactNode, member: CurrentUser) {
  const client = createQueryClient(() => {});
  const toasts: Toast[] = [];
  attachToaster((toast) => toasts.push(toast));
  setMember(client, member);
  const router = createMemoryRouter([{ path: '*', element: <LeaveGuard>{part}</LeaveGuard> }]);
  render(
    <Providers client={client} env="test">
      <RouterProvider router={router} useTransitions={false} />
    </Providers>,
  );
  return { client, user: userEvent.setup(), toasts: () => toasts.map(({ text }) => text) };
}
