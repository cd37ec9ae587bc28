import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeServer, json, type Replies, refusal } from '../../../testing/fake-server.ts';
import { maya } from '../../../testing/people.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const STATE = 'GET /auth/recovery-codes';
const MAKE = 'POST /auth/recovery-codes';
const REMOVE = 'DELETE /auth/recovery-codes';
const LOGIN = 'POST /auth/recovery-codes/login';
const createdAt = '2026-11-20T08:00:00.000Z';
const codes = Array.from({ length: 10 }, (_, nth) => `k3p7-9mxt-q2wd-h8rv-5n0c-000${nth}`);
const passkey = {
  _id: 'aaaaaaaaaaaaaaaa',
  name: 'Laptop',
  createdAt,
  lastUsedAt: null,
  synced: false,
};

const open = (replies: Replies = {}) => {
  const server = fakeServer({
    'GET /auth/me': () => json(maya),
    'GET /auth/sessions': () => json([]),
    'GET /users/me/export': () => json({ state: 'none' }),
    'GET /auth/passkeys': () => json([passkey]),
    [STATE]: () => json({ left: 0 }),
    [MAKE]: () => json({ codes, createdAt }, 201),
    ...replies,
  });
  return { server, ...renderApp('/settings') };
};

const section = async () => within(await screen.findByRole('region', { name: 'Recovery codes' }));

describe('the recovery codes', () => {
  it('are made at once where there are none, shown with the focus on them, and gone when they are kept', async () => {
    const { user } = open({ [STATE]: [() => json({ left: 0 }), () => json({ left: 10, createdAt })] });
    const part = await section();
    expect(await part.findByText('You have no recovery codes.')).toBeInTheDocument();
    await user.click(part.getByRole('button', { name: 'Make recovery codes' }));
    const made = await part.findByRole('region', { name: 'Your new recovery codes' });
    expect(made).toHaveFocus();
    expect(
      within(made)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(codes);
    await user.click(part.getByRole('button', { name: 'I have kept them' }));
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Recovery codes' })).toHaveTextContent(
        'You have 10 recovery codes left. Made on Nov 20, 2026.',
      ),
    );
    expect(part.queryByText(codes[0] ?? '')).not.toBeInTheDocument();
  });

  it('are deleted once that is confirmed, with the password where the server asks for it', async () => {
    const { server, user, toasts } = open({
      [STATE]: () => json({ left: 10, createdAt }),
      [REMOVE]: [
        () => refusal(403, 'Please confirm it with your password', 'PASSWORD_NEEDED'),
        () => json({ message: 'Recovery codes deleted' }),
      ],
    });
    const part = await section();
    await user.click(await part.findByRole('button', { name: 'Delete recovery codes' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete your recovery codes?' }));
    expect(server.to(REMOVE)).toHaveLength(0);
    await user.click(question.getByRole('button', { name: 'Delete recovery codes' }));
    await waitFor(() => expect(part.getByLabelText('Your password')).toHaveFocus());
    await user.type(part.getByLabelText('Your password'), 'secret');
    await user.click(part.getByRole('button', { name: 'Delete recovery codes' }));
    await waitFor(() => expect(toasts()).toContain('Recovery codes deleted'));
    expect(await part.findByText('You have no recovery codes.')).toBeInTheDocument();
    expect(server.to(REMOVE).map(({ body }) => body)).toEqual([{}, { currentPassword: 'secret' }]);
  });

  it('can be copied and saved', async () => {
    const { user, toasts } = open();
    const part = await section();
    await user.click(await part.findByRole('button', { name: 'Make recovery codes' }));
    const save = await part.findByRole('link', { name: 'Save as a file' });
    expect(save).toHaveAttribute('download', 'hearth-recovery-codes.txt');
    expect(decodeURIComponent(save.getAttribute('href') ?? '')).toContain(codes.join('\n'));
    await user.click(part.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(`${codes.join('\n')}\n`);
    expect(toasts()).toEqual(['Recovery codes copied']);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await user.click(part.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(toasts()).toContain('The codes could not be copied. Please write them down.'));
  });

  it('are replaced after a question alone', async () => {
    const { server, user } = open({ [STATE]: () => json({ left: 1, createdAt }) });
    const part = await section();
    expect(await part.findByText(/^You have one recovery code left/)).toBeInTheDocument();
    await user.click(part.getByRole('button', { name: 'Make new recovery codes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make new recovery codes?' }));
    expect(server.to(MAKE)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Make new recovery codes' }));
    expect(await part.findByRole('region', { name: 'Your new recovery codes' })).toBeInTheDocument();
  });

  it('ask for the password where the server does', async () => {
    const { server, user } = open({
      [MAKE]: [
        () => refusal(403, 'Please confirm it with your password', 'PASSWORD_NEEDED'),
        () => json({ codes, createdAt }, 201),
      ],
    });
    const part = await section();
    await user.click(await part.findByRole('button', { name: 'Make recovery codes' }));
    const password = await part.findByLabelText('Your password');
    await waitFor(() => expect(password).toHaveFocus());
    await user.type(password, 'my-password{Enter}');
    expect(await part.findByRole('region', { name: 'Your new recovery codes' })).toBeInTheDocument();
    expect(server.to(MAKE).map(({ body }) => body)).toEqual([{}, { currentPassword: 'my-password' }]);
  });

  it('need a passkey first', async () => {
    open({ 'GET /auth/passkeys': () => json([]) });
    const part = await section();
    expect(await part.findByText('Please add a passkey first.')).toBeInTheDocument();
    expect(part.queryByRole('button')).not.toBeInTheDocument();
  });

  it('can be looked at again when that has failed', async () => {
    const { user } = open({ [STATE]: [() => refusal(403, 'Broken'), () => json({ left: 3, createdAt })] });
    const part = await section();
    await user.click(await part.findByRole('button', { name: 'Retry' }));
    expect(await part.findByText(/^You have 3 recovery codes left/)).toBeInTheDocument();
  });
});

describe('signing in with a recovery code', () => {
  const visit = (replies: Replies = {}) => {
    const server = fakeServer({ 'GET /auth/me': () => refusal(401, 'No session'), ...replies });
    return { server, ...renderApp('/login') };
  };

  it('is one link away from the login, and says what is missing', async () => {
    const { server, user, address } = visit();
    await user.click(await screen.findByRole('link', { name: 'Use a recovery code' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Sign in with a recovery code' }),
    ).toBeInTheDocument();
    expect(address()).toBe('/recovery-code');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(screen.getByLabelText('Username or email')).toHaveFocus();
    expect(screen.getByText('Recovery code is required')).toBeInTheDocument();
    expect(server.to(LOGIN)).toHaveLength(0);
  });

  it('leads home, and says why a code is refused', async () => {
    const { server, user, address } = visit({
      [LOGIN]: [() => refusal(400, 'This code could not be verified.', 'CODE_REFUSED'), () => json(maya)],
    });
    await user.click(await screen.findByRole('link', { name: 'Use a recovery code' }));
    await user.type(await screen.findByLabelText('Username or email'), 'maya');
    await user.type(screen.getByLabelText('Recovery code'), `${codes[0]}{Enter}`);
    expect(await screen.findByText('This code could not be verified.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(server.to(LOGIN)[0]?.body).toEqual({ username: 'maya', code: codes[0] });
  });
});
