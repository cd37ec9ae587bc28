import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CurrentUser } from '../../../../shared/model/member.ts';
import type { Project } from '../../../../shared/model/project.ts';
import { fakeServer, json, type Replies, refusal } from '../../testing/fake-server.ts';
import { maya } from '../../testing/people.ts';
import { application, designer, priya, project } from '../../testing/projects.ts';
import { renderApp } from '../../testing/render-app.tsx';

const GET = `GET /projects/${project._id}`;
const founder: CurrentUser = { ...maya, ...project.founder };

const open = (viewer: CurrentUser, changes: Partial<Project> = {}, replies: Replies = {}) => {
  const server = fakeServer({
    'GET /auth/me': () => json(viewer),
    [GET]: () => json({ project: { ...project, ...changes } }),
    [`${GET}/applications`]: () => json(changes.applications ?? []),
    ...replies,
  });
  return { server, ...renderApp(`/projects/${project._id}`) };
};

const inTeam = { userId: application.userId, role: designer.title, joinDate: application.createdAt };

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
/** What can be done about the role, beside saving it. */
const ROLE = /^(?!Save).*: Designer$/;

const role = () => screen.findByRole('button', { name: ROLE });

describe('one project', () => {
  it('says that it is loading', async () => {
    open(priya, {}, { [GET]: () => new Promise(() => {}) });
    expect(await screen.findByRole('status', { name: 'Loading project' })).toBeInTheDocument();
  });

  it('says that it is not there', async () => {
    open(priya, {}, { [GET]: () => refusal(404, 'Project Not Found') });
    await heading('Project Not Found');
    expect(screen.getByRole('link', { name: 'Browse Projects' })).toHaveAttribute('href', '/projects');
  });

  it('offers to try again when it cannot be loaded', async () => {
    const { user } = open(priya, {}, { [GET]: [() => refusal(403, 'No'), () => json({ project })] });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error Loading ProjectThere was a problem loading this project.',
    );
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await heading('Tidewise');
  });

  it('leads its founder to people for each role that has a place left', async () => {
    open(founder, {
      openRoles: [
        { ...designer, skills: ['Figma'] },
        { ...designer, _id: 'role000000000002', title: 'Editor' },
        { ...designer, _id: 'role000000000003', title: 'Sailor', filled: 2 },
      ],
    });
    const links = await screen.findAllByRole('link', { name: /^Find people for this role/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/search?q=Figma&role=job_seeker',
      '/search?q=Editor&role=job_seeker',
    ]);
  });

  it('shows what it is and whose, with the details open', async () => {
    open(priya, { website: 'https://tidewise.example/' });
    await heading('Tidewise');
    expect(document.title).toBe('Tidewise · Hearth');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Daniel Okafor' })).toHaveAttribute('href', '/profile/daniel');
    const website = main.getByRole('link', { name: 'Visit Website' });
    expect(website).toHaveAttribute('href', 'https://tidewise.example/');
    expect(website).toHaveAttribute('target', '_blank');
    expect(main.getByRole('button', { name: 'Upvote 3' })).toBeEnabled();
    expect(main.queryByRole('link', { name: 'Edit Project' })).not.toBeInTheDocument();
    expect(main.getByRole('tab', { name: 'DETAILS' })).toHaveAttribute('aria-selected', 'true');
    expect(main.getByRole('tabpanel')).toHaveTextContent(
      'Water levels for rice farmers.Websitetidewise.exampleCategorySoftwareStageMVP CompletedCreated',
    );
  });

  it('says what it is, who is behind it and what is sought before all else', async () => {
    const others = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'].map((name) => ({
      ...inTeam,
      userId: { ...inTeam.userId, _id: `${name.toLowerCase()}0000000000000`.slice(0, 16), name },
    }));
    const description = 'Water levels for rice farmers. Read by phone.';
    const { user } = open(priya, { description, teamMembers: [...project.teamMembers, ...others] });
    await heading('Tidewise');
    const main = screen.getByRole('main');
    const inOrder = [
      within(main).getByText('Water levels for rice farmers.'),
      within(main).getByRole('link', { name: 'Daniel Okafor' }),
      within(main).getByRole('button', { name: '6 team members' }),
      await role(),
      within(main).getByRole('tablist'),
    ];
    for (const [nth, one] of inOrder.entries())
      expect(inOrder[nth + 1]?.compareDocumentPosition(one) ?? Node.DOCUMENT_POSITION_PRECEDING).toBe(
        Node.DOCUMENT_POSITION_PRECEDING,
      );

    await user.click(screen.getByRole('button', { name: '6 team members' }));
    expect(screen.getByRole('tab', { name: 'TEAM MEMBERS (6)' })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'TEAM MEMBERS (6)' })).toHaveTextContent('Dora');
  });

  it('says what it is by the pitch of its founder, where there is one', async () => {
    open(priya, { pitch: 'Rice farmers know the water' });
    await heading('Tidewise');
    expect(screen.getByText('Rice farmers know the water')).toBeInTheDocument();
  });

  it('says once to its founder that they are, with no dead button at each role', async () => {
    const openRoles = [...project.openRoles, { ...designer, _id: 'role000000000002', title: 'Engineer' }];
    open(founder, { openRoles });
    expect(await screen.findAllByText("You're the founder")).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Engineer' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Designer|Engineer/ })).not.toBeInTheDocument();
  });

  it('leads its founder to the form, and has no website to visit when there is none', async () => {
    open(founder);
    expect(await screen.findByRole('link', { name: 'Edit Project' })).toHaveAttribute(
      'href',
      `/projects/${project._id}/edit`,
    );
    expect(screen.queryByRole('link', { name: 'Visit Website' })).not.toBeInTheDocument();
  });
});

