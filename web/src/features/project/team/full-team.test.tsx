import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CurrentUser } from '../../../../../shared/model/member.ts';
import type { Project } from '../../../../../shared/model/project.ts';
import { fakeServer, json, type Replies, refusal } from '../../../testing/fake-server.ts';
import { maya } from '../../../testing/people.ts';
import { application, priya, project } from '../../../testing/projects.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const GET = `GET /projects/${project._id}`;
const UPDATE = `PUT /projects/${project._id}`;
const founder: CurrentUser = { ...maya, ...project.founder };
const full: Project = { ...project, teamSize: 1, applications: [application] };
const raised: Project = { ...full, teamSize: 3 };

function open(shown: Project, replies: Replies = {}, viewer: CurrentUser = founder) {
  const server = fakeServer({
    'GET /auth/me': () => json(viewer),
    [GET]: [() => json({ project: shown }), () => json({ project: raised })],
    [`${GET}/applications`]: () => json(shown.applications),
    ...replies,
  });
  return { server, ...renderApp(`/projects/${project._id}`) };
}

const notice = async () => within(await screen.findByRole('region', { name: 'Your team is full' }));
const field = async () => (await notice()).getByRole('spinbutton', { name: 'New team size' });
const raise = async () => (await notice()).getByRole('button', { name: 'Raise team size' });

describe('a team without a place left', () => {
  it('is told to its founder before anybody is accepted, and is raised in place', async () => {
    const { user, server, toasts } = open(full, {
      [UPDATE]: () => json({ message: '', project: raised }),
    });
    expect(await field()).toHaveValue(2);
    await user.clear(await field());
    await user.type(await field(), '3');
    await user.click(await raise());
    await waitFor(() => expect(toasts()).toEqual(['Project updated successfully!']));
    expect(server.to(UPDATE)[0]?.body).toEqual({ teamSize: 3 });
    expect(screen.queryByText(/^Your team is full/)).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  it('stands above the applications too, with the way to the field', async () => {
    const { user } = open(full);
    const applications = within(await screen.findByRole('region', { name: 'Pending Applications' }));
    await user.click(applications.getByRole('button', { name: 'Raise team size' }));
    expect(await field()).toHaveFocus();
  });

  it.each(['', '1', '1.5', '21'])('cannot be raised to "%s"', async (size) => {
    const { user, server } = open(full);
    await user.clear(await field());
    if (size !== '') await user.type(await field(), size);
    await user.click(await raise());
    expect(await field()).toHaveAccessibleDescription('Please enter a whole number from 2 to 20');
    expect(await field()).toHaveFocus();
    expect(server.to(UPDATE)).toHaveLength(0);
  });

  it('stays when the server refuses, which says why', async () => {
    const { user, toasts } = open(full, {
      [GET]: () => json({ project: full }),
      [UPDATE]: () => refusal(400, 'The team size cannot be smaller than the current team'),
    });
    await user.click(await raise());
    await waitFor(() => expect(toasts()).toEqual(['The team size cannot be smaller than the current team']));
    expect(await field()).toHaveValue(2);
  });

  it('cannot grow beyond the most', async () => {
    const [member] = full.teamMembers;
    const teamMembers = Array.from({ length: 20 }, (_, nth) => ({
      userId: { ...application.userId, ...(nth > 0 && { _id: `member${String(nth).padStart(10, '0')}` }) },
      role: member?.role ?? '',
      joinDate: member?.joinDate ?? '',
    }));
    open({ ...full, teamSize: 20, teamMembers });
    expect((await notice()).getByText(/^A team of 20, .* cannot be larger\.$/)).toBeInTheDocument();
    expect((await notice()).queryByRole('button')).not.toBeInTheDocument();
  });

  it("is its founder's affair only", async () => {
    open(full, {}, priya);
    await screen.findByRole('region', { name: 'Open Roles' });
    expect(screen.queryByText(/^Your team is full/)).not.toBeInTheDocument();
  });
});
