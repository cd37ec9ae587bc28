import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, json, refusal } from '../../testing/fake-server.ts';
import { newcomer, post } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const ROLE = 'POST /auth/update-role';
const PROFILE = 'PUT /users/profile';
const PLACE = 'GET /json/';

const answers = {
  'GET /auth/me': () => json(newcomer),
  [PLACE]: () => json({ city: 'Pune', region: 'Maharashtra', country_name: 'India' }),
  [ROLE]: () => json({ ...newcomer, userRole: 'investor' as const }),
  [PROFILE]: () => json({ ...newcomer, userRole: 'investor' as const }),
  'GET /posts': () => json([post]),
};

const choose = async (user: ReturnType<typeof renderApp>['user'], name: RegExp) => {
  await user.click(await screen.findByRole('radio', { name }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
};

describe('role selection', () => {
  it('shows a loading state until the current user is there', async () => {
    let answer = (_: Response) => {};
    fakeServer({
      ...answers,
      'GET /auth/me': () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    renderApp('/role-selection');
    expect(await screen.findByText('Loading...')).toBeInTheDocument();
    answer(json(newcomer));
    expect(await screen.findAllByRole('radio')).toHaveLength(3);
  });

  it('says so when the user cannot be loaded, and leads to the login', async () => {
    fakeServer({ 'GET /auth/me': () => refusal(401, 'No session') });
    renderApp('/role-selection');
    expect(
      await screen.findByText('Error loading user data. Please refresh the page or login again.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
  });

  it('asks for a role when none is chosen', async () => {
    const server = fakeServer(answers);
    const { user } = renderApp('/role-selection');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Please select a role to continue')).toBeInTheDocument();
    expect(server.to(ROLE)).toHaveLength(0);
  });

  it('takes the role, fills the first fields of the profile, welcomes, and leads on', async () => {
    const server = fakeServer(answers);
    const { user, toasts, address } = renderApp('/role-selection');
    await choose(user, /Investor/);
    await waitFor(() => expect(toasts()).toContain("Welcome! You're now registered as a Investor"));
    expect(address()).toBe('/role-selection');
    expect(server.to(ROLE)[0]?.body).toEqual({ userRole: 'investor' });
    expect(server.to(PROFILE)[0]?.body).toMatchObject({
      location: 'Pune, Maharashtra, India',
      investmentRange: { min: 10_000, max: 100_000 },
    });
    await waitFor(() => expect(address()).toBe('/profile/maya'));
  });

  it('falls back to the default place when the location service fails', async () => {
    const server = fakeServer({ ...answers, [PLACE]: () => refusal(429, 'Too many') });
    const { user } = renderApp('/role-selection');
    await choose(user, /Startup Founder/);
    await waitFor(() =>
      expect(server.to(PROFILE)[0]?.body).toMatchObject({
        location: 'Hyderabad, Telangana, India',
        founderInfo: { startupStage: 'idea', lookingFor: ['funding', 'team'] },
      }),
    );
  });

  it('stays, with the choice kept, when the role cannot be updated', async () => {
    fakeServer({ ...answers, [ROLE]: () => refusal(400, 'Valid user role is required') });
    const { user, toasts, address } = renderApp('/role-selection');
    await choose(user, /Looking to Join/);
    await waitFor(() => expect(toasts()).toEqual(['Valid user role is required']));
    expect(screen.getByRole('radio', { name: /Looking to Join/ })).toBeChecked();
    expect(address()).toBe('/role-selection');
  });
});
