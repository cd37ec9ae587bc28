import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, json, type Replies, refusal } from '../testing/fake-server.ts';
import { maya, newcomer, post } from '../testing/people.ts';
import { project } from '../testing/projects.ts';
import { renderApp } from '../testing/render-app.tsx';

const PROJECT = `/projects/${project._id}`;

function open(screenPath: string, next: string, replies: Replies) {
  fakeServer({
    'GET /auth/me': () => refusal(401, 'No session'),
    'GET /posts': () => json([post]),
    [`GET ${PROJECT}`]: () => json({ project }),
    ...replies,
  });
  return renderApp(`${screenPath}?next=${encodeURIComponent(next)}`);
}

type User = ReturnType<typeof renderApp>['user'];

async function fill(user: User, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await user.type(await screen.findByLabelText(label), value);
}

describe('who signs in on the way to a place', () => {
  const signIn = async (next: string) => {
    const app = open('/login', next, { 'POST /auth/login': () => json(maya) });
    await fill(app.user, { 'Username or email': 'maya', Password: 'hearth-demo{Enter}' });
    return app;
  };

  it('is led to it', async () => {
    const { address } = await signIn(PROJECT);
    expect(await screen.findByRole('heading', { level: 1, name: project.name })).toBeInTheDocument();
    expect(address()).toBe(PROJECT);
  });

  it.each(['/login', '/signup?next=%2Flogin', '/pipeline', '/.//evil.example'])(
    'is at home where that is not theirs: %s',
    async (next) => {
      const { address } = await signIn(next);
      expect(await screen.findByText(post.content)).toBeInTheDocument();
      expect(address()).toBe('/');
    },
  );
});

describe('who is signed in already', () => {
  it.each([
    ['a member is led on at once', '/login', maya, PROJECT],
    ['a member is led on from the form to join as well', '/signup', maya, PROJECT],
    ['a new member chooses a role first', '/login', newcomer, '/role-selection'],
  ])('%s', async (_, link, member, where) => {
    const { address } = open(link, PROJECT, { 'GET /auth/me': () => json(member) });
    await waitFor(() => expect(address()).toBe(where));
  });
});

describe('who joins on the way to a place', () => {
  it('chooses a role, and is led to it then', async () => {
    const chosen = { ...newcomer, userRole: 'investor' as const };
    const { user, address } = open('/signup', PROJECT, {
      'POST /auth/signup': () => json(newcomer),
      'GET /json/': () => json({ city: 'Pune', region: 'Maharashtra', country_name: 'India' }),
      'POST /auth/update-role': () => json(chosen),
      'PUT /users/profile': () => json(chosen),
    });
    await fill(user, {
      Name: 'Maya Iyer',
      Username: 'maya',
      Email: 'maya@example.com',
      Password: 'quiet-harbour-lantern',
    });
    await user.click(screen.getByRole('button', { name: 'Agree & Join' }));
    await user.click(await screen.findByRole('radio', { name: /Investor/ }));
    expect(address()).toBe('/role-selection');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(address()).toBe(PROJECT));
  });

  it('a new member is led on once they have chosen a role', async () => {
    const chosen = { ...newcomer, userRole: 'job_seeker' } as const;
    const { address, user } = open('/login', PROJECT, {
      'GET /auth/me': () => json(newcomer),
      'POST /auth/update-role': () => json(chosen),
      'PUT /users/profile': () => json(chosen),
    });
    await user.click(await screen.findByRole('radio', { name: /Looking to Join/ }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(address()).toBe(PROJECT));
  });
});
