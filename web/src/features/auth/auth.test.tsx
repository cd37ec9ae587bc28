import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draftStore } from '../../entities/post/tools/draft-store.ts';
import { fakeServer, json, type Replies, refusal } from '../../testing/fake-server.ts';
import { maya, newcomer } from '../../testing/people.ts';
import { project } from '../../testing/projects.ts';
import { renderApp } from '../../testing/render-app.tsx';

const LOGIN = 'POST /auth/login';
const SIGNUP = 'POST /auth/signup';

const open = (path: string, replies: Replies) => {
  const server = fakeServer({
    'GET /auth/me': () => refusal(401, 'No session'),
    'GET /posts': () => json([]),
    ...replies,
  });
  return { server, ...renderApp(path) };
};
const field = (label: string) => screen.findByLabelText(label);

describe('signing in', () => {
  it('sends what was typed and leads home', async () => {
    const { server, user, toasts, address } = open('/login', { [LOGIN]: () => json(maya) });
    await user.type(await field('Username or email'), 'maya');
    await user.type(await field('Password'), 'hearth-demo');
    await user.click(screen.getByLabelText('Keep me signed in'));
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(server.to(LOGIN)[0]?.body).toEqual({
      username: 'maya',
      password: 'hearth-demo',
      rememberMe: true,
    });
    expect(toasts()).toEqual(['Login successful!']);
  });

  it('leads back to where somebody wanted to be', async () => {
    const { user, address } = open(`/projects/${project._id}`, {
      [LOGIN]: () => json(maya),
      [`GET /projects/${project._id}`]: () => json({ project }),
    });
    await screen.findByRole('heading', { name: 'Sign in to see this page' });
    const bar = within(screen.getByRole('banner'));
    await user.click(bar.getByRole('link', { name: 'Join now' }));
    await user.click(await bar.findByRole('link', { name: 'Sign In' }));
    await user.type(await field('Username or email'), 'maya');
    await user.type(await field('Password'), 'hearth-demo{Enter}');
    await waitFor(() => expect(address()).toBe(`/projects/${project._id}`));
  });

  it('leads nowhere else', async () => {
    const { user, address } = open('/login?next=%2F%2Fevil.example', { [LOGIN]: () => json(maya) });
    await user.type(await field('Username or email'), 'maya');
    await user.type(await field('Password'), 'hearth-demo{Enter}');
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('shows the sentence of the server and keeps what was typed', async () => {
    const { user } = open('/login', { [LOGIN]: () => refusal(400, 'Invalid credentials') });
    await user.type(await field('Username or email'), 'maya');
    await user.type(await field('Password'), 'wrong{Enter}');
    expect(await screen.findByText('Invalid credentials')).toBeInTheDocument();
    expect(await field('Username or email')).toHaveValue('maya');
  });

  it('asks for what is missing, and focuses the first of it', async () => {
    const { server, user } = open('/login', {});
    await user.click(await screen.findByRole('button', { name: 'Sign In' }));
    expect(await field('Username or email')).toHaveFocus();
    expect(await field('Password')).toHaveAccessibleDescription('Password is required');
    expect(server.to(LOGIN)).toHaveLength(0);
  });
});

describe('signing up', () => {
  const fill = async (user: ReturnType<typeof renderApp>['user']) => {
    await user.type(await field('Name'), 'Maya Iyer');
    await user.type(await field('Username'), 'maya');
    await user.type(await field('Email'), 'maya@example.com');
    await user.type(await field('Password'), 'hearth-demo');
    await user.click(screen.getByRole('button', { name: 'Agree & Join' }));
  };

  it('leads to the role selection', async () => {
    const { user, toasts, address } = open('/signup', { [SIGNUP]: () => json(newcomer, 201) });
    await fill(user);
    await waitFor(() => expect(address()).toBe('/role-selection'));
    expect(toasts()).toEqual(['Account created successfully']);
  });

  it('puts a taken username at its field, and keeps everything that was typed', async () => {
    const { user } = open('/signup', { [SIGNUP]: () => refusal(400, 'Username already exists') });
    await fill(user);
    await waitFor(async () =>
      expect(await field('Username')).toHaveAccessibleDescription('Username already exists'),
    );
    expect(await field('Username')).toHaveFocus();
    expect(await field('Email')).toHaveValue('maya@example.com');
  });

  it('tells that a password is easy to guess, before and when it is sent', async () => {
    const { server, user } = open('/signup', {});
    await user.type(await field('Name'), 'Maya Iyer');
    await user.type(await field('Username'), 'maya');
    await user.type(await field('Email'), 'maya@example.com');
    await user.type(await field('Password'), 'iloveyou');
    expect(await screen.findByText(/^Password strength: too easy to guess/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Agree & Join' }));
    await waitFor(async () =>
      expect(await field('Password')).toHaveAccessibleDescription(
        /This password is too common\. Please choose another one/,
      ),
    );
    expect(await field('Password')).toHaveFocus();
    expect(server.to(SIGNUP)).toHaveLength(0);
  });

  it('tells what is wrong without asking the server', async () => {
    const { server, user } = open('/signup', {});
    await user.type(await field('Password'), 'short');
    await user.click(screen.getByRole('button', { name: 'Agree & Join' }));
    expect(await field('Password')).toHaveAccessibleDescription(/^Password must be at least 6 characters/);
    expect(await field('Email')).toHaveAccessibleDescription('Please enter a valid email address');
    expect(await field('Name')).toHaveFocus();
    expect(server.to(SIGNUP)).toHaveLength(0);
  });
});

describe('leaving', () => {
  const LOGOUT = { 'POST /auth/logout': () => json({ message: 'ok' }) };
  const logout = async ({ user }: ReturnType<typeof open>) => {
    await user.click(await screen.findByRole('button', { name: /Me$/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  };

  it('forgets the member and goes to the login screen', async () => {
    const app = open('/', { 'GET /auth/me': () => json(maya), ...LOGOUT });
    await logout(app);
    await waitFor(() => expect(app.address()).toBe('/login'));
    expect(app.toasts()).toEqual(['Logged out successfully']);
    expect({ ...localStorage }).toEqual({});
  });

  it('asks before the draft of a post is lost, and takes it along', async () => {
    draftStore(maya._id).write('Half a thought');
    const app = open('/', { 'GET /auth/me': () => json(maya), ...LOGOUT });
    await logout(app);
    const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
    await app.user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(draftStore(maya._id).read()).toBe('Half a thought');
    await logout(app);
    await app.user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(app.address()).toBe('/login'));
    expect({ ...localStorage }).toEqual({});
  });

  it.each([
    ['when the session is found to have ended', () => refusal(401, 'No session')],
    [
      'when somebody else is signed in by now',
      () => json({ ...maya, _id: 'somebody00000001', username: 'somebody' }),
    ],
  ])('takes along what was read, typed and left %s', async (_, next) => {
    const app = open('/', { 'GET /auth/me': [() => json(maya), next], 'GET /posts': () => json([]) });
    await app.user.type(
      await screen.findByRole('textbox', { name: 'What do you want to share?' }),
      'My secret',
    );
    app.client.setQueryData(['posts.get', 'read by Maya'], 'hers');
    await app.client.refetchQueries({ queryKey: ['auth.me'] });
    await waitFor(() => expect(screen.queryByDisplayValue('My secret')).not.toBeInTheDocument());
    expect(app.client.getQueryData(['posts.get', 'read by Maya'])).toBeUndefined();
    expect(Object.values({ ...localStorage }).join()).not.toContain('secret');
  });
});