const teamMembers = [...project.teamMembers, inTeam];
const accepted = { ...application, status: 'accepted' as const, stage: 'accepted' as const };

describe('the open roles', () => {
  it.each<[string, string, Partial<Project>]>([
    ['Your application for this role is pending', 'Application Pending', { applications: [application] }],
    [
      'The founder has seen your application for this role',
      'Application Pending',
      { applications: [{ ...application, stage: 'seen' }] },
    ],
    [
      'Your application for this role was declined',
      'Not Eligible',
      { applications: [{ ...application, status: 'rejected', stage: 'declined' }] },
    ],
    [
      'Your application was not answered in time. You can apply again.',
      'Reapply',
      {
        applications: [{ ...application, status: 'cancelled', cancelReason: 'expired', stage: 'expired' }],
      },
    ],
    ['You were accepted for this role', "You're a member", { applications: [accepted], teamMembers }],
  ])('note %j beside %j', async (note, label, changes) => {
    open(priya, changes);
    expect(await role()).toHaveTextContent(label);
    expect(screen.getByText(note)).toBeInTheDocument();
  });

  it('note nothing for who was accepted and is no longer in the team', async () => {
    open(priya, { applications: [accepted] });
    await role();
    expect(screen.queryByText(/this role/)).not.toBeInTheDocument();
  });

  it('offer to renew an application for a role that is open again', async () => {
    const reopened = { ...application, status: 'cancelled', cancelReason: 'positionReopened' };
    open(priya, {}, { [GET]: () => json({ project: { ...project, applications: [reopened] } }) });
    expect(await role()).toHaveTextContent('Reapply');
    expect(screen.getByText('A position for this role is open again. You can reapply.')).toBeInTheDocument();
  });

  it('ask for a message that may be left out', async () => {
    const { user, server, toasts } = open(
      priya,
      {},
      {
        [`POST /projects/${project._id}/apply`]: () =>
          json({ message: 'ok', application: { ...application, message: '' } }, 201),
      },
    );
    await user.click(await role());
    expect(
      await screen.findByRole('textbox', { name: 'Message to Project Owner (Optional)' }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Submit Application' }));
    await waitFor(() => expect(toasts()).toEqual(['Application submitted successfully!']));
    expect(server.to(`POST /projects/${project._id}/apply`)[0]?.body).toEqual({
      roleTitle: 'Designer',
      message: '',
    });
  });

  it('say so when there are none', async () => {
    open(priya, { openRoles: [] });
    expect(await screen.findByText('No open roles at the moment')).toBeInTheDocument();
  });
});

describe('what an applicant is told', () => {
  it.each<[string, Partial<Project>]>([
    [
      'Your application for the Designer role has been accepted! You are now a member of this project.',
      { applications: [accepted], teamMembers },
    ],
    [
      'Your application for the Designer role was not accepted.',
      { applications: [{ ...application, status: 'rejected' }] },
    ],
  ])('%s Once.', async (text, changes) => {
    const first = open(priya, changes);
    await waitFor(() => expect(first.toasts()).toEqual([text]));
    const second = open(priya, changes);
    await waitFor(() => expect(screen.getAllByRole('button', { name: ROLE })).toHaveLength(2));
    expect(second.toasts()).toEqual([]);
  });

  it('again, about an application that was renewed', async () => {
    const rejected = { ...application, status: 'rejected' as const };
    localStorage.setItem(`hearth.answer-told.${rejected._id}`, '2025-12-31T00:00:00.000Z');
    const { toasts } = open(priya, { applications: [rejected] });
    await waitFor(() =>
      expect(toasts()).toEqual(['Your application for the Designer role was not accepted.']),
    );
  });

  it('not that they are a member when they no longer are', async () => {
    const { toasts } = open(priya, { applications: [accepted] });
    await role();
    expect(toasts()).toEqual([]);
  });

  const past = { userId: { _id: priya._id }, role: 'Designer', leftAt: application.createdAt };
  const REMOVED =
    'You were previously a member of this project but have been removed. You can apply for roles again.';
  const PAST = 'You have previously been a member of this project. You can apply for roles again.';
  const CANCELLED = /^Some of your applications were cancelled because you were accepted for another role\./;

  it.each<[string | RegExp, Partial<Project>]>([
    [REMOVED, { pastMembers: [{ ...past, removed: true }] }],
    [PAST, { pastMembers: [{ ...past, removed: false }] }],
    [
      CANCELLED,
      { applications: [{ ...application, status: 'cancelled', cancelReason: 'acceptedElsewhere' }] },
    ],
  ])('%s', async (text, changes) => {
    open(priya, changes);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('nothing about having been away once they are back', async () => {
    open(priya, { teamMembers, pastMembers: [{ ...past, removed: true }] });
    await role();
    expect(screen.queryByText(REMOVED)).not.toBeInTheDocument();
  });
});
