import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, json, type Replies, refusal } from '../../testing/fake-server.ts';
import { daniel, maya } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const SEARCH = 'GET /users/search';
const dana = { ...daniel, _id: 'dana000000000001', username: 'dana', name: 'Dana Ito', headline: '' };

const at = (path: string, replies: Replies = {}) => {
  const server = fakeServer({
    'GET /auth/me': () => json(maya),
    'GET /posts': () => json([]),
    [SEARCH]: () => json([daniel, dana]),
    ...replies,
  });
  return { server, ...renderApp(path) };
};

const box = () => screen.findByRole('combobox', { name: 'Search people' });
const options = () => screen.findAllByRole('option');

describe('the search of the top bar', () => {
  it('asks once the typing pauses, and shows who fits', async () => {
    const { server } = at('/');
    await screen.findByText(/^No posts yet!/);
    const field = await box();
    for (const value of [' d', ' da', ' dan ']) fireEvent.change(field, { target: { value } });
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect((await options()).map(({ textContent }) => textContent)).toEqual([
      'DODaniel OkaforEarly-stage investor',
      'DIDana Ito@dana',
    ]);
    expect(server.to(SEARCH).map(({ search }) => search.get('query'))).toEqual(['dan']);
  });

  it('never asks for a blank', async () => {
    const { server, user } = at('/');
    await user.type(await box(), '   ');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(server.to(SEARCH)).toHaveLength(0);
    expect(await box()).toHaveAttribute('aria-expanded', 'false');
  });

  it('says so when nobody fits', async () => {
    const { user } = at('/', { [SEARCH]: () => json([]) });
    await user.type(await box(), 'zzz');
    expect(await screen.findByText('No users found')).toBeInTheDocument();
  });

  it('drops those who no longer fit before the next answer is there', async () => {
    const { user } = at('/', { [SEARCH]: [() => json([daniel, dana]), () => new Promise(() => {})] });
    await user.type(await box(), 'dan');
    expect(await options()).toHaveLength(2);
    await user.type(await box(), 'i');
    expect(await options()).toHaveLength(1);
    expect(screen.getByRole('option')).toHaveTextContent('Daniel');
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
    expect(address()).toBe('/profile/dana');
  });

  it('opens all results on Enter without a choice', async () => {
    const { user, address } = at('/');
    await user.type(await box(), 'dan & co{Enter}');
    expect(address()).toBe('/search?q=dan%20%26%20co');
    expect(await screen.findByText('Showing results for "dan & co"')).toBeInTheDocument();
  });

  it('opens behind a toggle on small screens, and gives the focus back', async () => {
    const { user } = at('/');
    const toggle = await screen.findByRole('button', { name: 'Search people' });
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

  it.each(['/search?q=zzz', '/search?q=%20', '/search'])('say so when nobody fits: %s', async (path) => {
    const { server } = at(path, { [SEARCH]: () => json([]) });
    expect(await screen.findByRole('heading', { name: 'No users found' })).toBeInTheDocument();
    expect(screen.getByText('Try searching with a different username or name')).toBeInTheDocument();
    expect(server.to(SEARCH)).toHaveLength(path.endsWith('zzz') ? 1 : 0);
  });

  it('offer to try again', async () => {
    const { user } = at('/search?q=dan', { [SEARCH]: [() => refusal(403, 'No'), () => json([])] });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByText('No users found')).toBeInTheDocument());
  });
});
