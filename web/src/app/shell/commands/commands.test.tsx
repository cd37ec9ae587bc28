import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setKeys } from '../../../lib/keys.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { maya } from '../../../testing/people.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const NOBODY = { people: [], projects: [], roles: [], posts: [] };

async function open() {
  const server = fakeServer({
    'GET /auth/me': () => json({ ...maya, userRole: 'founder' }),
    'GET /search': () => json({ ...NOBODY, people: [{ ...maya, name: 'Grace Hopper', username: 'grace' }] }),
    'GET /notifications': () => json([]),
    'GET /conversations': () => json([]),
    'GET /users/grace': () => json({ ...maya, name: 'Grace Hopper', username: 'grace' }),
  });
  const rendered = renderApp('/test');
  await screen.findByRole('navigation', { name: 'Main' });
  const { user } = rendered;
  /** Presses keys until they do something: their code comes once the screen is there. */
  const press = (keys: string, isDone: () => void) =>
    waitFor(async () => {
      await user.keyboard(keys);
      isDone();
    });
  return { ...rendered, server, press };
}

const dialog = () => screen.getByRole('dialog');

beforeEach(() => setKeys(true));

describe('the commands', () => {
  it('lead to a screen by its name', async () => {
    const { user, press, address } = await open();
    await press('{Control>}k{/Control}', dialog);
    await user.type(await screen.findByLabelText('Search screens, people and actions'), 'messa');
    expect(within(dialog()).getByRole('button', { name: /Messages/ })).toBeInTheDocument();
    expect(within(dialog()).queryByRole('button', { name: /Settings/ })).toBeNull();
    await user.click(within(dialog()).getByRole('button', { name: /Messages/ }));
    await waitFor(() => expect(address()).toBe('/messages'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lead to the sheet of keys', async () => {
    const { user, press } = await open();
    await press('{Control>}k{/Control}', dialog);
    await user.click(await within(dialog()).findByRole('button', { name: /Keyboard shortcuts/ }));
    expect(await screen.findByText('Open the commands')).toBeInTheDocument();
  });

  it('find people as they are typed, and say when there is nothing', async () => {
    const { user, press, server, address } = await open();
    await press('{Control>}k{/Control}', dialog);
    const field = await screen.findByLabelText('Search screens, people and actions');
    await user.type(field, 'zz');
    expect(await within(dialog()).findByText('Nothing found')).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, 'grace');
    expect(await within(dialog()).findByRole('button', { name: /Grace Hopper/ })).toBeInTheDocument();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/profile/grace'));
    expect(server.to('GET /search').length).toBeGreaterThan(0);
  });
});

describe('keys', () => {
  it('lead to screens, one after the other', async () => {
    const { press, address } = await open();
    await press('gm', () => expect(address()).toBe('/messages'));
  });

  it('stand on a sheet, on which the single ones can be turned off', async () => {
    const { user, press } = await open();
    await press('?', dialog);
    const sheet = within(dialog());
    expect(await sheet.findByText('Open the commands')).toBeInTheDocument();
    expect(sheet.getByText('g then n')).toBeInTheDocument();
    expect(sheet.getByText('decline')).toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: 'Turn single keys off' }));
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('do nothing while something is typed', async () => {
    const { user, press } = await open();
    await press('/', () => expect(screen.getByRole('combobox')).toHaveFocus());
    await user.keyboard('?gm');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('combobox')).toHaveValue('?gm');
  });
});
