import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CurrentUser, Role } from '../../../../shared/model/member.ts';
import { fakeServer, json } from '../../testing/fake-server.ts';
import { maya } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const NOTHING = {
  'GET /posts': () => json([]),
  'GET /connections': () => json([]),
  'GET /connections/requests': () => json([]),
  'GET /notifications': () => json([]),
  'GET /conversations': () => json([]),
  'GET /saved': () => json([]),
  'GET /users/me/applications': () => json([]),
  [`GET /projects/user/${maya._id}`]: () => json({ projects: [] }),
  'GET /users/suggestions': () => json([]),
};

const open = (path: string, member: CurrentUser) => {
  fakeServer({ 'GET /auth/me': () => json(member), ...NOTHING });
  return renderApp(path);
};

/** The text of an empty screen, and where each role goes from there. */
const SCREENS: [string, string, Record<Role, [name: string, href: string]>][] = [
  [
    '/',
    'No posts yet! Be the first to share something with the community.',
    {
      founder: ['Create Project', '/projects/create'],
      job_seeker: ['See matching roles', '/roles?sort=match'],
      investor: ['Browse Projects', '/projects'],
    },
  ],
  [
    '/network',
    'No Connection Requests',
    {
      founder: ['Find investors', '/recommendations'],
      job_seeker: ['Find founders', '/recommendations'],
      investor: ['Find founders', '/recommendations'],
    },
  ],
  [
    '/notifications',
    'No notifications yet',
    {
      founder: ['Find investors', '/recommendations'],
      job_seeker: ['See matching roles', '/roles?sort=match'],
      investor: ['Browse Projects', '/projects'],
    },
  ],
  [
    '/messages',
    'No conversations yet',
    {
      founder: ['Your applicants', '/applicants'],
      job_seeker: ['My Applications', '/applications'],
      investor: ['Find founders', '/recommendations'],
    },
  ],
  [
    '/applications',
    'No applications yet',
    {
      founder: ['Your applicants', '/applicants'],
      job_seeker: ['See matching roles', '/roles?sort=match'],
      investor: ['Browse Projects', '/projects'],
    },
  ],
  [
    '/profile/maya/projects',
    'No projects yet.',
    {
      founder: ['Create Project', '/projects/create'],
      job_seeker: ['See matching roles', '/roles?sort=match'],
      investor: ['Open your pipeline', '/pipeline'],
    },
  ],
];

describe.each(SCREENS)('an empty %s', (path, text, steps) => {
  it.each(Object.entries(steps))('says so, and leads a %s on', async (role, [name, href]) => {
    open(path, { ...maya, userRole: role as Role });
    await screen.findByText(text);
    const links = await screen.findAllByRole('link', { name });
    expect(links.map((link) => link.getAttribute('href'))).toContain(href);
  });
});

it('leads administrators nowhere, who have no role', async () => {
  open('/notifications', { ...maya, username: 'admin', userRole: null, isAdmin: true });
  const words = await screen.findByText('No notifications yet');
  expect(words.parentElement?.querySelector('a')).toBeNull();
});
