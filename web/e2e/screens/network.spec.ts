import { expect, test } from '@playwright/test';
import { enter, stayHome } from '../people.ts';
import { endFeedEarly, expectGoodScreen } from './good-screen.ts';

test.beforeEach(({ context }) => stayHome(context));

const PEOPLE_SCREENS = [
  ['maya', '/network', 'My Network'],
  ['maya', '/connections/maya', 'My Connections'],
  ['maya', '/connections/daniel', "Daniel Okafor's Connections"],
  ['maya', '/connections/daniel/mutual', 'Mutual connections with Daniel Okafor'],
  ['maya', '/connections/jonas', 'Access Restricted'],
  ['maya', '/connections/nobody-at-all', 'User Not Found'],
  ['maya', '/search?q=a', 'Search Results'],
  ['maya', '/search?q=a&kind=projects', 'Search Results'],
  ['maya', '/search?q=de&kind=roles', 'Search Results'],
  ['maya', '/search?q=a&kind=posts', 'Search Results'],
  ['maya', '/search?q=nobody-at-all', 'Search Results'],
  ['priya', '/recommendations', 'Founders looking for talent'],
  ['priya', '/all-connections', 'All Potential Connections'],
] as const;

for (const [username, path, heading] of PEOPLE_SCREENS)
  test(`${path} for ${username}`, async ({ page }) => {
    await enter(page, username, path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await expectGoodScreen(page);
  });

test('the search of the top bar, with somebody found and with nobody', async ({ page }, { project }) => {
  // Two screens in one.
  test.slow();
  await endFeedEarly(page);
  await enter(page, 'maya', '/');
  await page.getByRole('article').first().waitFor();
  if (project.name === 'phone') await page.getByRole('button', { name: 'Search Hearth' }).click();
  const box = page.getByRole('combobox', { name: 'Search Hearth' });
  await box.fill('nobody at all');
  await page.getByText('No users found').waitFor();
  await expectGoodScreen(page);

  if (await box.isHidden()) await page.getByRole('button', { name: 'Search Hearth' }).click();
  await box.fill('a');
  await page.getByRole('option').first().waitFor();
  await box.press('ArrowDown');
  await expectGoodScreen(page);
});

test('the question before a connection is removed', async ({ page }) => {
  await enter(page, 'maya', '/connections/maya');
  await page
    .getByRole('button', { name: /^Connected/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await expectGoodScreen(page);
});
