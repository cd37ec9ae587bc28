import { test } from '@playwright/test';
import { enter, stayHome } from '../people.ts';
import { endFeedEarly, expectGoodScreen } from './good-screen.ts';

test.beforeEach(({ context }) => stayHome(context));

test('reports, what is asked before a decision, and none', async ({ page }) => {
  test.slow();
  await enter(page, 'admin', '/admin/reports');
  await page.getByRole('article').first().waitFor();
  await expectGoodScreen(page);

  await page
    .getByRole('button', { name: /^Suspend: / })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await expectGoodScreen(page);

  await page.route('**/api/v1/admin/reports*', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await page.getByText('Nothing to decide').waitFor();
  await expectGoodScreen(page);
});

test("an administrator's home, and the audit list", async ({ page }) => {
  test.slow();
  await endFeedEarly(page);
  await enter(page, 'admin', '/');
  await page.getByRole('article').first().waitFor();
  await page.getByRole('list', { name: 'Moderation' }).waitFor();
  await expectGoodScreen(page);

  await page.goto('/admin/reports?show=audit');
  await page.getByRole('tab', { name: 'Audit list', selected: true }).waitFor();
  await expectGoodScreen(page);
});

test('what is asked before a report', async ({ page }) => {
  await enter(page, 'maya', '/profile/daniel');
  // The posts below have such a button each.
  await page
    .getByRole('button', { name: /^More: / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /^Report/ }).click();
  await page.getByRole('dialog').waitFor();
  await expectGoodScreen(page);
});

test('a screen of a suspended member', async ({ page }) => {
  await page.route('**/api/v1/auth/me', async (route) => {
    const member = await (await route.fetch()).json();
    const suspension = { until: '2099-12-01T12:00:00.000Z', reason: 'falseProfile' };
    await route.fulfill({ json: { ...member, suspension } });
  });
  await enter(page, 'maya', '/notifications');
  await page.getByText('Your account is suspended until').waitFor();
  await expectGoodScreen(page);
});
