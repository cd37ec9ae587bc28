import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { daniel, maya } from '../../../testing/people.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const SEARCH = 'GET /users/search';
const dora = { ...daniel, _id: 'dora000000000000', username: 'dora', name: 'Dora Lund' };

async function compose() {
  const server = fakeServer({
    'GET /auth/me': () => json(maya),
    'GET /posts': () => json([]),
    'GET /connections': () => json([daniel]),
    [SEARCH]: () => json([dora]),
  });
  const app = renderApp('/');
  const field = await screen.findByRole('textbox', { name: 'What do you want to share?' });
  return { server, field, ...app };
}

const offered = async () =>
  within(await screen.findByRole('listbox', { name: 'Members to mention' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('members to mention', () => {
  it('are offered behind a bare @, of whom one is connected with, without a search', async () => {
    const { user, server, field } = await compose();
    await user.type(field, 'Thanks @');
    expect(await offered()).toEqual([expect.stringContaining('@daniel')]);
    expect(server.to(SEARCH)).toEqual([]);
    await user.keyboard('{Enter}');
    expect(field).toHaveValue('Thanks @daniel ');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('are others as well with the first letter, and no more once it is taken back', async () => {
    const { user, field } = await compose();
    await user.type(field, '@d');
    await waitFor(async () => expect(await offered()).toHaveLength(2));
    await user.type(field, '{Backspace}');
    await waitFor(async () => expect(await offered()).toEqual([expect.stringContaining('@daniel')]));
  });
});
