import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Passkey } from '../../../../../shared/model/passkey.ts';
import { ApiError } from '../../../api/error.ts';
import { fakeServer, json, type Replies, refusal } from '../../../testing/fake-server.ts';
import { maya } from '../../../testing/people.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { settingsReplies } from '../../../testing/settings.ts';

const LIST = 'GET /auth/passkeys';
const REGISTER = 'POST /auth/passkeys';
const PROOF = { id: 'id', rawId: 'id', type: 'public-key', response: {} };

const makePasskey = vi.hoisted(() => vi.fn());
vi.mock('../../../entities/passkey/ceremonies.ts', () => ({ makePasskey }));

const laptop: Passkey = {
  _id: 'aaaaaaaaaaaaaaaa',
  name: 'Laptop',
  createdAt: '2026-11-01T08:00:00.000Z',
  lastUsedAt: '2026-11-20T08:00:00.000Z',
  synced: false,
};
const phone: Passkey = { ...laptop, _id: 'bbbbbbbbbbbbbbbb', name: 'Phone', lastUsedAt: null, synced: true };

const REMOVE = `DELETE /auth/passkeys/${laptop._id}`;

const open = (replies: Replies = {}) => {
  const server = fakeServer({
    ...settingsReplies,
    [LIST]: () => json([phone, laptop]),
    ...replies,
  });
  return { server, ...renderApp('/settings') };
};

const section = async () => within(await screen.findByRole('region', { name: 'Passkeys' }));
const closedByItsOwner = () => Object.assign(new Error('closed'), { name: 'NotAllowedError' });

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {});
  makePasskey.mockReset().mockResolvedValue(PROOF);
});
afterEach(() => vi.unstubAllGlobals());

async function add(user: ReturnType<typeof renderApp>['user'], name: string) {
  const passkeys = await section();
  if (name) await user.type(await passkeys.findByLabelText('Name of the passkey'), name);
  await user.click(passkeys.getByRole('button', { name: 'Add a passkey' }));
  return passkeys;
}

