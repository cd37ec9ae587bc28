import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SavedSearch } from '../../../../shared/model/saved-search.ts';
import type { Found } from '../../../../shared/model/search.ts';
import { fakeServer, json, type Replies, refusal } from '../../testing/fake-server.ts';
import { daniel, maya, post } from '../../testing/people.ts';
import { designer, project } from '../../testing/projects.ts';
import { renderApp } from '../../testing/render-app.tsx';

const SEARCH = 'GET /search';
const dana = { ...daniel, _id: 'dana000000000001', username: 'dana', name: 'Dana Ito', headline: '' };

const NOTHING: Found = { people: [], projects: [], roles: [], posts: [] };

const { _id, name, poster, category, stage, founder } = project;
const ofProject = { _id, name, poster, pitch: 'Dance forecasts', category, stage };
const { title, skills, commitment, place, location } = designer;

const FOUND: Found = {
  people: [daniel, dana],
  projects: [{ ...ofProject, founder }],
  roles: [
    { role: { _id: designer._id, title, skills, commitment, place, location }, project: ofProject, founder },
  ],
  posts: [{ _id: post._id, author: post.author, excerpt: 'Who can dance?', createdAt: post.createdAt }],
};

const at = (path: string, replies: Replies = {}) => {
  const server = fakeServer({
    'GET /auth/me': () => json(maya),
    'GET /posts': () => json([]),
    [SEARCH]: ({ search }) => {
      const kind = search.get('kind');
      return json(kind ? { ...NOTHING, [kind]: FOUND[kind as keyof Found] } : FOUND);
    },
    'GET /searches': () => json([]),
    'GET /search/counts': () => json({ people: 2, projects: 1, roles: 1, posts: 1_200 }),
    ...replies,
  });
  return { server, ...renderApp(path) };
};

const box = () => screen.findByRole('combobox', { name: 'Search Hearth' });
const options = () => screen.findAllByRole('option');

beforeEach(() => localStorage.clear());

