import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CurrentUser } from '../../../../shared/model/member.ts';
import { fakeServer, json } from '../../testing/fake-server.ts';
import { maya } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const complete: CurrentUser = {
  ...maya,
  profilePicture: '/media/maya.jpg',
  about: 'Building.',
  location: 'Pune',
  phone: '1',
  linkedin: 'https://example.com',
  skills: ['Go'],
  education: [{ school: 'IIT', fieldOfStudy: '', startYear: null, endYear: null, logo: '' }],
  experience: [{ title: 'CTO', company: '', startDate: '', endDate: null, description: '', logo: '' }],
};

const card = () => screen.findByRole('complementary', { name: 'Complete your profile' });
const noCard = () => expect(screen.queryByRole('complementary')).not.toBeInTheDocument();

const open = (member: CurrentUser) => {
  const server = fakeServer({
    'GET /auth/me': () => json(member),
    'GET /posts': () => json([]),
    'PUT /users/profile': () => json(member),
  });
  return { server, ...renderApp('/') };
};

describe('the profile-completion card (SPEC section 2)', () => {
  it('shows the score', async () => {
    open(maya);
    expect(await card()).toHaveTextContent('33%');
  });

  it('goes away when it is skipped, and is remembered in this browser', async () => {
    const { server, user } = open(maya);
    await card();
    await user.click(screen.getByRole('button', { name: 'SKIP FOR NOW' }));
    noCard();
    expect(localStorage.getItem(`hearth.completion-skipped.${maya._id}`)).not.toBeNull();
    await waitFor(() =>
      expect(server.to('PUT /users/profile')[0]?.body).toEqual({ onboardingCompleted: true }),
    );
  });

  it('stays away once skipped', async () => {
    localStorage.setItem(`hearth.completion-skipped.${maya._id}`, '1');
    open(maya);
    await screen.findByRole('textbox');
    noCard();
  });

  it('is hidden once onboarding is completed and the score is 100, and not before', async () => {
    open({ ...complete, onboardingCompleted: true });
    await screen.findByRole('textbox');
    noCard();
  });

  it('still shows at 100 while onboarding is not completed', async () => {
    open(complete);
    expect(await card()).toHaveTextContent('100%');
  });
});
