import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Project } from '../../../../../shared/model/project.ts';
import { fakeServer, json, type Replies, refusal } from '../../../testing/fake-server.ts';
import { maya } from '../../../testing/people.ts';
import { application, project as daniels, priya } from '../../../testing/projects.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const me = { _id: maya._id, username: 'maya', name: 'Maya Iyer', profilePicture: '' };
const own: Project = {
  ...daniels,
  founder: me,
  teamMembers: [
    { userId: me, role: 'Founder', joinDate: daniels.createdAt },
    { userId: application.userId, role: 'Designer', joinDate: daniels.createdAt },
  ],
};
const handedOver: Project = { ...own, founder: application.userId };
const PUT = `PUT /projects/${own._id}/founder`;
const GET = `GET /projects/${own._id}`;

async function openForm(project: Project = own, replies: Replies = {}) {
  const server = fakeServer({
    'GET /auth/me': () => json(maya),
    [GET]: () => json({ project }),
    [PUT]: () => json({ message: 'Project handed over', project: handedOver }),
    ...replies,
  });
  const app = renderApp(`/projects/${own._id}/edit`);
  await screen.findByRole('region', { name: 'Hand over this project' });
  return { server, ...app };
}

async function open(replies: Replies = {}) {
  const app = await openForm(own, replies);
  await app.user.click(screen.getByRole('button', { name: 'Hand over project' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand over this project?' }));
  const choice = dialog.getByRole('combobox', { name: 'New founder' });
  const confirm = () => app.user.click(dialog.getByRole('button', { name: 'Hand over project' }));
  return { ...app, dialog, choice, confirm };
}

describe('handing a project over', () => {
  it('says what changes, asks for somebody in the team, and leads to the project', async () => {
    const { server, user, dialog, choice, confirm, address, toasts } = await open({
      [GET]: [() => json({ project: own }), () => json({ project: handedOver })],
    });
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
      'All applications go to them, with your notes on them.',
    );
    await confirm();
    await waitFor(() => expect(choice).toHaveAccessibleDescription('Choose a member'));
    expect(choice).toHaveFocus();
    expect(server.to(PUT)).toHaveLength(0);
    await user.selectOptions(choice, `${priya.name}, Designer`);
    await confirm();
    await waitFor(() => expect(address()).toBe(`/projects/${own._id}`));
    expect(server.to(PUT)[0]?.body).toEqual({ memberId: priya._id });
    expect(toasts()).toEqual(['Project handed over']);
    expect(screen.queryByRole('link', { name: 'Edit Project' })).not.toBeInTheDocument();
  });

  it('says at the field why it is refused', async () => {
    const message = 'Only a member with the founder role can take over a project';
    const { user, choice, confirm, address } = await open({ [PUT]: () => refusal(400, message) });
    await user.selectOptions(choice, `${priya.name}, Designer`);
    await confirm();
    await waitFor(() => expect(choice).toHaveAccessibleDescription(message));
    expect(choice).toHaveFocus();
    expect(address()).toBe(`/projects/${own._id}/edit`);
  });

  it('is not offered while nobody else is in the team', async () => {
    await openForm({ ...own, teamMembers: own.teamMembers.slice(0, 1) });
    expect(screen.getByText(/^Once somebody with the founder role is in the team/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Hand over project' })).not.toBeInTheDocument();
  });
});
