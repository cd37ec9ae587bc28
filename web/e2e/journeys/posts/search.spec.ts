import { expect, test } from '@playwright/test';
import { enter, stayHome } from '../../people.ts';

test.beforeEach(({ context }) => stayHome(context));

test('people, projects, open roles and posts are found by the beginnings of words, by keyboard', async ({
  page,
}) => {
  await enter(page, 'daniel', '/');
  const field = page.getByRole('combobox', { name: 'Search Hearth' });
  await field.fill('tide');
  const found = page.getByRole('listbox');
  await expect(found.getByRole('group', { name: 'Projects' })).toContainText('Tidewise');
  await expect(found.locator('mark').first()).toHaveText(/^tide/i);
  await field.press('ArrowUp');
  await expect(found.getByRole('option', { name: 'See all results for "tide"' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=tide$/);
  await page.getByRole('tab', { name: /^Projects/ }).click();
  await expect(page).toHaveURL(/kind=projects/);
  await page.getByRole('link', { name: 'Tidewise', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tidewise' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: /^Projects/ })).toHaveAttribute('aria-selected', 'true');

  await field.fill('');
  await field.click();
  await expect(page.getByRole('option', { name: 'tide', exact: true })).toBeVisible();
});

test('a search is saved with its filters, found among those that are saved, and removed', async ({
  page,
}) => {
  await enter(page, 'priya', '/roles?search=designer&place=remote');
  await page.getByRole('button', { name: 'Save this search' }).click();
  await expect(page.getByText(/^Saved\. You are told/)).toBeVisible();
  await page.goto('/saved');
  await page.getByRole('link', { name: 'Saved searches' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Open roles · Remote' });
  const tell = row.getByRole('checkbox');
  await expect(tell).toBeChecked();
  const turnedOff = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/v1/searches') && answer.request().method() === 'POST',
  );
  await tell.click();
  await expect(tell).not.toBeChecked();
  await turnedOff;
  await page.reload();
  await expect(tell).not.toBeChecked();
  await row.getByRole('link', { name: 'designer' }).click();
  await expect(page).toHaveURL(/\/search\?q=designer&kind=roles&place=remote$/);
  await expect(page.getByRole('combobox', { name: 'Place' })).toHaveValue('remote');
  await page.getByRole('button', { name: 'Remove saved search' }).click();
  await expect(page.getByRole('button', { name: 'Save this search' })).toBeVisible();
  await page.goto('/search');
  await expect(page.getByRole('heading', { name: 'No saved searches' })).toBeVisible();
});

test('what was found is narrowed down by what things of its kind have, by keyboard, and all of it comes back', async ({
  page,
}) => {
  await enter(page, 'daniel', '/search?q=de&kind=roles');
  const rows = page.getByRole('list', { name: 'Open roles' }).getByRole('article');
  await rows.first().waitFor();
  const all = await rows.count();
  expect(all).toBeGreaterThan(1);
  const filters = page.getByRole('button', { name: 'Filters' });
  await filters.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const place = page.getByRole('combobox', { name: 'Place' });
  await place.selectOption('remote');
  await expect(page).toHaveURL(/\/search\?q=de&kind=roles&place=remote$/);
  await expect(page.getByRole('tab', { name: `Open roles (${all})` })).toHaveCount(0);
  await rows.first().waitFor();
  const remote = await rows.count();
  expect(remote).toBeLessThan(all);
  await expect(page.getByRole('tab', { name: `Open roles (${remote})` })).toBeVisible();

  await page.getByRole('combobox', { name: 'Commitment' }).selectOption('internship');
  await page.getByRole('combobox', { name: 'Stage' }).selectOption('exit');
  await expect(page.getByText('Nothing with these words fits the filters.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Filters (3)' })).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: 'Clear Filters' }).last().click();
  await expect(page).toHaveURL(/\/search\?q=de&kind=roles$/);
  await expect(rows).toHaveCount(all);

  await page.getByRole('tab', { name: /^People/ }).click();
  // People have no filter yet, so theirs stay out of the way.
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Role' }).selectOption('investor');
  await expect(page).toHaveURL(/role=investor/);
});
