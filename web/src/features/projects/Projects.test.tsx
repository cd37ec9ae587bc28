import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CurrentUser } from '../../../../shared/model/member.ts';
import type { Project } from '../../../../shared/model/project.ts';
import { fakeServer, json, type Replies, refusal } from '../../testing/fake-server.ts';
import { daniel, maya } from '../../testing/people.ts';
import { designer, priya, project } from '../../testing/projects.ts';
import { renderApp } from '../../testing/render-app.tsx';

const LIST = 'GET /projects';
const pageOf = (projects: Project[], totalPages = 1, currentPage = 1) =>
  json({ projects, totalPages, currentPage, totalProjects: projects.length });

const at = (path: string, replies: Replies = {}, viewer: CurrentUser = priya) => {
  const server = fakeServer({
    'GET /auth/me': () => json(viewer),
    [LIST]: () => pageOf([project]),
    ...replies,
  });
  const asked = () => server.to(LIST).map(({ search }) => Object.fromEntries(search));
  return { server, asked, ...renderApp(path) };
};

const investor: CurrentUser = { ...maya, userRole: 'investor', investmentInterests: ['Software'] };

const select = (name: string) => screen.getByRole('combobox', { name });

describe('the list of projects', () => {
  it('asks for twelve of all, newest first', async () => {
    const { asked } = at('/projects');
    expect(await screen.findByRole('heading', { level: 1, name: 'Discover Projects' })).toBeInTheDocument();
    expect(await screen.findByRole('article', { name: 'Tidewise' })).toBeInTheDocument();
    expect(asked()).toEqual([{ page: '1', limit: '12', sort: 'latest' }]);
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });

  it('is asked for what the address holds, without what does not exist', async () => {
    const { asked } = at('/projects?page=2&category=Web+3&stage=nowhere&sort=upvotes&search=rice');
    await screen.findByRole('article');
    expect(asked()).toEqual([{ page: '2', limit: '12', sort: 'upvotes', category: 'Web 3', search: 'rice' }]);
    expect(select('Category')).toHaveValue('Web 3');
    expect(screen.getByRole('searchbox', { name: 'Search projects' })).toHaveValue('rice');
  });

  it('starts at the first page with every filter, order and search, and goes back', async () => {
    const { user, address, goBack } = at('/projects?page=3');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Most Upvotes');
    expect(address()).toBe('/projects?sort=upvotes');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.selectOptions(select('Category'), 'Gaming');
    await user.selectOptions(select('Stage'), 'MVP Completed');
    expect(address()).toBe('/projects?category=Gaming&stage=MVP&sort=upvotes');
    const words = screen.getByRole('searchbox', { name: 'Search projects' });
    await user.type(words, ' rice ');
    expect(address()).not.toContain('rice');
    await user.click(screen.getByRole('button', { name: 'Go' }));
    expect(address()).toBe('/projects?category=Gaming&stage=MVP&sort=upvotes&search=rice');
    expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(address()).toBe('/projects?sort=upvotes');
    expect(words).toHaveValue('');
    goBack();
    await waitFor(() => expect(words).toHaveValue('rice'));
  });

  it('keeps its filters out of the way until they are wanted', async () => {
    const { user } = at('/projects');
    const toggle = await screen.findByRole('button', { name: 'Filters' });
    expect(screen.queryByRole('combobox', { name: 'Stage' })).not.toBeInTheDocument();
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(select('Stage')).toBeInTheDocument();
  });

  it('is turned page by page, keeping the search', async () => {
    const { user, address, asked } = at('/projects?sort=oldest', {
      [LIST]: ({ search }) => pageOf([project], 3, Number(search.get('page'))),
    });
    const pages = await screen.findByRole('navigation', { name: 'Pages' });
    expect(within(pages).queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
    await user.click(within(pages).getByRole('link', { name: 'Next page' }));
    expect(address()).toBe('/projects?page=2&sort=oldest');
    await waitFor(() =>
      expect(within(pages).getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page'),
    );
    expect(screen.getByRole('region', { name: 'Discover Projects' })).toHaveFocus();
    await user.click(within(pages).getByRole('link', { name: 'Page 3' }));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ page: '3', sort: 'oldest' }));
    expect(within(pages).queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
  });

  it('keeps the page before in sight until the next one is there', async () => {
    const { user } = at('/projects', { [LIST]: [() => pageOf([project]), () => new Promise(() => {})] });
    await screen.findByRole('article', { name: 'Tidewise' });
    await user.selectOptions(select('Sort by'), 'Oldest First');
    expect(screen.getByRole('article', { name: 'Tidewise' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Discover Projects' })).toHaveAttribute('aria-busy', 'true');
  });

  it('offers to try again', async () => {
    const { user } = at('/projects', { [LIST]: [() => refusal(403, 'No'), () => pageOf([project])] });
    expect(await screen.findByText('Error loading projects')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('article', { name: 'Tidewise' })).toBeInTheDocument();
  });

  it('lets founders create projects, the first one as well', async () => {
    at('/projects', { [LIST]: () => pageOf([], 0) }, maya);
    expect(await screen.findByRole('heading', { name: 'No projects found' })).toBeInTheDocument();
    for (const name of ['Create Project', 'Create Your First Project'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/projects/create');
  });

  it('tells others to look elsewhere', async () => {
    at('/projects', { [LIST]: () => pageOf([], 0) });
    expect(await screen.findByText('Try changing the filters or check back later.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Create/ })).not.toBeInTheDocument();
  });

  it('takes the filters away that leave none', async () => {
    const { user, address } = at('/projects?search=nowhere', { [LIST]: () => pageOf([], 0) });
    await user.click(await screen.findByRole('button', { name: 'Show all projects' }));
    expect(address()).toBe('/projects');
  });
});

describe('a project card', () => {
  const card = async (changes: Partial<Project> = {}) => {
    const view = at('/projects', { [LIST]: () => pageOf([{ ...project, ...changes }]) });
    return { ...view, card: within(await screen.findByRole('article', { name: 'Tidewise' })) };
  };

  it('shows name, founder, stage, category, seats left, and leads to the project', async () => {
    const { card: it } = await card({
      openRoles: [
        { ...designer, filled: 1 },
        { ...designer, _id: 'b', title: 'B' },
      ],
    });
    expect(it.getByText('3 open positions')).toBeInTheDocument();
    for (const tag of ['MVP Completed', 'Software']) expect(it.getByText(tag)).toBeInTheDocument();
    expect(it.getByRole('link', { name: 'View Details: Tidewise' })).toHaveAttribute(
      'href',
      `/projects/${project._id}`,
    );
    for (const link of it.getAllByRole('link', { name: daniel.name }))
      expect(link).toHaveAttribute('href', '/profile/daniel');
  });

  it('says what it is, and keeps everything else folded until it is wanted', async () => {
    const { card: it } = await card();
    expect(it.getByText('Water levels for rice farmers.')).toBeInTheDocument();
    expect(it.getByText('Designer')).toBeInTheDocument();
    expect(it.queryByRole('button', { name: 'Apply: Designer' })).not.toBeInTheDocument();
    expect(it.queryByRole('tab', { selected: true })).not.toBeInTheDocument();
  });

  it('says it by the pitch of its founder, where there is one', async () => {
    const { card: it } = await card({ pitch: 'Rice farmers know the water' });
    expect(it.getByText('Rice farmers know the water')).toBeInTheDocument();
    expect(it.queryByText('Water levels for rice farmers.')).not.toBeInTheDocument();
  });

  it('says that it is closed instead of counting what cannot be had', async () => {
    const { card: it } = await card({ status: 'closed' });
    expect(it.getByText('Closed')).toBeInTheDocument();
    expect(it.getByText('Takes no applications for now')).toBeInTheDocument();
    expect(it.queryByText(/open position/)).not.toBeInTheDocument();
  });

  it('tells the team and the open roles', async () => {
    const { card: it, user } = await card();
    await user.click(it.getByRole('tab', { name: 'TEAM MEMBERS' }));
    const team = within(it.getByRole('tabpanel', { name: 'TEAM MEMBERS' }));
    expect(team.getByText('Founder')).toBeInTheDocument();
    expect(team.getByText('0/2 positions filled')).toBeInTheDocument();
    expect(team.getByRole('button', { name: 'Apply: Designer' })).toBeInTheDocument();
  });

  it('says where there is nobody, no role, no comment', async () => {
    const { card: it, user } = await card({ teamMembers: [], openRoles: [] });
    await user.click(it.getByRole('tab', { name: 'TEAM MEMBERS' }));
    expect(it.getByText('No team members yet')).toBeInTheDocument();
    expect(it.getByText('No open roles at the moment')).toBeInTheDocument();
    await user.click(it.getByRole('tab', { name: 'COMMENTS (0)' }));
    expect(it.getByText('No comments yet')).toBeInTheDocument();
  });

  it('tells its details', async () => {
    const { card: it, user } = await card({ website: 'https://tidewise.example/' });
    await user.click(it.getByRole('tab', { name: 'DETAILS' }));
    const details = within(it.getByRole('tabpanel', { name: 'DETAILS' }));
    expect(details.getByText('Water levels for rice farmers.')).toBeInTheDocument();
    expect(it.getByRole('link', { name: 'tidewise.example' })).toHaveAttribute(
      'rel',
      expect.stringContaining('noopener'),
    );
  });

  it('shows the newest three comments, and the way to all of them', async () => {
    const comments = ['Four', 'Three', 'Two', 'One'].map((text, nth) => ({
      _id: `c${nth}`,
      text,
      user: project.founder,
      createdAt: project.createdAt,
    }));
    const { card: it, user } = await card({ comments, commentCount: 4 });
    await user.click(it.getByRole('tab', { name: 'COMMENTS (4)' }));
    expect(it.getByText('Two')).toBeInTheDocument();
    expect(it.queryByText('One')).not.toBeInTheDocument();
    expect(it.getByRole('link', { name: 'View all 4 comments' })).toBeInTheDocument();
  });
});

describe('what fits an investor', () => {
  it('is one press away, with the reasons on each card', async () => {
    const { user, asked, address } = at(
      '/projects',
      {
        [LIST]: ({ search }) =>
          search.get('fits') === 'me'
            ? json({
                projects: [
                  {
                    ...project,
                    fit: [
                      { kind: 'category', value: 'Software' },
                      { kind: 'stage', value: 'MVP' },
                      { kind: 'words', value: 'Rice' },
                    ],
                  },
                ],
                totalPages: 1,
                currentPage: 1,
                totalProjects: 1,
              })
            : pageOf([project, { ...project, _id: 'project000000002', name: 'Coolbox' }]),
      },
      investor,
    );
    await screen.findByRole('article', { name: 'Coolbox' });
    expect(screen.queryByText('Fits you:')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(screen.getByRole('checkbox', { name: 'Fits what you look for' }));
    expect(address()).toBe('/projects?fits=me');
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Coolbox' })).not.toBeInTheDocument());
    expect(asked().at(-1)).toMatchObject({ fits: 'me' });
    expect(screen.getByText('Fits you:').closest('p')).toHaveTextContent(
      'Fits you: Software, MVP Completed, mentions Rice',
    );
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(address()).toBe('/projects');
  });

  it('is asked for by investors alone', async () => {
    const { asked } = at('/projects?fits=me');
    await screen.findByRole('article');
    expect(asked()).toEqual([{ page: '1', limit: '12', sort: 'latest' }]);
    expect(screen.queryByRole('checkbox', { hidden: true })).not.toBeInTheDocument();
  });

  it('is nothing as long as their profile does not say what that is, and leads there', async () => {
    const undecided = { ...investor, investmentInterests: [] };
    at('/projects?fits=me', { [LIST]: () => pageOf([], 0) }, undecided);
    expect(
      await screen.findByRole('heading', { name: 'You have not said what you look for' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add your interests' })).toHaveAttribute(
      'href',
      `/profile/${investor.username}#investmentInterests`,
    );
  });

  it('names the interests that no project fits', async () => {
    at('/projects?fits=me', { [LIST]: () => pageOf([], 0) }, investor);
    expect(await screen.findByText('Your profile names: Software.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Change your interests' })).toBeInTheDocument();
  });
});
