import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { BoardRole } from '../../../../shared/api/roles.ts';
import type { CurrentUser } from '../../../../shared/model/member.ts';
import { fakeServer, json, type Replies, refusal } from '../../testing/fake-server.ts';
import { daniel } from '../../testing/people.ts';
import { application, designer, priya, project } from '../../testing/projects.ts';
import { renderApp } from '../../testing/render-app.tsx';

const LIST = 'GET /roles';
const COUNTS = 'GET /roles/counts';
const { _id, name, poster, pitch, category, stage, medianReplyHours, founder } = project;
const row: BoardRole = {
  role: {
    ...designer,
    skills: ['Figma', 'TypeScript'],
    commitment: 'partTime',
    place: 'remote',
    location: 'Lisbon',
    pay: { min: 40_000, max: 50_000, currency: 'EUR' },
    equity: { min: 1, max: 1 },
  },
  project: { _id, name, poster, pitch, category, stage, medianReplyHours },
  founder,
  match: 80,
  matchedSkills: ['TypeScript'],
  applied: false,
  inTeam: false,
  saved: false,
};
const pageOf = (roles: BoardRole[], totalPages = 1, currentPage = 1) =>
  json({ roles, totalPages, currentPage, totalRoles: roles.length });

const at = (
  path: string,
  replies: Replies = {},
  viewer: CurrentUser = { ...priya, skills: ['ts'], jobSeekerInfo: { openToRoles: ['parttime'] } },
) => {
  const server = fakeServer({
    'GET /auth/me': () => json(viewer),
    [LIST]: () => pageOf([row]),
    [COUNTS]: () =>
      json({ category: { Software: 3 }, stage: { MVP: 2 }, place: { remote: 1 }, commitment: {} }),
    ...replies,
  });
  const asked = () => server.to(LIST).map(({ search }) => Object.fromEntries(search));
  return { server, asked, ...renderApp(path) };
};

const article = () => screen.findByRole('article', { name: 'Designer' });
const select = (label: string) => screen.getByRole('combobox', { name: label });

describe('the list of roles', () => {
  it('says what a role asks and gives, and why it fits the viewer', async () => {
    const { asked } = at('/roles');
    const role = within(await article());
    for (const fact of [
      'Part-time',
      'Remote',
      'Lisbon',
      '€40,000 to €50,000 a year',
      '1 % equity',
      '2 open positions',
      '80% match',
      '1 of 2 skills',
      'Part-time, as you want',
      'from where you are',
    ])
      expect(role.getByText(fact)).toBeInTheDocument();
    expect(role.getByRole('link', { name: 'Designer' })).toHaveAttribute('href', `/projects/${_id}`);
    expect(asked()).toEqual([{ page: '1', limit: '12', sort: 'latest' }]);
  });

  it('says what else fits of a role that names no skills, and no score', async () => {
    const remote = { ...designer, place: 'remote' as const };
    at('/roles', { [LIST]: () => pageOf([{ ...row, role: remote, match: 30, matchedSkills: [] }]) });
    const role = within(await article());
    expect(role.getByText('from where you are')).toBeInTheDocument();
    expect(role.queryByText('30% match')).not.toBeInTheDocument();
  });

  it('is asked for what the address holds, without what does not exist', async () => {
    const { asked } = at('/roles?page=2&place=remote&commitment=never&skill=Go&sort=match&search=rice');
    await article();
    expect(asked()).toEqual([
      { page: '2', limit: '12', sort: 'match', place: 'remote', skill: 'Go', search: 'rice' },
    ]);
    expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeInTheDocument();
  });

  it('says at every choice how many roles it leaves, and asks for it from the first page on', async () => {
    const { user, address } = at('/roles?page=3');
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await waitFor(() => expect(within(select('Stage')).getByText('MVP Completed (2)')).toBeInTheDocument());
    expect(within(select('Place')).getByText('Hybrid (0)')).toBeInTheDocument();
    await user.selectOptions(select('Category'), 'Software (3)');
    expect(address()).toBe('/roles?category=Software');
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(address()).toBe('/roles');
  });

  it('is narrowed down to a skill by a press of it, or by typing', async () => {
    const { user, address } = at('/roles');
    await user.click(within(await article()).getByRole('button', { name: 'Roles that ask for Figma' }));
    expect(address()).toBe('/roles?skill=Figma');
    const field = await screen.findByRole('combobox', { name: 'Skill' });
    await user.clear(field);
    await user.type(field, 'Rust{Enter}');
    expect(address()).toBe('/roles?skill=Rust');
  });

  it('lets a job seeker apply in place, and says so afterwards', async () => {
    let applied = false;
    const { user } = at('/roles', {
      [LIST]: () => pageOf([{ ...row, applied }]),
      [`POST /projects/${_id}/apply`]: () => {
        applied = true;
        return json({ message: 'Applied', application }, 201);
      },
    });
    await user.click(within(await article()).getByRole('button', { name: 'Apply: Designer' }));
    await user.click(await screen.findByRole('button', { name: 'Submit Application' }));
    expect(await screen.findByRole('button', { name: 'Applied: Designer' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('offers no applying to whoever is in the team of the project', async () => {
    at('/roles', { [LIST]: () => pageOf([{ ...row, inTeam: true }]) });
    expect(await screen.findByRole('button', { name: 'In the Team: Designer' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('shows founders no match, no order by it, and no way to apply', async () => {
    const { user } = at('/roles', { [LIST]: () => pageOf([{ ...row, match: null }]) }, daniel as CurrentUser);
    const role = within(await article());
    expect(role.queryByText(/match/)).not.toBeInTheDocument();
    expect(role.queryByRole('button', { name: /^Apply/ })).not.toBeInTheDocument();
    expect(within(select('Sort by')).queryByText('Best Match')).not.toBeInTheDocument();
    await user.click(role.getByRole('button', { name: 'Save: Designer' }));
  });

  it('tells job seekers without skills how roles can say whether they fit', async () => {
    at('/roles', {}, { ...priya, skills: [] });
    expect(await screen.findByRole('link', { name: 'Add skills' })).toHaveAttribute(
      'href',
      '/profile/priya?edit#skills',
    );
  });

  it('says so when there is none', async () => {
    at('/roles?search=nowhere', { [LIST]: () => pageOf([]) });
    expect(await screen.findByRole('heading', { name: 'No roles found' })).toBeInTheDocument();
    expect(screen.getByText('Try changing the filters or check back later.')).toBeInTheDocument();
  });

  it('takes the filters away that leave none', async () => {
    const { user, address } = at('/roles?search=nowhere&sort=match', { [LIST]: () => pageOf([]) });
    await user.click(await screen.findByRole('button', { name: 'Show all roles' }));
    expect(address()).toBe('/roles?sort=match');
  });

  it.each([
    ['founder', 'Create Project', '/projects/create'],
    ['job_seeker', 'Browse Projects', '/projects'],
    ['investor', 'Browse Projects', '/projects'],
  ] as const)('leads a %s on while there is no role at all', async (userRole, name, href) => {
    at('/roles', { [LIST]: () => pageOf([]) }, { ...priya, userRole });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('can be asked for again when it does not come', async () => {
    const { user } = at('/roles', { [LIST]: [() => refusal(403, 'No'), () => pageOf([row])] });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await article()).toBeInTheDocument();
  });
});
