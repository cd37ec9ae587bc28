import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, json, type Replies, refusal } from '../../../testing/fake-server.ts';
import { maya } from '../../../testing/people.ts';
import { project as daniels } from '../../../testing/projects.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const own = {
  ...daniels,
  founder: { _id: maya._id, username: 'maya', name: 'Maya Iyer', profilePicture: '' },
};
const DELETE = `DELETE /projects/${own._id}`;

async function open(replies: Replies = {}) {
  const server = fakeServer({
    'GET /auth/me': () => json(maya),
    [`GET /projects/${own._id}`]: () => json({ project: own }),
    'GET /projects': () => json({ projects: [], totalPages: 1, currentPage: 1, totalProjects: 0 }),
    [DELETE]: () => json({ message: 'Project deleted' }),
    ...replies,
  });
  const app = renderApp(`/projects/${own._id}/edit`);
  await app.user.type(await screen.findByRole('textbox', { name: 'Website' }), 'new.example');
  await app.user.click(await screen.findByRole('button', { name: 'Delete project' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this project?' }));
  const confirm = () => app.user.click(dialog.getByRole('button', { name: 'Delete project' }));
  return { server, ...app, dialog, name: dialog.getByRole('textbox'), confirm };
}

describe('deleting a project', () => {
  it('says what is lost, and needs its name', async () => {
    const { server, user, dialog, name, confirm } = await open();
    expect(dialog.getByText(/^Tidewise will be gone for everybody/)).toBeInTheDocument();
    await user.type(name, 'Tide');
    await confirm();
    await waitFor(() => expect(name).toHaveAccessibleDescription('This is not the name of the project'));
    expect(name).toHaveFocus();
    expect(server.to(DELETE)).toHaveLength(0);
  });

  it('leads to the list of projects, whatever was typed into the form before', async () => {
    const { server, user, name, confirm, address, toasts } = await open();
    await user.type(name, ' tidewise ');
    await confirm();
    await waitFor(() => expect(address()).toBe('/projects'));
    expect(toasts()).toEqual(['Project deleted']);
    expect(server.to(DELETE)[0]?.body).toEqual({ name: ' tidewise ' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says why when it fails', async () => {
    const { user, name, confirm, address } = await open({
      [DELETE]: () => refusal(403, 'Only founders can change projects'),
    });
    await user.type(name, 'Tidewise');
    await confirm();
    await waitFor(() => expect(name).toHaveAccessibleDescription('Only founders can change projects'));
    expect(address()).toBe(`/projects/${own._id}/edit`);
  });
});
