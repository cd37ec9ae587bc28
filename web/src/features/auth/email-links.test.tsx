import { screen, waitFor, within } from '@testing-library/react';
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
    const { server, user, address } = open('/verify-email#token=a.b.c', {
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
    const { user } = open('/verify-email#token=a.b.c', { [VERIFY]: dead });
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await heading('This link does not work any more')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to settings' })).toHaveAttribute('href', '/settings');
  });

  it('can be pressed again when the server was away', async () => {
    const { user } = open('/verify-email#token=a.b.c', {
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
    const { server, user } = open('/restore-email#token=a.b.c', {
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
    expect(await heading('Follow the link once more')).toBeInTheDocument();
  });

  it('says so when it does not work any more', async () => {
    const { user } = open('/restore-email#token=a.b.c', { [RESTORE]: dead });
    await user.click(await screen.findByRole('button', { name: 'Take it back' }));
    expect(await heading('This link does not work any more')).toBeInTheDocument();
  });
});

describe('the token of a link', () => {
  const CONFIRMED = { [VERIFY]: () => json({ message: 'Confirmed.' }) };

  describe.each(['/verify-email', '/restore-email', '/reset-password', '/sign-in-link/use'])(
    '%s',
    (pathname) => {
      it.each(['#', '?'])('leaves the address and the state of the history at once: %s', async (form) => {
        const { location } = open(`${pathname}${form}token=a.b.c`, {});
        await waitFor(() =>
          expect(location()).toMatchObject({ pathname, search: '', hash: '', state: null }),
        );
        expect(screen.queryByRole('heading', { name: 'Follow the link once more' })).toBeNull();
        window.dispatchEvent(new Event('pagehide'));
        expect(sessionStorage.length).toBeGreaterThan(0);
        expect(JSON.stringify({ ...sessionStorage })).not.toContain('a.b.c');
      });

      it('is asked for once more after a reload, which has lost it', async () => {
        open(pathname, {});
        expect(await heading('Follow the link once more')).toBeInTheDocument();
        expect(screen.getByRole('status')).toHaveTextContent('It is in the mail that we have sent you');
      });
    },
  );

  it('of a second link that is followed on the same screen takes the place of the first', async () => {
    const { server, user, go } = open('/verify-email#token=a.b.c', CONFIRMED);
    await screen.findByRole('button', { name: 'Confirm' });
    await go('/verify-email#token=d.e.f');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await heading('Thank you');
    expect(server.to(VERIFY)[0]?.body).toEqual({ token: 'd.e.f' });
  });
});

it('a link works after one that did not, on the same screen', async () => {
  const { user, go } = open('/verify-email#token=a.b.c', {
    [VERIFY]: [dead, () => json({ message: 'Confirmed.' })],
  });
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  await heading('This link does not work any more');
  await go('/verify-email#token=d.e.f');
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await heading('Thank you')).toBeInTheDocument();
});

describe('a link to sign in', () => {
  const ASK = 'POST /auth/sign-in-link';
  const USE = 'POST /auth/sign-in-link/use';

  it('is asked for on the screen to sign in, which says where to look', async () => {
    const { server, user } = open('/login', {
      [ASK]: () => json({ message: 'On its way.' }, 202),
    });
    await user.click(await screen.findByRole('link', { name: 'Email me a sign-in link' }));
    await user.type(await screen.findByLabelText('Email'), ' maya@example.com{Enter}');
    expect(await heading('Look at your inbox')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('If an account has confirmed maya@example.com,');
    expect(server.to(ASK)[0]?.body).toEqual({ email: 'maya@example.com' });
  });

  it('is offered to whoever has to wait', async () => {
    const { user, address } = open('/login', {
      'POST /auth/login': () => refusal(429, 'Too many attempts.'),
    });
    await user.type(await screen.findByLabelText('Username or email'), 'maya');
    await user.type(screen.getByLabelText('Password'), 'hearth-demo{Enter}');
    const failure = await screen.findByText(/Too many attempts\./);
    await user.click(within(failure).getByRole('link', { name: 'Email me a sign-in link' }));
    await waitFor(() => expect(address()).toBe('/sign-in-link'));
  });

  it('is offered to whoever has forgotten the password', async () => {
    const { user } = open('/forgot-password', {});
    await user.click(await screen.findByRole('link', { name: 'Sign in with a link instead' }));
    expect(await heading('Sign in with a link')).toBeInTheDocument();
  });

  it('signs in by a press, and leads home', async () => {
    const { server, user, address } = open('/sign-in-link/use#token=a.b.c', {
      [USE]: () => json(maya),
      'GET /posts': () => json([]),
    });
    await user.click(await screen.findByLabelText('Keep me signed in'));
    expect(server.to(USE)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(server.to(USE)[0]?.body).toEqual({ token: 'a.b.c', rememberMe: true });
  });

  it('leads to another one when it does not work any more', async () => {
    const { user } = open('/sign-in-link/use#token=a.b.c', { [USE]: dead });
    await user.click(await screen.findByRole('button', { name: 'Sign In' }));
    expect(await heading('This link does not work any more')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Get a new link' }));
    expect(await heading('Sign in with a link')).toBeInTheDocument();
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

describe('the link that turns mails off', () => {
  const UNSUBSCRIBE = 'POST /unsubscribe';

  it('asks first, and leads to the settings', async () => {
    const { server, user } = open('/unsubscribe#token=a.b.c', {
      [UNSUBSCRIBE]: () => json({ message: 'You get no more of these mails.' }),
    });
    const button = await screen.findByRole('button', { name: 'Turn off' });
    expect(server.to(UNSUBSCRIBE)).toHaveLength(0);
    await user.click(button);
    expect(await heading('Turned off')).toBeInTheDocument();
    expect(server.to(UNSUBSCRIBE)[0]?.search.get('token')).toBe('a.b.c');
    expect(screen.getByRole('link', { name: 'Go to settings' })).toHaveAttribute(
      'href',
      '/settings#notifications',
    );
  });

  it('says so when it does not work', async () => {
    const { user } = open('/unsubscribe#token=a.b.c', { [UNSUBSCRIBE]: dead });
    await user.click(await screen.findByRole('button', { name: 'Turn off' }));
    expect(await heading('This link does not work any more')).toBeInTheDocument();
  });
});