describe('the search of the top bar', () => {
  it('asks once the typing pauses, and shows what fits, by kind', async () => {
    const { server } = at('/');
    await screen.findByText(/^No posts yet!/);
    const field = await box();
    for (const value of [' d', ' da', ' dan ']) fireEvent.change(field, { target: { value } });
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    await options();
    const list = within(screen.getByRole('listbox'));
    const groups = list.getAllByRole('group').map((group) => [
      group.getAttribute('aria-label'),
      ...within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ]);
    expect(groups).toEqual([
      ['People', 'DODaniel OkaforEarly-stage investor', 'DIDana Ito@dana'],
      ['Projects', `${name}Dance forecasts`],
      ['Open roles', [title, [name, ...skills].join(' · ')].join('')],
      ['Posts', 'Who can dance?Daniel Okafor'],
      ['Results', 'See all results for "dan"'],
    ]);
    expect(server.to(SEARCH).map(({ search }) => search.get('query'))).toEqual(['dan']);
  });

  it('marks the words by which something was found', async () => {
    const { user } = at('/');
    await user.type(await box(), 'dan');
    await options();
    expect(Array.from(document.querySelectorAll('mark'), ({ textContent }) => textContent)).toEqual([
      'Daniel',
      'Dana',
      'dana',
      'Dance',
      'dance',
      'Daniel',
      'dan',
    ]);
  });

  it('never asks for a blank', async () => {
    const { server, user } = at('/');
    await user.type(await box(), '   ');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(server.to(SEARCH)).toHaveLength(0);
    expect(await box()).toHaveAttribute('aria-expanded', 'false');
  });

  it('says so when nothing fits', async () => {
    const { user } = at('/', { [SEARCH]: () => json(NOTHING) });
    await user.type(await box(), 'zzz');
    expect(await screen.findByText('No users found')).toBeInTheDocument();
    expect(screen.getByText('No projects, open roles or posts either.')).toBeInTheDocument();
  });

  it('drops what no longer fits before the next answer is there', async () => {
    const { user } = at('/', { [SEARCH]: [() => json(FOUND), () => new Promise(() => {})] });
    await user.type(await box(), 'dan');
    await screen.findByRole('option', { name: /Dana/ });
    await user.type(await box(), 'i');
    await waitFor(() => expect(screen.queryByRole('option', { name: /Dana/ })).not.toBeInTheDocument());
    expect(screen.getByRole('option', { name: /Daniel Okafor Early/ })).toBeInTheDocument();
  });

  it('is worked with the arrows, Enter and Escape', async () => {
    const { user, address } = at('/');
    await user.type(await box(), 'dan');
    await options();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const second = screen.getByRole('option', { name: /Dana/ });
    expect(second).toHaveAttribute('aria-selected', 'true');
    expect(await box()).toHaveAttribute('aria-activedescendant', second.id);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await user.keyboard('{ArrowUp}');
    await options();
    await user.keyboard('{Enter}');
    expect(address()).toBe('/search?q=dan');
  });

  it('opens all results on Enter without a choice', async () => {
    const { user, address } = at('/');
    await user.type(await box(), 'dan & co{Enter}');
    expect(address()).toBe('/search?q=dan%20%26%20co');
    expect(await screen.findByText('Showing results for "dan & co"')).toBeInTheDocument();
  });

  it('remembers what was searched for in this browser, until that is cleared', async () => {
    const { user, address } = at('/');
    await user.type(await box(), 'dan{Enter}');
    await user.clear(await box());
    await user.type(await box(), 'boats{Enter}');
    await user.clear(await box());
    await user.click(await box());
    expect((await options()).map(({ textContent }) => textContent)).toEqual(['boats', 'dan']);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(address()).toBe('/search?q=dan');
    await user.clear(await box());
    await user.click(await box());
    await user.click(await screen.findByRole('button', { name: 'Clear recent searches' }));
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('opens behind a toggle on small screens, and gives the focus back', async () => {
    const { user } = at('/');
    const toggle = await screen.findByRole('button', { name: 'Search Hearth' });
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(await box()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(toggle).toHaveFocus();
  });
});

describe('the search results', () => {
  it('show who fits, and what to do with them', async () => {
    at('/search?q=dan', {
      [`GET /connections/status/${daniel._id}`]: () => json({ status: 'none' }),
      [`GET /connections/status/${dana._id}`]: () => json({ status: 'connected' }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Search Results' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /^Connect with Daniel/ })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /^Connected.*Dana/ })).toBeInTheDocument();
  });

  it('say of open roles that the viewer has applied', async () => {
    const [role] = FOUND.roles;
    at('/search?q=dan&kind=roles', {
      [SEARCH]: () => json({ ...NOTHING, roles: [{ ...role, applied: true }] }),
    });
    expect(await screen.findByRole('article', { name: title })).toHaveTextContent('Applied');
  });

  it('are counted by kind, and shown by the kind that the address names', async () => {
    const { user, address } = at('/search?q=dan&kind=projects');
    expect(await screen.findByRole('tab', { name: 'Posts (1,200)' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', `/projects/${_id}`);
    expect(screen.getByRole('link', { name: /^Sort/ })).toHaveAttribute('href', '/projects?search=dan');
    await user.click(screen.getByRole('tab', { name: /^Open roles/ }));
    expect(address()).toBe('/search?q=dan&kind=roles');
    expect(await screen.findByRole('article', { name: title })).toHaveTextContent(name);
    await user.click(screen.getByRole('tab', { name: /^Posts/ }));
    expect(await screen.findByRole('link', { name: /^Who can/ })).toHaveAttribute(
      'href',
      `/post/${post._id}`,
    );
    await user.click(screen.getByRole('tab', { name: /^People/ }));
    expect(address()).toBe('/search?q=dan');
  });

  it('are narrowed down by what things of their kind have, which stays in the address', async () => {
    const { user, server, address } = at('/search?q=dan&kind=roles&stage=nowhere&place=remote');
    await screen.findByRole('article', { name: title });
    const asked = (call: string) => {
      const { search } = server.to(call).at(-1) ?? {};
      return Object.fromEntries(search ?? []);
    };
    expect(asked(SEARCH)).toEqual({ query: 'dan', kind: 'roles', place: 'remote' });
    expect(asked('GET /search/counts')).toEqual({ query: 'dan', place: 'remote' });
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toHaveAttribute('aria-expanded', 'true');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Software');
    expect(address()).toBe('/search?q=dan&kind=roles&category=Software&place=remote');
    await waitFor(() => expect(asked('GET /search/counts')).toMatchObject({ category: 'Software' }));
    expect(await screen.findByRole('link', { name: /^Sort/ })).toHaveAttribute(
      'href',
      '/roles?search=dan&category=Software&place=remote',
    );
    // A place is nothing that people have.
    await user.click(screen.getByRole('tab', { name: /^People/ }));
    expect(screen.getByRole('button', { name: 'Filters' })).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(asked(SEARCH)).toEqual({ query: 'dan', kind: 'people' }));
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Investors');
    await waitFor(() => expect(asked(SEARCH)).toEqual({ query: 'dan', kind: 'people', role: 'investor' }));
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(address()).toBe('/search?q=dan');
    await user.click(screen.getByRole('tab', { name: /^Posts/ }));
    expect(screen.queryByRole('button', { name: /^Filters/ })).not.toBeInTheDocument();
  });

  it('offer to take the filters away that leave nothing', async () => {
    const { user, address } = at('/search?q=dan&kind=projects&category=Travel', {
      [SEARCH]: ({ search }) =>
        json(search.has('category') ? NOTHING : { ...NOTHING, projects: FOUND.projects }),
    });
    const empty = await screen.findByRole('heading', { name: 'No projects found' });
    expect(screen.getByText('Nothing with these words fits the filters.')).toBeInTheDocument();
    const [, inEmpty] = screen.getAllByRole('button', { name: 'Clear Filters' });
    if (!inEmpty) throw new Error('nothing clears the filters');
    await user.click(inEmpty);
    expect(address()).toBe('/search?q=dan&kind=projects');
    expect(await screen.findByRole('link', { name })).toBeInTheDocument();
    expect(empty).not.toBeInTheDocument();
  });

  it.each([
    ['people', 'No users found', 'Try searching with a different username or name'],
    ['projects', 'No projects found', 'Try fewer or shorter words.'],
    ['roles', 'No open roles found', 'Try fewer words, or a skill.'],
    ['posts', 'No posts found', 'Try fewer words, or a #tag.'],
  ])('say so when nothing fits: %s', async (kind, heading, text) => {
    at(`/search?q=zzz&kind=${kind}`, { [SEARCH]: () => json(NOTHING) });
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it.each(['/search?q=%20', '/search'])('ask for nothing without words: %s', async (path) => {
    const { server } = at(path);
    expect(await screen.findByRole('heading', { name: 'No saved searches' })).toBeInTheDocument();
    expect(server.to(SEARCH)).toHaveLength(0);
  });

  it('offer to try again', async () => {
    const { user } = at('/search?q=dan', { [SEARCH]: [() => refusal(403, 'No'), () => json(NOTHING)] });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByText('No users found')).toBeInTheDocument());
  });
});

describe('saved searches', () => {
  const designers: SavedSearch = {
    _id: 'search0000000001',
    kind: 'roles',
    query: 'designer',
    filters: { place: 'remote', commitment: 'partTime' },
    notify: true,
    createdAt: '2026-11-20T09:00:00.000Z',
  };
  const dan: SavedSearch = {
    ...designers,
    _id: 'search0000000002',
    kind: 'people',
    query: 'dan',
    filters: {},
  };

  it('are saved where they have found something, and removed there', async () => {
    const { user, server, toasts } = at('/search?q=dan', {
      'POST /searches': () => json(dan, 201),
      [`DELETE /searches/${dan._id}`]: () => json({ saved: false }),
    });
    await user.click(await screen.findByRole('button', { name: 'Save this search' }));
    expect(await toasts()).toEqual([expect.stringMatching(/^Saved\. You are told/)]);
    expect(server.to('POST /searches')[0]?.body).toEqual({ kind: 'people', query: 'dan', filters: {} });
    await user.click(screen.getByRole('button', { name: 'Remove saved search' }));
    expect(await screen.findByRole('button', { name: 'Save this search' })).toBeInTheDocument();
  });

  it('are saved with the filters of their kind', async () => {
    const { user, server } = at('/search?q=dan&kind=projects&category=Travel&place=remote', {
      'POST /searches': () => json({ ...dan, kind: 'projects', filters: { category: 'Travel' } }, 201),
    });
    await user.click(await screen.findByRole('button', { name: 'Save this search' }));
    await screen.findByRole('button', { name: 'Remove saved search' });
    expect(server.to('POST /searches')[0]?.body).toEqual({
      kind: 'projects',
      query: 'dan',
      filters: { category: 'Travel' },
    });
  });

  it('are listed with where they lead, turned off, and removed', async () => {
    const { user, server } = at('/search', {
      'GET /searches': () => json([designers, dan]),
      'POST /searches': () => json({ ...designers, notify: false }, 201),
      [`DELETE /searches/${designers._id}`]: () => json({ saved: false }),
    });
    const list = within(await screen.findByRole('list', { name: 'Saved searches' }));
    expect(list.getByRole('link', { name: 'designer' })).toHaveAttribute(
      'href',
      '/search?q=designer&kind=roles&place=remote&commitment=partTime',
    );
    expect(list.getByText('Open roles · Remote · Part-time')).toBeInTheDocument();
    expect(list.getByRole('link', { name: 'dan' })).toHaveAttribute('href', '/search?q=dan');
    const tell = list.getByRole('checkbox', { name: 'Tell me of new matches of "designer"' });
    await user.click(tell);
    await waitFor(() => expect(tell).not.toBeChecked());
    const { kind, query, filters } = designers;
    expect(server.to('POST /searches')[0]?.body).toEqual({ kind, query, filters, notify: false });
    await user.click(list.getByRole('button', { name: 'Remove the search "designer"' }));
    await waitFor(() => expect(list.queryByRole('link', { name: 'designer' })).not.toBeInTheDocument());
  });

  it('say why one more cannot be saved', async () => {
    const { user, toasts } = at('/search?q=dan&kind=posts', {
      'POST /searches': () => refusal(400, 'No room'),
    });
    await user.click(await screen.findByRole('button', { name: 'Save this search' }));
    expect(await toasts()).toEqual(['No room']);
  });
});
