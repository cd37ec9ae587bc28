import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { memberStore } from '../../api/member-store.ts';
import { fakeServer, json, type Replies, refusal } from '../../testing/fake-server.ts';
import { maya } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const VERIFY = 'POST /auth/email/verify';
const RESTORE = 'POST /auth/email/restore';
const RESEND = 'POST /auth/email/resend';
const dead = () => refusal(400, 'This link does not work any more.', 'INVALID_TOKEN');

const open = (path: string, replies: Replies) => {
  const server = fakeServer({ 'GET /auth/me': () => refusal(401, 'No session'), ...replies });
  return { server, ...renderApp(path) };
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the link that confirms an email', () => {
  it('waits for a press, and leaves no token in the address', async () => {
    const { server, user, address } = open('/verify-email?token=a.b.c', {
      [VERIFY]: () => json({ message: 'Your email is confirmed.' }),
    });
    const confirm = await screen.findByRole('button', { name: 'Confirm' });
    await waitFor(() => expect(address()).toBe('/verify-email'));
    expect(server.to(VERIFY)).toHaveLength(0);
    await user.click(confirm);
    expect(await heading('Thank you')).toHaveFocus();
    expect(server.to(VERIFY)[0]?.body).toEqual({ token: 'a.b.c' });
  });

  it('says so when it does not work any more', async () => {
    const { user } = open('/verify-email?token=a.b.c', { [VERIFY]: dead });
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await heading('This link does not work any more')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to settings' })).toHaveAttribute('href', '/settings');
  });

  it('can be pressed again when the server was away', async () => {
    const { user } = open('/verify-email?token=a.b.c', {
      [VERIFY]: [() => refusal(429, 'Too many attempts.'), () => json({ message: 'Confirmed.' })],
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Too many attempts.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await heading('Thank you')).toBeInTheDocument();
  });
});

describe('the link that takes a change back', () => {
  it('brings the email back and offers a new password', async () => {
    const { server, user } = open('/restore-email?token=a.b.c', {
      [RESTORE]: () => json({ message: 'Your email is back.' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Take it back' }));
    expect(await heading('Your email is back.')).toBeInTheDocument();
    expect(server.to(RESTORE)[0]?.body).toEqual({ token: 'a.b.c' });
    expect(screen.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  it.each(['/restore-email', '/restore-email?token='])('is not without a token: %s', async (path) => {
    open(path, {});
    expect(await heading('This link does not work any more')).toBeInTheDocument();
  });
});

describe('a member whose email is not confirmed', () => {
  const unverified = { ...maya, emailVerified: false };
  const settings = (replies: Replies = {}) =>
    open('/settings', {
      'GET /auth/me': () => json(unverified),
      'GET /auth/sessions': () => json([]),
      'GET /auth/passkeys': () => json([]),
      ...replies,
    });

  it('is reminded calmly, and can have the mail sent again', async () => {
    const { user, toasts } = settings({ [RESEND]: () => json({ message: 'On its way.' }, 202) });
    await user.click(await screen.findByRole('button', { name: 'Send the mail again' }));
    await waitFor(() => expect(toasts()).toEqual(['On its way.']));
  });

  it('is reminded no more once that is dismissed', async () => {
    const { user } = settings();
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(screen.queryByText('Your email is not confirmed yet.')).toBeNull();
    expect(memberStore(maya._id, 'email-reminder-dismissed').read()).toBe(maya.email);
  });

  it('is reminded of nothing once it is', async () => {
    settings({ 'GET /auth/me': () => json(maya) });
    expect(await screen.findByText(maya.email)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send the mail again' })).toBeNull();
  });
});
