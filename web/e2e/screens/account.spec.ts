import { test } from '@playwright/test';
import { enter, stayHome } from '../people.ts';
import { expectGoodScreen } from './good-screen.ts';

test.beforeEach(({ context }) => stayHome(context));

test('settings: with errors, with other sessions, with none, and without an answer', async ({ page }) => {
  // Three screens in one.
  test.slow();
  await enter(page, 'maya', '/settings');
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await enter(page, 'maya', '/settings');
  await sessions.getByRole('button', { name: 'End all other sessions' }).waitFor();
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Password is required').first().waitFor();
  await expectGoodScreen(page);

  await page.route('**/api/v1/auth/sessions', async (route) => {
    const list: { current: boolean }[] = await (await route.fetch()).json();
    await route.fulfill({ json: list.filter(({ current }) => current) });
  });
  await page.reload();
  await page.getByText('You are signed in nowhere else.').waitFor();
  await expectGoodScreen(page);

  await page.unroute('**/api/v1/auth/sessions');
  await page.route('**/api/v1/auth/sessions', (route) => route.fulfill({ status: 403, json: {} }));
  await page.reload();
  await sessions.getByRole('button', { name: 'Retry' }).waitFor();
  await expectGoodScreen(page);
});

test('notifications, and none', async ({ page }) => {
  await enter(page, 'maya', '/notifications');
  await page
    .getByRole('button', { name: /^Accept/ })
    .first()
    .waitFor();
  await expectGoodScreen(page);

  await page.route('**/api/v1/notifications', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await page.getByText('No notifications yet').waitFor();
  await expectGoodScreen(page);
});
