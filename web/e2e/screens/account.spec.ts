import { test } from '@playwright/test';
import { CHROMIUM } from '../chromium.ts';
import { enter, stayHome } from '../people.ts';
import { expectGoodScreen } from './good-screen.ts';

// The one without a window has no Web Push.
test.use({ launchOptions: CHROMIUM });

test.beforeEach(({ context }) => stayHome(context));

test('settings: with errors, with other sessions, with none, and without an answer', async ({
  page,
  browser,
}) => {
  // Three screens in one.
  test.slow();
  const other = await browser.newContext();
  await enter(await other.newPage(), 'maya', '/test');
  await enter(page, 'maya', '/settings');
  const sessions = page.getByRole('region', { name: 'Sessions' });
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

test('settings: with a passkey, new recovery codes, and data that is ready', async ({ page }) => {
  // Two screens in one.
  test.slow();
  const createdAt = '2026-11-20T08:00:00.000Z';
  const answers = {
    'auth/passkeys': [
      { _id: 'aaaaaaaaaaaaaaaa', name: 'Work laptop', createdAt, lastUsedAt: createdAt, synced: true },
    ],
    'auth/recovery-codes': {
      codes: Array.from({ length: 10 }, (_, nth) => `k3p7-9mxt-q2wd-h8rv-5n0c-000${nth}`),
      left: 7,
      createdAt,
    },
    'users/me/export': {
      state: 'ready',
      bytes: 12_582_912,
      validUntil: '2026-11-24T08:00:00.000Z',
      nextAt: '2026-11-24T08:00:00.000Z',
      url: 'http://127.0.0.1:1/a.zip',
    },
  };
  for (const [path, json] of Object.entries(answers))
    await page.route(`**/api/v1/${path}`, (route) => route.fulfill({ json }));
  await enter(page, 'maya', '/settings');
  const codes = page.getByRole('region', { name: 'Recovery codes', exact: true });
  await page.getByRole('link', { name: 'Download' }).waitFor();
  await page.getByRole('button', { name: 'Turn on for this device' }).waitFor();
  await codes.getByRole('button', { name: 'Make new recovery codes' }).waitFor();
  await expectGoodScreen(page);

  await codes.getByRole('button', { name: 'Make new recovery codes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make new recovery codes' }).click();
  await codes.getByRole('button', { name: 'I have kept them' }).waitFor();
  await expectGoodScreen(page);
});

test('notifications, and none', async ({ page }) => {
  await enter(page, 'maya', '/notifications');
  await page
    .getByRole('button', { name: /^Accept/ })
    .first()
    .waitFor();
  await expectGoodScreen(page);

  await page.route('**/api/v1/notifications?*', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await page.getByText('No notifications yet').waitFor();
  await expectGoodScreen(page);
});