describe('the passkeys', () => {
  it('say how they are called and when they were used', async () => {
    open();
    const passkeys = await section();
    expect(await passkeys.findByText('Laptop')).toBeInTheDocument();
    expect(passkeys.getByText(/^Last used/)).toBeInTheDocument();
    expect(passkeys.getByText('Never used')).toBeInTheDocument();
    expect(passkeys.getByText('On all your devices')).toBeInTheDocument();
  });

  it.each([
    ['an administrator', true, 1],
    ['others', false, 0],
  ])('are said to be needed by administrators: to %s', async (_, isAdmin, times) => {
    open({ 'GET /auth/me': () => json({ ...maya, isAdmin }) });
    expect((await section()).queryAllByText(/^Administrators need one/)).toHaveLength(times);
  });

  it('can be asked for again when they did not come', async () => {
    const { user } = open({
      [LIST]: [() => refusal(403, 'Broken'), () => json([laptop])],
    });
    const passkeys = await section();
    expect(await passkeys.findByText('Your passkeys could not be loaded')).toBeInTheDocument();
    await user.click(passkeys.getByRole('button', { name: 'Retry' }));
    expect(await passkeys.findByText('Laptop')).toBeInTheDocument();
  });

  it('are not asked for in a browser that knows none', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    open();
    expect(await (await section()).findByText('This browser cannot use passkeys.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
  });
});

describe('adding a passkey', () => {
  it('sends its name with what the browser has made, and lists it', async () => {
    const { server, user, toasts } = open({ [LIST]: () => json([]), [REGISTER]: () => json(laptop, 201) });
    const passkeys = await add(user, 'Laptop');
    expect(await passkeys.findByText('Laptop')).toBeInTheDocument();
    expect(server.to(REGISTER)[0]?.body).toEqual({ name: 'Laptop', response: PROOF });
    expect(passkeys.getByLabelText('Name of the passkey')).toHaveValue('');
    expect(toasts()).toEqual(['Passkey added']);
  });

  it('asks for a name before the browser asks for a finger', async () => {
    const { user } = open();
    const passkeys = await add(user, '');
    await waitFor(() =>
      expect(passkeys.getByLabelText('Name of the passkey')).toHaveAccessibleDescription(
        /Please name this passkey/,
      ),
    );
    expect(makePasskey).not.toHaveBeenCalled();
  });

  it('says nothing when its owner closes the dialog, and keeps the name', async () => {
    makePasskey.mockRejectedValue(closedByItsOwner());
    const { user, toasts } = open();
    const passkeys = await add(user, 'Laptop');
    await waitFor(() => expect(makePasskey).toHaveBeenCalled());
    await waitFor(() => expect(passkeys.getByRole('button', { name: 'Add a passkey' })).toBeEnabled());
    expect(passkeys.getByLabelText('Name of the passkey')).toHaveValue('Laptop');
    expect(toasts()).toEqual([]);
  });

  it('asks for the password of somebody who has been signed in for a while', async () => {
    const body = { message: 'Please confirm it', error: '', code: 'PASSWORD_NEEDED' };
    makePasskey.mockRejectedValueOnce(new ApiError({ kind: 'answer', status: 403, body }));
    const { user, toasts } = open({ [LIST]: () => json([]), [REGISTER]: () => json(laptop, 201) });
    const passkeys = await add(user, 'Laptop');
    const password = await passkeys.findByLabelText('Your password');
    await waitFor(() => expect(password).toHaveFocus());
    expect(password).toHaveAccessibleDescription('Please confirm it');
    await user.type(password, 'secret words{Enter}');
    await waitFor(() => expect(toasts()).toEqual(['Passkey added']));
    expect(makePasskey).toHaveBeenLastCalledWith('secret words');
    expect(passkeys.queryByLabelText('Your password')).not.toBeInTheDocument();
  });

  it('tells what the server has against it, and keeps the name', async () => {
    const { user, toasts } = open({ [REGISTER]: () => refusal(400, 'You have as many as you can have') });
    const passkeys = await add(user, 'Laptop');
    await waitFor(() => expect(toasts()).toEqual(['You have as many as you can have']));
    expect(passkeys.getByLabelText('Name of the passkey')).toHaveValue('Laptop');
  });
});

describe('removing a passkey', () => {
  const remove = async (user: ReturnType<typeof renderApp>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Remove passkey: Laptop' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove the passkey “Laptop”?' }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
  };

  it('asks first', async () => {
    const { user, toasts } = open({ [REMOVE]: () => json({ message: 'Passkey removed' }) });
    await remove(user);
    await waitFor(() => expect(screen.queryByText('Laptop')).not.toBeInTheDocument());
    expect(screen.getByText('Phone')).toBeInTheDocument();
    expect(toasts()).toEqual(['Passkey removed']);
  });

  it('asks for the password when the server wants it', async () => {
    const { server, user, toasts } = open({
      [REMOVE]: [
        () => refusal(403, 'Please confirm it with your password', 'PASSWORD_NEEDED'),
        () => json({ message: 'Passkey removed' }),
      ],
    });
    await remove(user);
    const password = await screen.findByLabelText('Your password');
    await waitFor(() => expect(password).toHaveFocus());
    await user.type(password, 'secret');
    await user.click(screen.getByRole('button', { name: 'Remove passkey: Laptop' }));
    await waitFor(() => expect(screen.queryByText('Laptop')).not.toBeInTheDocument());
    expect(toasts()).toEqual(['Passkey removed']);
    expect(server.to(REMOVE).map(({ body }) => body)).toEqual([{}, { currentPassword: 'secret' }]);
  });

  it('that was removed elsewhere takes it from the list all the same', async () => {
    const { user, toasts } = open({ [REMOVE]: () => refusal(404, 'Passkey not found') });
    await remove(user);
    await waitFor(() => expect(screen.queryByText('Laptop')).not.toBeInTheDocument());
    expect(toasts()).toEqual(['Passkey not found']);
  });

  it('that fails leaves it there', async () => {
    const { user, toasts } = open({ [REMOVE]: () => refusal(400, 'Not now') });
    await remove(user);
    await waitFor(() => expect(toasts()).toEqual(['Not now']));
    expect(screen.getByText('Laptop')).toBeInTheDocument();
  });
});
