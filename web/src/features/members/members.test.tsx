import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { CurrentUser, Role } from '../../../../shared/model/member.ts';
import { fakeServer, json, type Replies, refusal } from '../../testing/fake-server.ts';
import { daniel, maya } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const SUGGESTIONS = 'GET /users/suggestions';
const ALL = 'GET /users/all-connections';
const person = (nth: number, name: string, userRole: Role | null, rest = {}) => ({
  ...daniel,
  _id: `person${String(nth).padStart(10, '0')}`,
  username: `person${nth}`,
  name,
  userRole,
  headline: `Headline ${nth}`,
  organization: '',
  ...rest,
});
const kofi = person(1, 'Kofi', 'founder', { mutualCount: 2 });
const lena = person(2, 'Lena', 'investor', { reason: 'Investor in Software' });
const amara = person(3, 'Amara', 'job_seeker', { organization: 'Kettle' });
const nobody = person(4, 'Nobody', null);

const at = (path: string, userRole: Role, replies: Replies = {}) => {
  const viewer: CurrentUser = { ...maya, userRole };
  const server = fakeServer({
    'GET /auth/me': () => json(viewer),
    'GET /posts': () => json([]),
    [SUGGESTIONS]: () => json([nobody, amara, lena, kofi]),
    [ALL]: () => json([kofi, lena, amara]),
    ...replies,
  });
  return { server, ...renderApp(path) };
};

const shown = async (count: number) =>
  waitFor(() => expect(document.querySelectorAll('main li')).toHaveLength(count));

