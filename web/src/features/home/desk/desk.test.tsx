import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CurrentUser } from '../../../../../shared/model/member.ts';
import { fakeServer, json, type Replies, refusal } from '../../../testing/fake-server.ts';
import { daniel, maya, profileOf } from '../../../testing/people.ts';
import { application, designer, ownApplication, priya, project } from '../../../testing/projects.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const DAY = 86_400_000;
const founder: CurrentUser = { ...maya, ...project.founder, userRole: 'founder' };
const seeker: CurrentUser = { ...priya, skills: ['Figma'], jobSeekerInfo: { openToRoles: ['parttime'] } };
const investor: CurrentUser = { ...maya, userRole: 'investor', investmentInterests: ['Software', 'Tide'] };

const home = (member: CurrentUser, replies: Replies = {}) => {
  const server = fakeServer({
    'GET /auth/me': () => json(member),
    'GET /posts': () => json([]),
    'GET /users/suggestions': () => json([]),
    ...replies,
  });
  return { server, ...renderApp('/') };
};
const desk = async (name: string) => within(await screen.findByRole('region', { name }));
const rows = async (name: string, list: string) =>
  within(await (await desk(name)).findByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

const RECEIVED = 'GET /people/applications';
const PROJECTS = `GET /projects/user/${founder._id}`;
const NONE = {
  sent: 0,
  seen: 0,
  inTalk: 0,
  accepted: 0,
  declined: 0,
  withdrawn: 0,
  cancelled: 0,
  expired: 0,
};
const received = (applications: object[], counts: object = {}) =>
  json({
    applications,
    counts: { ...NONE, ...counts },
    totalApplications: applications.length,
    totalPages: 1,
    currentPage: 1,
    medianReplyHours: null,
  });
const row = {
  ...application,
  respondBy: new Date(Date.now() + 5.5 * DAY).toISOString(),
  project: { _id: project._id, name: 'Tidewise', poster: '' },
  roleId: designer._id,
  earlier: [],
};
const figma = { ...designer, skills: ['Figma', 'Knots'] };

describe("a founder's home", () => {
  const open = (replies: Replies = {}) =>
    home(founder, {
      [RECEIVED]: () =>
        received(
          [row, { ...row, _id: 'b'.repeat(48), stage: 'accepted', status: 'accepted', respondBy: null }],
          {
            sent: 1,
            seen: 2,
          },
        ),
      [PROJECTS]: () => json({ projects: [{ ...project, openRoles: [figma] }] }),
      'GET /users/suggestions': ({ search }) =>
        json(search.get('role') === 'other' ? [daniel, { ...priya, username: 'tomas', _id: 'tomas' }] : []),
      'GET /users/tomas': () =>
        json(profileOf({ ...seeker, _id: 'tomas', username: 'tomas', name: 'Tomas Berg' })),
      ...replies,
    });

  it('says who waits for an answer, and how long they still wait', async () => {
    open();
    expect(await rows('Your applicants', 'Your applicants')).toEqual([
      expect.stringMatching(/Priya Nair.*Designer · Tidewise.*Sent · 5 days left to answer/),
      expect.stringMatching(/Priya Nair.*Accepted$/),
    ]);
    const panel = await desk('Your applicants');
    expect(panel.getByText('3 wait for your answer')).toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'Answer applicants' })).toHaveAttribute(
      'href',
      '/applicants?sort=waiting',
    );
    expect(panel.getAllByRole('link', { name: 'Priya Nair' })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('?open=a'),
    );
  });

  it('names who fits the open roles, and why, asking nobody but job seekers', async () => {
    const { server } = open();
    expect(await rows('Your applicants', 'Who fits your open roles')).toEqual([
      expect.stringMatching(/Tomas Berg.*for Designer.*1 of 2 skills/),
    ]);
    expect(server.to('GET /users/daniel')).toHaveLength(0);
  });

  it('leaves out who has applied', async () => {
    open({
      'GET /users/suggestions': () => json([{ ...priya, ...application.userId, userRole: 'job_seeker' }]),
      'GET /users/priya': () => json(profileOf({ ...seeker, ...application.userId })),
    });
    const panel = await desk('Your applicants');
    expect(await panel.findByText(/Nobody among the people we could suggest/)).toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'Search job seekers' })).toHaveAttribute(
      'href',
      `/search?q=${figma.skills[0]}&role=job_seeker`,
    );
  });

  it('leads to the first project while there is none', async () => {
    const { server } = open({ [RECEIVED]: () => received([]), [PROJECTS]: () => json({ projects: [] }) });
    const panel = await desk('Your applicants');
    expect(await panel.findByRole('link', { name: 'Create Project' })).toHaveAttribute(
      'href',
      '/projects/create',
    );
    expect(server.to('GET /users/suggestions').every(({ search }) => search.get('role') !== 'other')).toBe(
      true,
    );
  });

  it('leads to a role while the project has none', async () => {
    open({ [PROJECTS]: () => json({ projects: [{ ...project, openRoles: [] }] }) });
    expect(await (await desk('Your applicants')).findByRole('link', { name: 'Add a role' })).toHaveAttribute(
      'href',
      `/projects/${project._id}/edit`,
    );
  });

  it('can be asked for again when it does not come', async () => {
    const { user } = open({ [RECEIVED]: [() => refusal(403, 'No'), () => received([row], { sent: 1 })] });
    const panel = await desk('Your applicants');
    await user.click(await panel.findByRole('button', { name: 'Retry' }));
    expect(await panel.findByText('1 waits for your answer')).toBeInTheDocument();
  });
});

