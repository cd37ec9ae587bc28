import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CurrentUser } from '../../../../../shared/model/member.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { maya } from '../../../testing/people.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const priya: CurrentUser = { ...maya, username: 'priya', userRole: 'job_seeker' };
const admin: CurrentUser = { ...maya, username: 'admin', userRole: null, isAdmin: true };

function shellFor(member: CurrentUser, path = '/test') {
  const server = fakeServer({
    'GET /auth/me': () => json(member),
    'GET /posts': () => json([]),
    'GET /notifications': () => json([]),
    'GET /admin/reports': () => json([]),
    'GET /admin/audit': () => json([]),
  });
  return { server, ...renderApp(path) };
}

const linksIn = (container: HTMLElement, role: 'link' | 'menuitem') =>
  within(container)
    .getAllByRole(role)
    .filter((element) => element.hasAttribute('href'))
    .map((element) => [element.textContent, element.getAttribute('href')]);
const namesIn = (container: HTMLElement, role: 'button' | 'menuitem') =>
  within(container)
    .getAllByRole(role)
    .filter((element) => !element.hasAttribute('href'))
    .map((element) => element.textContent);

const IN_BAR = [
  ['Home', '/'],
  ['My Network', '/network'],
  ['Projects', '/projects'],
  ['Messages', '/messages'],
  ['Notifications', '/notifications'],
];
const IN_ME_MENU = [
  ['View Profile', '/profile/priya'],
  ['Roles', '/roles'],
  ['My Applications', '/applications'],
  ['Saved', '/saved'],
  ['Settings', '/settings'],
];
const SHORTCUTS = 'Keyboard shortcuts';
const ACTIONS = ['Logout'];

const ADMIN_BAR = [
  ['Home', '/'],
  ['Reports', '/admin/reports'],
  ['Projects', '/projects'],
  ['Notifications', '/notifications'],
];
const ADMIN_ME_MENU = [
  ['View Profile', '/profile/admin'],
  ['Saved', '/saved'],
  ['Settings', '/settings'],
  ['Suspended members', '/admin/reports?show=suspended'],
  ['Audit list', '/admin/reports?show=audit'],
];
const ADMIN_ACTIONS = ['Sync Connections', 'Logout'];

it('shows the main links in the bar and the rest in the Me menu', async () => {
  const { user } = shellFor(priya);
  expect(linksIn(await screen.findByRole('navigation', { name: 'Main' }), 'link')).toEqual(IN_BAR);
  await user.click(screen.getByRole('button', { name: 'Me' }));
  const menu = await screen.findByRole('menu');
  expect(linksIn(menu, 'menuitem')).toEqual(IN_ME_MENU);
  expect(namesIn(menu, 'menuitem')).toEqual([SHORTCUTS, ...ACTIONS]);
});

it('shows five of them as tabs, those for the role first, and the rest in the slide-in menu', async () => {
  const { user } = shellFor(priya);
  expect(linksIn(await screen.findByRole('navigation', { name: 'Tabs' }), 'link')).toEqual([
    ['Home', '/'],
    ['My Network', '/network'],
    ['Roles', '/roles'],
    ['Messages', '/messages'],
    ['Notifications', '/notifications'],
  ]);
  await user.click(await screen.findByRole('button', { name: 'Open menu' }));
  const menu = await screen.findByRole('dialog');
  expect(linksIn(menu, 'link')).toEqual([
    ['Projects', '/projects'],
    ...IN_ME_MENU.filter(([label]) => label !== 'Roles'),
  ]);
  expect(namesIn(menu, 'button').filter(Boolean)).toEqual(ACTIONS);
});

it('leads administrators to what members report instead of to a network', async () => {
  const { user } = shellFor(admin);
  expect(linksIn(await screen.findByRole('navigation', { name: 'Main' }), 'link')).toEqual(ADMIN_BAR);
  await user.click(screen.getByRole('button', { name: 'Me' }));
  const menu = await screen.findByRole('menu');
  expect(linksIn(menu, 'menuitem')).toEqual(ADMIN_ME_MENU);
  expect(namesIn(menu, 'menuitem')).toEqual(['Sync Connections', SHORTCUTS, 'Logout']);
});

it('shows them the same in the slide-in menu, where one of the links to the reports is the current one', async () => {
  const { user } = shellFor(admin, '/admin/reports?show=audit');
  await user.click(await screen.findByRole('button', { name: 'Open menu' }));
  const menu = await screen.findByRole('dialog');
  expect(linksIn(menu, 'link')).toEqual(ADMIN_ME_MENU);
  expect(namesIn(menu, 'button').filter(Boolean)).toEqual(ADMIN_ACTIONS);
  const current = within(menu).getAllByRole('link', { current: 'page' });
  expect(current.map((link) => link.textContent)).toEqual(['Audit list']);
});

it.each(['/', '/notifications'])('asks nothing about connections for administrators on %s', async (path) => {
  const { server } = shellFor(admin, path);
  const duties = within(await screen.findByRole('list', { name: 'Moderation' }));
  expect(duties.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/reports',
    '/admin/reports?show=suspended',
    '/admin/reports?show=audit',
  ]);
  await waitFor(() => expect(server.to('GET /notifications').length).toBeGreaterThan(0));
  expect(server.to('GET /connections/requests')).toHaveLength(0);
  expect(server.to('GET /users/suggestions')).toHaveLength(0);
  // The list of notifications can be narrowed to them.
  expect(screen.queryByText('Connections', { ignore: '[role="tab"] *' })).not.toBeInTheDocument();
});

it('leads nobody to what is for another role, and offers the sync to the administrator alone', async () => {
  const { user } = shellFor({ ...priya, userRole: 'founder', isAdmin: false });
  await user.click(await screen.findByRole('button', { name: 'Me' }));
  const menu = await screen.findByRole('menu');
  expect(linksIn(menu, 'menuitem')).toEqual([
    ['View Profile', '/profile/priya'],
    ['Applicants', '/applicants'],
    ['Saved', '/saved'],
    ['Settings', '/settings'],
  ]);
  expect(namesIn(menu, 'menuitem')).toEqual([SHORTCUTS, ...ACTIONS]);
});