describe('recommendations', () => {
  it.each([
    ['founder', 'Investors you may want to connect with'],
    ['investor', 'Founders you may want to connect with'],
    ['job_seeker', 'Founders looking for talent'],
  ] as const)('have their title for a %s, and ask for a thousand', async (role, title) => {
    const { server } = at('/recommendations', role);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    await waitFor(() => expect(server.to(SUGGESTIONS)).toHaveLength(1));
    expect(Object.fromEntries(server.to(SUGGESTIONS)[0]?.search ?? [])).toEqual({ role, limit: '1000' });
    expect(screen.queryByRole('link', { name: 'View All Connections' }) !== null).toBe(role === 'job_seeker');
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  it('list founders, investors, job seekers, then others, with the reason', async () => {
    at('/recommendations', 'founder');
    expect(await screen.findByText('Showing 4 users')).toBeInTheDocument();
    expect(document.querySelector('main ul')?.textContent).toMatch(/Kofi.*Lena.*Amara.*Nobody/);
    expect(screen.getByText('2 mutual connections')).toBeInTheDocument();
    expect(screen.getByText('Investor in Software')).toBeInTheDocument();
  });

  it('are narrowed down by words and by role, and cleared again', async () => {
    const { user } = at('/recommendations', 'founder');
    const search = await screen.findByRole('searchbox');
    await user.type(search, 'HEADLINE 2');
    expect(await screen.findByText('Showing 1 user')).toBeInTheDocument();
    await user.clear(search);
    await user.type(search, 'person3');
    expect(screen.getByText('Amara')).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Entrepreneurs');
    expect(await screen.findByRole('heading', { name: 'No users found' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(screen.getByText('Showing 4 users')).toBeInTheDocument();
  });

  it('ask for everybody when a role is chosen: what is suggested for one role has none of some others', async () => {
    const { user, server } = at('/recommendations', 'founder', {
      [SUGGESTIONS]: ({ search }) => json(search.get('role') === 'other' ? [amara, lena, kofi] : [lena]),
    });
    expect(await screen.findByText('Showing 1 user')).toBeInTheDocument();
    const role = screen.getByRole('combobox', { name: 'Role' });
    await user.selectOptions(role, 'Job Seekers');
    expect(await screen.findByText('Amara')).toBeInTheDocument();
    expect(screen.queryByText('Lena')).not.toBeInTheDocument();
    expect(role).toHaveFocus();
    expect(server.to(SUGGESTIONS).map(({ search }) => search.get('role'))).toEqual(['founder', 'other']);
  });

  it('are drawn in steps, however many there are', async () => {
    const many = Array.from({ length: 70 }, (_, nth) => person(nth, `Member ${nth}`, 'investor'));
    const { user } = at('/recommendations', 'founder', { [SUGGESTIONS]: () => json(many) });
    expect(await screen.findByText('Showing 70 users')).toBeInTheDocument();
    await shown(30);
    await user.click(screen.getByRole('button', { name: 'Show more people' }));
    await shown(60);
    await user.click(screen.getByRole('button', { name: 'Show more people' }));
    await shown(70);
    expect(screen.queryByRole('button', { name: 'Show more people' })).not.toBeInTheDocument();
  });

  it('offer to try again', async () => {
    const { user } = at('/recommendations', 'founder', {
      [SUGGESTIONS]: [() => refusal(403, 'No'), () => json([kofi])],
    });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Showing 1 user')).toBeInTheDocument();
  });
});

describe('all connections', () => {
  it('are for job seekers; others are sent home', async () => {
    const { address } = at('/all-connections', 'investor');
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('are searched by organization, too, and filtered by role', async () => {
    const { user } = at('/all-connections', 'job_seeker');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'All Potential Connections' }),
    ).toBeInTheDocument();
    await shown(3);
    await user.type(screen.getByRole('searchbox'), 'kettle');
    await shown(1);
    expect(screen.getByText('Amara')).toBeInTheDocument();
    await user.clear(screen.getByRole('searchbox'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Founders');
    await shown(1);
    expect(screen.getByText('Kofi')).toBeInTheDocument();
  });

  it('go on page by page', async () => {
    const link = { link: '</api/v1/users/all-connections?cursor=second>; rel="next"' };
    const { server, user } = at('/all-connections', 'job_seeker', {
      [ALL]: [() => json([kofi], 200, link), () => json([lena])],
    });
    await user.click(await screen.findByRole('button', { name: 'Show more people' }));
    expect(await screen.findByText('Lena')).toBeInTheDocument();
    expect(server.to(ALL)[1]?.search.get('cursor')).toBe('second');
  });
});

describe('suggestions on home', () => {
  it('are five at most of twenty, with the way to all of them', async () => {
    const many = Array.from({ length: 20 }, (_, nth) => person(nth, `Member ${nth}`, 'investor'));
    const { server } = at('/', 'founder', { [SUGGESTIONS]: () => json(many) });
    const panel = await screen.findByRole('region', { name: 'People you may know' });
    await waitFor(() => expect(panel.querySelectorAll('li')).toHaveLength(5));
    expect(Object.fromEntries(server.to(SUGGESTIONS)[0]?.search ?? [])).toEqual({
      role: 'founder',
      limit: '20',
    });
    expect(screen.getByRole('link', { name: 'View all recommendations' })).toHaveAttribute(
      'href',
      '/recommendations',
    );
  });

  it('are not there when there is nobody to suggest', async () => {
    at('/', 'founder', { [SUGGESTIONS]: () => json([]) });
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'People you may know' })).not.toBeInTheDocument(),
    );
    expect(await screen.findByText(/^No posts yet!/)).toBeInTheDocument();
  });

  it('are neither shown nor asked for on a phone, which has no room for them', async () => {
    const { matchMedia } = window;
    const phone = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ ...matchMedia(query), matches: query.startsWith('(max-width') }));
    onTestFinished(() => phone.mockRestore());
    const { server } = at('/', 'founder', { [SUGGESTIONS]: () => json([daniel]) });
    expect(await screen.findByText(/^No posts yet!/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'People you may know' })).not.toBeInTheDocument();
    expect(server.to(SUGGESTIONS)).toHaveLength(0);
  });
});
