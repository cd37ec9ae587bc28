import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CurrentUser } from '../../../../shared/model/member.ts';
import { fakeServer, json } from '../../testing/fake-server.ts';
import { maya } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const priya: CurrentUser = { ...maya, username: 'priya', userRole: 'job_seeker', isAdmin: true };

function shellFor(member: CurrentUser) {
  fakeServer({ 'GET /auth/me': () => json(member) });
  return renderApp('/test');
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
  ['Notifications', '/notifications'],
];
const IN_ME_MENU = [
  ['View Profile', '/profile/priya'],
  ['My Applications', '/applications'],
  ['Settings', '/settings'],
  ['Reports', '/admin/reports'],
];
const ACTIONS = ['Sync Connections', 'Logout'];

it('shows the main links in the bar and the rest in the Me menu', async () => {
  const { user } = shellFor(priya);
  expect(linksIn(await screen.findByRole('navigation', { name: 'Main' }), 'link')).toEqual(IN_BAR);
  await user.click(screen.getByRole('button', { name: 'Me' }));
  const menu = await screen.findByRole('menu');
  expect(linksIn(menu, 'menuitem')).toEqual(IN_ME_MENU);
  expect(namesIn(menu, 'menuitem')).toEqual(ACTIONS);
});

it('shows all of them in the slide-in menu', async () => {
  const { user } = shellFor(priya);
  await user.click(await screen.findByRole('button', { name: 'Open menu' }));
  const menu = await screen.findByRole('dialog');
  expect(linksIn(menu, 'link')).toEqual([...IN_BAR, ...IN_ME_MENU]);
  expect(namesIn(menu, 'button').filter(Boolean)).toEqual(ACTIONS);
});

it('leads nobody to what is for another role, and offers the sync to the administrator alone', async () => {
  const { user } = shellFor({ ...priya, userRole: 'founder', isAdmin: false });
  await user.click(await screen.findByRole('button', { name: 'Me' }));
  const menu = await screen.findByRole('menu');
  expect(linksIn(menu, 'menuitem')).toEqual([
    ['View Profile', '/profile/priya'],
    ['Settings', '/settings'],
  ]);
  expect(namesIn(menu, 'menuitem')).toEqual(['Logout']);
});
