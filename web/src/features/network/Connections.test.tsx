import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, json, type Replies, refusal } from '../../testing/fake-server.ts';
import { daniel, maya } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const lena = {
  ...daniel,
  _id: 'lena000000000001',
  username: 'lena',
  name: 'Lena Hoffmann',
  headline: 'Angel investor',
};
const OF_DANIEL = 'GET /connections/user/daniel';
const MUTUAL = `GET /connections/mutual/${daniel._id}`;
const viewer = { ...daniel, _id: maya._id, username: 'maya', name: 'Maya Iyer' };

const at = (path: string, replies: Replies = {}) => {
  const server = fakeServer({
    'GET /auth/me': () => json(maya),
    'GET /users/daniel': () => json({ ...maya, ...daniel }),
    'GET /users/maya': () => json(maya),
    'GET /connections': () => json([daniel, lena]),
    [OF_DANIEL]: () => json([viewer, lena]),
    [MUTUAL]: () => json([lena]),
    [`GET /connections/status/${lena._id}`]: () => json({ status: 'none' }),
    [`GET /connections/status/${daniel._id}`]: () => json({ status: 'none' }),
    ...replies,
  });
  return { server, ...renderApp(path) };
};

const cards = () =>
  screen.findAllByRole('listitem').then((items) => items.filter((item) => item.closest('main')));
const searchFor = () => screen.findByRole('searchbox', { name: 'Search connections' });

describe("somebody's connections", () => {
  it('leave the viewer out, and offer to connect', async () => {
    at('/connections/daniel');
    expect(await screen.findByRole('button', { name: /^Connect with Lena/ })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(await cards()).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Back to Profile' })).toHaveAttribute('href', '/profile/daniel');
  });

  it('are searched by name or headline, whatever the case', async () => {
    const { user } = at('/connections/maya');
    expect(await screen.findByText('Daniel Okafor')).toBeInTheDocument();
    await user.type(await searchFor(), 'ANGEL');
    expect(await cards()).toHaveLength(1);
    expect(screen.getByText('Lena Hoffmann')).toBeInTheDocument();
    await user.clear(await searchFor());
    await user.type(await searchFor(), 'okafor');
    expect(screen.getByText('Daniel Okafor')).toBeInTheDocument();
    await user.type(await searchFor(), 'x');
    expect(await screen.findByRole('heading', { name: 'No connections found' })).toBeInTheDocument();
    expect(screen.getByText('Nobody matches "okaforx".')).toBeInTheDocument();
  });

  it('are searched on the pages that are not loaded yet, too', async () => {
    const link = { link: '</api/v1/connections?cursor=second>; rel="next"' };
    const { server, user } = at('/connections/maya', {
      'GET /connections': [() => json([daniel], 200, link), () => json([lena])],
    });
    await user.type(await searchFor(), 'lena');
    expect(screen.queryByText('No connections found')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Search further' }));
    expect(await screen.findByText('Lena Hoffmann')).toBeInTheDocument();
    expect(server.to('GET /connections')[1]?.search.get('cursor')).toBe('second');
  });

  it('say so when there are none', async () => {
    at('/connections/daniel', { [OF_DANIEL]: () => json([viewer]) });
    expect(await screen.findByRole('heading', { name: 'No connections found' })).toBeInTheDocument();
    expect(screen.getByText('Daniel Okafor has no other connections yet.')).toBeInTheDocument();
  });

  it('are restricted to the connected', async () => {
    at('/connections/daniel', { [OF_DANIEL]: () => refusal(403, 'No') });
    expect(await screen.findByRole('heading', { name: 'Access Restricted' })).toBeInTheDocument();
    expect(
      screen.getByText('You need to be connected with Daniel Okafor to view their connections.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View Profile' })).toHaveAttribute('href', '/profile/daniel');
  });

  it('of nobody lead home', async () => {
    at('/connections/nobody', { 'GET /users/nobody': () => refusal(404, 'User profile not found') });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'User Not Found' })).toBeInTheDocument(), {
      timeout: 5_000,
    });
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });
});

describe('mutual connections', () => {
  it('are those of both', async () => {
    at('/connections/daniel/mutual');
    expect(await screen.findByText('Lena Hoffmann')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Connected/ })).toBeInTheDocument();
  });

  it('say so when there are none', async () => {
    at('/connections/daniel/mutual', { [MUTUAL]: () => json([]) });
    expect(await screen.findByRole('heading', { name: 'No connections found' })).toBeInTheDocument();
    expect(screen.getByText('You and Daniel Okafor have no connections in common yet.')).toBeInTheDocument();
  });

  it('with oneself are the own connections', async () => {
    const { address } = at('/connections/maya/mutual');
    await waitFor(() => expect(address()).toBe('/connections/maya'));
  });
});
