import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CurrentUser } from '../../../../../shared/model/member.ts';
import type { Project } from '../../../../../shared/model/project.ts';
import { fakeServer, json, type Replies, refusal } from '../../../testing/fake-server.ts';
import { maya } from '../../../testing/people.ts';
import { application, priya, project } from '../../../testing/projects.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const GET = `GET /projects/${project._id}`;
const founder: CurrentUser = { ...maya, ...project.founder };
const LEAVE = `POST /projects/${project._id}/leave`;
const REMOVE = `DELETE /projects/${project._id}/members/${priya._id}`;

/** A team of the founder, Priya, and others up to so many. */
const teamOf = (size: number): Project['teamMembers'] => [
  ...project.teamMembers,
  { userId: application.userId, role: 'Designer', joinDate: application.createdAt },
  ...Array.from({ length: size - 2 }, (_, nth) => ({
    userId: {
      _id: `other00000000000${nth}`,
      username: `other${nth}`,
      name: `Other ${nth}`,
      profilePicture: '',
    },
    role: 'Engineer',
    joinDate: application.createdAt,
  })),
];

async function open(viewer: CurrentUser, size: number, replies: Replies = {}) {
  const before = { ...project, teamMembers: teamOf(size) };
  const after = { ...before, teamMembers: before.teamMembers.filter(({ role }) => role !== 'Designer') };
  const server = fakeServer({
    'GET /auth/me': () => json(viewer),
    [GET]: [() => json({ project: before }), () => json({ project: after })],
    [`${GET}/applications`]: () => json([]),
    ...replies,
  });
  const app = renderApp(`/projects/${project._id}`);
  await app.user.click(await screen.findByRole('tab', { name: `TEAM MEMBERS (${size})` }));
  return { server, ...app };
}

const rows = () =>
  within(screen.getByRole('list', { name: 'TEAM MEMBERS' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the team of a project', () => {
  it('has the founder first, then the others with their roles and days', async () => {
    await open(priya, 2);
    expect(rows()).toEqual(['DODaniel OkaforProject Founder', 'PNPriya NairDesignerJoined Jan 2, 2026']);
    expect(screen.queryByRole('navigation', { name: 'TEAM MEMBERS' })).not.toBeInTheDocument();
  });

  it('is shown five at a time', async () => {
    const { user } = await open(priya, 7);
    expect(rows()).toHaveLength(5);
    const pages = within(screen.getByRole('navigation', { name: 'TEAM MEMBERS' }));
    expect(pages.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(pages.getByRole('button', { name: 'Next page' }));
    expect(rows()).toHaveLength(2);
    expect(pages.getByRole('status')).toHaveTextContent('Page 2 of 2');
    await user.click(pages.getByRole('button', { name: 'Next page' }));
    expect(pages.getByRole('status')).toHaveTextContent('Page 2 of 2');
  });

  it('goes back a page when the last of it is removed', async () => {
    const others = teamOf(6);
    const { user } = await open(founder, 6, {
      [GET]: [
        () => json({ project: { ...project, teamMembers: others } }),
        () => json({ project: { ...project, teamMembers: others.slice(0, 5) } }),
      ],
      'DELETE /projects/project000000001/members/other000000000003': () => json({ message: 'ok' }),
    });
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(screen.getByRole('button', { name: 'Remove: Other 3' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(rows()).toHaveLength(5));
  });

  it('lets only the founder remove others', async () => {
    await open(priya, 3);
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  });
});

describe('removing a member', () => {
  const ask = async (replies: Replies) => {
    const app = await open(founder, 2, replies);
    await app.user.click(screen.getByRole('button', { name: 'Remove: Priya Nair' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm Team Member Removal' });
    return { ...app, dialog };
  };

  it('asks, and names what is lost', async () => {
    const { user, dialog, server } = await ask({});
    expect(dialog).toHaveTextContent(
      'Priya Nair will no longer be in the team, and the position they hold as Designer will be open again.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(server.to(REMOVE)).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Remove: Priya Nair' })).toHaveFocus();
  });

  it('takes them out of the team', async () => {
    const { user, dialog, toasts } = await ask({ [REMOVE]: () => json({ message: 'ok' }) });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(toasts()).toEqual(['Team member removed successfully']));
    expect(rows()).toHaveLength(1);
    expect(screen.getByRole('tab', { name: 'TEAM MEMBERS (1)' })).toBeInTheDocument();
  });

  it('says why it failed, and looks again', async () => {
    const { user, dialog, toasts, server } = await ask({
      [REMOVE]: () => refusal(400, 'This person is not a member of this project'),
    });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(toasts()).toEqual(['This person is not a member of this project']));
    await waitFor(() => expect(server.to(GET)).toHaveLength(2));
  });
});

describe('leaving a team', () => {
  it('is for members who are not the founder', async () => {
    await open(founder, 2);
    expect(screen.queryByRole('button', { name: /^Leave project/ })).not.toBeInTheDocument();
  });

  it('asks first, then is done once', async () => {
    const { user, server, toasts } = await open(priya, 2, { [LEAVE]: () => json({ message: 'ok' }) });
    await user.click(screen.getByRole('button', { name: 'Leave project: Tidewise' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave this project?' });
    expect(dialog).toHaveTextContent('your position as Designer will be open again');
    await user.click(within(dialog).getByRole('button', { name: 'Leave project' }));
    await waitFor(() => expect(toasts()).toEqual(['You have left the project successfully']));
    expect(server.to(LEAVE)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Leave project/ })).not.toBeInTheDocument();
  });
});
