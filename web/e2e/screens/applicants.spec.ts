import { expect, test } from '@playwright/test';
import { enter, stayHome } from '../people.ts';
import { expectGoodScreen } from './good-screen.ts';

test.beforeEach(({ context }) => stayHome(context));

test('applicants, one of them, several to decline, and none', async ({ page }) => {
  // Five screens in one.
  test.slow();
  await enter(page, 'maya', '/applicants');
  const rows = page.getByRole('list', { name: 'Applications' });
  await rows.getByRole('link', { name: 'Marcus Byrne' }).waitFor();
  await expectGoodScreen(page);

  await page.getByLabel('Role', { exact: true }).selectOption('Mobile Engineer, Tidewise');
  await page.getByLabel('Sort by').selectOption('Best match first');
  await rows.getByRole('link', { name: 'Marcus Byrne' }).waitFor();
  await rows.getByRole('checkbox', { name: 'Select Marcus Byrne, Mobile Engineer' }).check();
  await page.getByRole('button', { name: 'Decline selected' }).click();
  await page.getByRole('dialog').waitFor();
  await expectGoodScreen(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

  await rows.getByRole('link', { name: 'Marcus Byrne' }).click();
  await page.getByRole('article').getByText('Your note').waitFor();
  await page.getByRole('heading', { name: 'Profile', exact: true }).waitFor();
  await expectGoodScreen(page);

  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  await page.route('**/api/v1/people/applications*', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, applications: [], totalApplications: 0 } });
  });
  await page.goto('/applicants');
  await page.getByRole('heading', { name: 'Nobody has applied yet' }).waitFor();
  await expectGoodScreen(page);
});
