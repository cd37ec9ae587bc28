import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, json, type Replies, refusal } from '../../../testing/fake-server.ts';
import { maya } from '../../../testing/people.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const SYNC = 'POST /users/sync-connections';
const step = (updatedUsers: number, done: boolean) => () => json({ message: 'ok', updatedUsers, done });

const home = (isAdmin: boolean, replies: Replies = {}) => {
  const server = fakeServer({
    'GET /auth/me': () => json({ ...maya, isAdmin }),
    'GET /posts': () => json([]),
    ...replies,
  });
  return { server, ...renderApp('/') };
};

describe('Sync Connections', () => {
  it('goes on until all is done, and says how many were updated', async () => {
    const { server, user, toasts } = home(true, { [SYNC]: [step(3, false), step(4, true)] });
    await user.click(await screen.findByRole('button', { name: 'Me' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sync Connections' }));
    await waitFor(() => expect(toasts()).toEqual(['Connection sync complete. 7 users updated.']));
    expect(server.to(SYNC)).toHaveLength(2);
  });

  it('says what the server says when it refuses', async () => {
    const { user, toasts } = home(true, { [SYNC]: () => json({}, 400) });
    await user.click(await screen.findByRole('button', { name: 'Me' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sync Connections' }));
    await waitFor(() => expect(toasts()).toEqual(['Only admins can perform this action.']));
  });

  it('leads to where a passkey is added, when it takes one', async () => {
    const { user, toasts, address } = home(true, {
      [SYNC]: () => refusal(403, 'Administrators sign in with a passkey for this.', 'PASSKEY_REQUIRED'),
    });
    await user.click(await screen.findByRole('button', { name: 'Me' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sync Connections' }));
    await waitFor(() => expect(address()).toBe('/settings'));
    expect(toasts()).toEqual(['Administrators sign in with a passkey for this.']);
  });

  it('is for the administrator alone', async () => {
    const { user } = home(false, { [SYNC]: () => refusal(403, 'No') });
    await user.click(await screen.findByRole('button', { name: 'Me' }));
    expect(await screen.findByRole('menuitem', { name: 'Logout' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Sync Connections' })).not.toBeInTheDocument();
  });
});
