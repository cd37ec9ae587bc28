import { expect, type Page, test } from '@playwright/test';
import { enter, stayHome } from './people.ts';

const place = (page: Page) => page.evaluate(() => window.scrollY);

test.beforeEach(async ({ context, page }) => {
  await stayHome(context);
  await enter(page, 'maya', '/favicon.svg');
});

test('a new screen begins at its top, and Back leads to where one was', async ({ page }) => {
  await page.goto('/projects');
  const last = page.getByRole('link', { name: /^View Details/ }).last();
  await last.scrollIntoViewIfNeeded();
  const before = await place(page);
  expect(before).toBeGreaterThan(300);
  // A press of the mouse would scroll first.
  await last.dispatchEvent('click');
  await expect(page).toHaveURL(/\/projects\/.+/);
  await expect.poll(() => place(page)).toBe(0);
  await page.goBack();
  await expect(last).toBeVisible();
  await expect.poll(() => place(page)).toBe(before);
});

test('another address that is opened in the same tab begins at its top', async ({ page }) => {
  await page.goto('/projects');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await place(page)).toBe(0);
});

test('another order of the list does not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 760 });
  await page.goto('/projects');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 60));
  await page.getByRole('combobox', { name: /sort/i }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/sort=/);
  expect(await place(page)).toBe(60);
});
