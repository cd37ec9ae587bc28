import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, json, type Replies, refusal, unreachable } from '../../testing/fake-server.ts';
import { maya } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const FORGOT = 'POST /auth/password/forgot';
const RESET = 'POST /auth/password/reset';
const FACTORS = 'POST /auth/password/reset/factors';
const NO_FACTORS = { passkeys: [], recoveryCodes: 0 };
const SENT = { message: 'If an account uses this address, a mail with a link is on its way.' };

const open = (path: string, replies: Replies) => {
  const server = fakeServer({
    'GET /auth/me': () => refusal(401, 'No session'),
    [FACTORS]: () => json(NO_FACTORS),
    ...replies,
  });
  return { server, ...renderApp(path) };
};

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a forgotten password', () => {
  it('is one link away from the login', async () => {
    const { user, address } = open('/login', {});
    await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    expect(await heading('Forgot your password?')).toBeInTheDocument();
    expect(address()).toBe('/forgot-password');
  });

  it('gets a link by mail, and the focus goes to what is said then', async () => {
    const { server, user } = open('/forgot-password', { [FORGOT]: () => json(SENT, 202) });
    await user.type(await screen.findByLabelText('Email'), ' maya@example.com{Enter}');
    expect(await heading('Look at your inbox')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(
      'If an account uses maya@example.com, a mail with a link is on its way.',
    );
    expect(server.to(FORGOT)[0]?.body).toEqual({ email: 'maya@example.com' });

    await user.click(screen.getByRole('button', { name: 'Use another email' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('maya@example.com');
  });

  it('asks for an address without asking the server', async () => {
    const { server, user } = open('/forgot-password', {});
    await user.type(await screen.findByLabelText('Email'), 'maya');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(server.to(FORGOT)).toHaveLength(0);
  });

  it('says why no link is sent, and keeps what was typed', async () => {
    const { user } = open('/forgot-password', { [FORGOT]: () => refusal(429, 'Too many attempts.') });
    await user.type(await screen.findByLabelText('Email'), 'maya@example.com{Enter}');
    expect(await screen.findByText('Too many attempts.')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('maya@example.com');
  });
});

describe('a new password', () => {
  const fill = async (user: ReturnType<typeof renderApp>['user'], password = 'another-horse') => {
    await user.type(await screen.findByLabelText('New password'), password);
    await user.click(screen.getByRole('button', { name: 'Set the password' }));
  };

  it('is set with the token of the link, which leaves the address at once', async () => {
    const { server, user, address, toasts } = open('/reset-password#token=a.b.c', {
      [RESET]: () => json({ message: 'Your password is changed.' }),
    });
    await heading('Choose a new password');
    await waitFor(() => expect(address()).toBe('/reset-password'));
    await fill(user);
    await waitFor(() => expect(address()).toBe('/login'));
    expect(server.to(RESET)[0]?.body).toEqual({ token: 'a.b.c', password: 'another-horse' });
    expect(toasts()).toEqual(['Your password is changed.']);
  });

  it('signs out whoever was signed in here', async () => {
    const { user, address } = open('/reset-password#token=a.b.c', {
      'GET /auth/me': [() => json(maya), () => refusal(401, 'No session')],
      [RESET]: () => json({ message: 'Your password is changed.' }),
    });
    await fill(user);
    await waitFor(() => expect(address()).toBe('/login'));
    expect(localStorage.getItem('hearth.signed-in')).toBeNull();
  });

  it('keeps the passkeys and codes that are chosen, of which none is at first', async () => {
    const at = '2026-11-01T08:00:00.000Z';
    const passkeys = [
      { _id: 'bbbbbbbbbbbbbbbb', name: 'Unknown', createdAt: at, lastUsedAt: at },
      { _id: 'aaaaaaaaaaaaaaaa', name: 'Laptop', createdAt: at, lastUsedAt: null },
    ];
    const { server, user, address } = open('/reset-password#token=a.b.c', {
      [FACTORS]: () => json({ passkeys, recoveryCodes: 8 }),
      [RESET]: () => json({ message: 'Your password is changed.' }),
    });
    const laptop = await screen.findByRole('checkbox', { name: 'Keep the passkey “Laptop”' });
    const codes = screen.getByRole('checkbox', { name: 'Keep the 8 recovery codes' });
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
    expect(codes).toBeDisabled();
    await user.click(laptop);
    await user.click(codes);
    await fill(user);
    await waitFor(() => expect(address()).toBe('/login'));
    expect(server.to(FACTORS)[0]?.body).toEqual({ token: 'a.b.c' });
    expect(server.to(RESET)[0]?.body).toEqual({
      token: 'a.b.c',
      password: 'another-horse',
      keepPasskeys: ['aaaaaaaaaaaaaaaa'],
      keepRecoveryCodes: true,
    });
  });

  it('is not asked for by a link that has no token, or a dead one', async () => {
    const { user, address } = open('/reset-password#token=a.b.c', {
      [RESET]: () => refusal(400, 'This link does not work any more.', 'INVALID_TOKEN'),
    });
    await fill(user);
    expect(await heading('This link does not work any more')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Get a new link' }));
    await waitFor(() => expect(address()).toBe('/forgot-password'));
  });

  it('that the server refuses is told at its field, and the link still works', async () => {
    const message = 'Please choose a password that is not made of your name.';
    const issues = [{ path: 'password', message }];
    const refused = () => json({ message, error: message, code: 'INVALID', issues }, 400);
    const { server, user, address } = open('/reset-password#token=a.b.c', {
      [RESET]: [refused, () => json({ message: 'Done.' })],
    });
    await fill(user, 'charles-babbage');
    await waitFor(() =>
      expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/not made of your name/),
    );
    expect(screen.getByLabelText('New password')).toHaveFocus();
    await fill(user, '-and-longer');
    await waitFor(() => expect(address()).toBe('/login'));
    expect(server.to(RESET)[1]?.body).toEqual({ token: 'a.b.c', password: 'charles-babbage-and-longer' });
  });

  it('is kept when the server cannot be reached', async () => {
    const { user } = open('/reset-password#token=a.b.c', { [RESET]: unreachable });
    await fill(user);
    expect(await screen.findByText('Something went wrong', {}, { timeout: 8_000 })).toBeInTheDocument();
    expect(screen.getByLabelText('New password')).toHaveValue('another-horse');
  });
});
