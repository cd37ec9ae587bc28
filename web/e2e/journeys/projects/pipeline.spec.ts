import { expect, test } from '@playwright/test';
import { join } from '../../people.ts';
import { publish } from '../../projects.ts';

test('an investor keeps an eye on a project, notes something, and moves it on', async ({ browser }) => {
  const founder = await join(browser, 'Owner', 'founder');
  const name = `Mill ${Date.now().toString(36)}`;
  const path = await publish(founder.page, { name });
  const { page } = await join(browser, 'Investor', 'investor');

  await page.goto(path);
  await page.getByLabel('State').selectOption('Watching');
  await page.getByLabel('Note', { exact: true }).fill('Ask for the deck');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Note saved')).toBeVisible();

  await page.getByRole('button', { name: /Me$/ }).click();
  await page.getByRole('menuitem', { name: 'Pipeline' }).click();
  const row = page.getByRole('article', { name });
  await expect(row).toContainText('Ask for the deck');
  await page.getByLabel(`State of ${name}`).selectOption('Talking');
  await expect(page.getByRole('heading', { name: 'No projects that you watch' })).toBeVisible();
  await page.getByRole('tab', { name: 'Talking' }).click();
  await expect(row).toBeVisible();
  await page.reload();
  await expect(row).toContainText('Ask for the deck');
});
