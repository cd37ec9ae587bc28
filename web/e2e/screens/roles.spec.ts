import { test } from '@playwright/test';
import { enter, stayHome } from '../people.ts';
import { expectGoodScreen } from './good-screen.ts';

test.beforeEach(({ context }) => stayHome(context));

test('roles: the list with its filters, the dialog to apply, none, and no answer', async ({ page }) => {
  // Four screens in one.
  test.slow();
  await enter(page, 'priya', '/roles?place=remote');
  await page.getByRole('article').first().waitFor();
  await expectGoodScreen(page);

  await page
    .getByRole('button', { name: /^Apply: / })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await expectGoodScreen(page);

  await page.goto('/roles?search=nobody-at-all');
  await page.getByText('No roles found').waitFor();
  await expectGoodScreen(page);

  await page.route('**/api/v1/roles?*', (route) => route.fulfill({ status: 403, json: {} }));
  await page.reload();
  await page.getByText('The roles could not be loaded').waitFor();
  await expectGoodScreen(page);
});

test('roles: what an investor sees', async ({ page }) => {
  await enter(page, 'daniel', '/roles');
  await page.getByRole('article').first().waitFor();
  await expectGoodScreen(page);
});