describe("a job seeker's home", () => {
  const { _id, name, poster, pitch, category, stage, medianReplyHours } = project;
  const board = {
    role: { ...figma, commitment: 'partTime', place: 'remote' },
    project: { _id, name, poster, pitch, category, stage, medianReplyHours },
    founder: project.founder,
    match: 65,
    matchedSkills: ['Figma'],
    applied: false,
    inTeam: false,
    saved: false,
  };
  const roles = (list: object[]) =>
    json({ roles: list, totalRoles: list.length, totalPages: 1, currentPage: 1 });
  const open = (
    member = seeker,
    list: object[] = [
      board,
      { ...board, role: { ...board.role, _id: 'another', title: 'Other' }, applied: true },
      { ...board, role: { ...board.role, _id: 'third', title: 'Mine' }, inTeam: true },
    ],
  ) =>
    home(member, {
      'GET /roles': () => roles(list),
      'GET /roles/counts': () => json({ category: {}, stage: {}, place: {}, commitment: {} }),
      'GET /users/me/applications': () => json([ownApplication]),
    });

  it('shows the roles that fit best, and why, but none that were applied for', async () => {
    open();
    expect(await rows('Roles that fit you', 'Roles that fit you')).toEqual([
      expect.stringMatching(/Designer.*Tidewise.*65% match, 1 of 2 skills, Part-time, as you want/),
    ]);
  });

  it('does not say that there are no roles to whoever has applied for those that fit', async () => {
    open(seeker, [{ ...board, applied: true }]);
    const panel = await desk('Roles that fit you');
    expect(await panel.findByText('You have applied for all that fit best')).toBeInTheDocument();
    expect(panel.queryByText('No open roles')).not.toBeInTheDocument();
  });

  it('says how the own applications stand', async () => {
    open();
    expect(await rows('Roles that fit you', 'Your applications')).toEqual([
      expect.stringMatching(/Designer.*Tidewise.*Sent/),
    ]);
  });

  it('has asked what the list of roles asks for first', async () => {
    const { server, user } = open();
    await user.click(
      await (await desk('Roles that fit you')).findByRole('link', { name: 'See matching roles' }),
    );
    await screen.findByRole('heading', { level: 1, name: 'Open Roles' });
    await screen.findAllByRole('article', { name: 'Designer' });
    expect(server.to('GET /roles')).toHaveLength(1);
  });

  it('asks for skills where there are none', async () => {
    open({ ...seeker, skills: [] }, []);
    const panel = await desk('Roles that fit you');
    expect(await panel.findByRole('link', { name: 'Add skills' })).toHaveAttribute(
      'href',
      '/profile/priya?edit#skills',
    );
    expect(panel.getByText('No open roles')).toBeInTheDocument();
  });
});

describe("an investor's home", () => {
  const open = (member = investor) =>
    home(member, {
      'GET /projects': () =>
        json({
          projects: [
            { ...project, fit: [{ kind: 'category', value: 'Software' }] },
            { ...project, _id: 'closed', name: 'Shut', status: 'closed' },
          ],
          totalPages: 1,
          currentPage: 1,
          totalProjects: 2,
        }),
      'GET /pipeline/counts': () => json({ watching: 0, talking: 41, passed: 2, invested: 1 }),
    });

  it('shows new projects of what they invest in', async () => {
    const { server } = open();
    expect(await rows('Projects that fit you', 'Projects that fit you')).toEqual([
      expect.stringMatching(/Tidewise.*Software, as you invest/),
    ]);
    expect(server.to('GET /projects').map(({ search }) => search.get('fits'))).toEqual(['me']);
    const all = (await desk('Projects that fit you')).getByRole('link', { name: 'See projects that fit' });
    expect(all).toHaveAttribute('href', '/projects?fits=me');
  });

  it('shows the newest of all to whoever has not said what they invest in', async () => {
    const { server } = open({ ...investor, investmentInterests: [] });
    const panel = await desk('Projects that fit you');
    expect(await panel.findByText('The newest of all')).toBeInTheDocument();
    await waitFor(() => expect(server.to('GET /projects')[0]?.search.get('fits')).toBeNull());
    expect(panel.getByRole('link', { name: 'Add interests' })).toBeInTheDocument();
  });

  it('counts the pipeline by state, with one call', async () => {
    const { server } = open();
    const panel = await desk('Projects that fit you');
    expect(await panel.findByRole('link', { name: '41 Talking' })).toHaveAttribute(
      'href',
      '/pipeline?state=talking',
    );
    expect(await panel.findByRole('link', { name: '0 Watching' })).toBeInTheDocument();
    expect(server.to('GET /pipeline/counts')).toHaveLength(1);
    expect(server.to('GET /pipeline')).toHaveLength(0);
  });
});
