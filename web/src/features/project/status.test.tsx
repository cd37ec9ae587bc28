import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Project } from '../../../../shared/model/project.ts';
import { fakeServer, json, type Replies, refusal } from '../../testing/fake-server.ts';
import { application, priya, project } from '../../testing/projects.ts';
import { renderApp } from '../../testing/render-app.tsx';

const GET = `GET /projects/${project._id}`;
const SET = `PUT /projects/${project._id}/status`;
const founder = { ...priya, _id: project.founder._id, userRole: 'founder' } as const;
const CLOSED = /^This project is closed: it takes no new applications\./;

const open = (viewer: object, changes: Partial<Project> = {}, replies: Replies = {}) => {
  const server = fakeServer({
    'GET /auth/me': () => json(viewer),
    [GET]: () => json({ project: { ...project, ...changes } }),
    [`${GET}/applications`]: () => json([]),
    ...replies,
  });
  return { server, ...renderApp(`/projects/${project._id}`) };
};

describe('a project that is closed', () => {
  it('says so, and offers nobody to apply', async () => {
    open(priya, { status: 'closed' });
    expect(await screen.findByText(CLOSED)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Closed: Designer' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('button', { name: 'Reopen project' })).not.toBeInTheDocument();
  });

  it('still says where an application stands, and not that a position can be had', async () => {
    const reopened = { ...application, status: 'cancelled', cancelReason: 'positionReopened' } as const;
    open(priya, { status: 'closed', applications: [reopened] });
    expect(await screen.findByRole('button', { name: 'Closed: Designer' })).toBeInTheDocument();
    expect(screen.queryByText(/^A position for this role is open again/)).not.toBeInTheDocument();
  });
});

describe('closing a project', () => {
  it('asks before, says what follows, and can be taken back on the same button', async () => {
    let status: Project['status'] = 'open';
    const { user, server, toasts } = open(
      founder,
      {},
      {
        [GET]: () => json({ project: { ...project, status } }),
        [SET]: ({ body }) => {
          status = (body as { status: Project['status'] }).status;
          return json({ message: `Now ${status}`, project: { ...project, status } });
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Close project' }));
    const dialog = await screen.findByRole('dialog', { name: 'Close this project?' });
    expect(dialog).toHaveTextContent('Pending applications stay, and their applicants are told.');
    await user.click(within(dialog).getByRole('button', { name: 'Close project' }));
    expect(await screen.findByText(CLOSED)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reopen project' }));
    await waitFor(() => expect(screen.queryByText(CLOSED)).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Close project' })).toHaveFocus();
    expect(toasts()).toEqual(['Now closed', 'Now open']);
    expect(server.to(SET).map(({ body }) => body)).toEqual([{ status: 'closed' }, { status: 'open' }]);
  });

  it('leaves it open when it fails, and says why', async () => {
    const { user, toasts } = open(founder, {}, { [SET]: () => refusal(403, 'Not now') });
    await user.click(await screen.findByRole('button', { name: 'Close project' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close project' }),
    );
    await waitFor(() => expect(toasts()).toEqual(['Not now']));
    expect(screen.queryByText(CLOSED)).not.toBeInTheDocument();
  });
});
