import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CurrentUser } from '../../../../../shared/model/member.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { mainLink } from '../../../testing/main-link.ts';
import { maya, profileOf } from '../../../testing/people.ts';
import { renderApp } from '../../../testing/render-app.tsx';

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
const links = async () =>
  within(await card())
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const noCard = () => expect(screen.queryByRole('complementary')).not.toBeInTheDocument();

const open = (member: CurrentUser, path = '/') => {
  const server = fakeServer({
    'GET /auth/me': () => json(member),
    'GET /posts': () => json([]),
    'GET /users/maya': () => json(profileOf(member)),
    [`GET /posts/user/${member._id}`]: () => json([]),
    'GET /notifications': () => json([]),
    'PUT /users/profile': () => json(member),
  });
  return { server, ...renderApp(path) };
};

describe('the checklist of the profile', () => {
  it('shows the score', async () => {
    open(maya);
    expect(await card()).toHaveTextContent('33%');
  });

  it('names what is missing, three items on home and all when asked, each leading to its field', async () => {
    const { user } = open(maya);
    expect(await links()).toEqual([
      ['Add a profile picture', '/profile/maya?edit#profilePicture'],
      ['Tell people about yourself', '/profile/maya?edit#about'],
      ['Add your location', '/profile/maya?edit#location'],
      ['COMPLETE PROFILE', '/profile/maya'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Show all 8 steps' }));
    expect(await links()).toHaveLength(9);
  });

  it.each([
    ['Tell people about yourself', 'About'],
    ['Add your skills', 'Add a skill'],
    ['Add your experience', 'Add experience'],
  ])("puts the focus into the profile's form: %s", async (item, field) => {
    const { user } = open(maya);
    await user.click(await screen.findByRole('button', { name: 'Show all 8 steps' }));
    await user.click(within(await card()).getByRole('link', { name: item }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit profile' })).toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(field));
  });

  it.each([
    ['Set your investment range', 'Minimum investment'],
    ['Say what you invest in', 'Interests'],
  ])('leads investors to their panel: %s', async (item, field) => {
    const { user } = open({ ...maya, userRole: 'investor' });
    await user.click(await screen.findByRole('button', { name: 'Show all 7 steps' }));
    await user.click(within(await card()).getByRole('link', { name: item }));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(field));
  });

  it.each(['/notifications', '/network', '/search?q=a', '/test'])(
    'is a shorter card on %s, which leads to the own profile',
    async (path) => {
      const { user, address } = open(maya, path);
      expect(await card()).toHaveTextContent('33%');
      expect(await links()).toEqual([['COMPLETE PROFILE', '/profile/maya']]);
      await user.click(screen.getByRole('link', { name: 'COMPLETE PROFILE' }));
      expect(address()).toBe('/profile/maya');
      await screen.findByRole('button', { name: 'Edit profile' });
      noCard();
    },
  );

  it.each(['/profile', '/profile/maya', '/profile/maya/activity', '/profile/daniel'])(
    'is not on %s',
    async (path) => {
      open(maya, path);
      await screen.findByRole('heading', { level: 1 });
      noCard();
    },
  );

  it('is not for visitors, nor before a role is chosen', async () => {
    open({ ...maya, userRole: null }, '/test');
    await screen.findByRole('heading', { level: 1 });
    await mainLink('Home');
    noCard();
  });

  it('stays away from every screen once it is skipped on one', async () => {
    const { user, go } = open(maya, '/notifications');
    await card();
    await user.click(screen.getByRole('button', { name: 'SKIP FOR NOW' }));
    noCard();
    await go('/test');
    await screen.findByRole('heading', { level: 1, name: /test/i });
    noCard();
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
