import { expect, type Locator, type Page, test } from '@playwright/test';
import { enter, stayHome } from '../../people.ts';

const place = (page: Page) => page.evaluate(() => window.scrollY);

/** Where something stands in the window. */
const topOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().top);

/** Resolves once the page has neither grown nor moved for half a second. */
async function atRest(page: Page): Promise<void> {
  const state = () => page.evaluate(() => `${window.scrollY} ${document.documentElement.scrollHeight}`);
  await expect(async () => {
    const before = await state();
    await page.waitForTimeout(500);
    expect(await state()).toBe(before);
  }).toPass();
}

test.beforeEach(async ({ context, page }) => {
  await stayHome(context);
  await enter(page, 'maya', '/favicon.svg');
});

test('a new screen begins at its top, and Back leads to where one was', async ({ page }) => {
  await page.goto('/projects');
  const last = page.getByRole('link', { name: /^View Details/ }).last();
  await last.scrollIntoViewIfNeeded();
  await atRest(page);
  expect(await place(page)).toBeGreaterThan(300);
  const before = await topOf(last);
  // A press of the mouse would scroll first.
  await last.dispatchEvent('click');
  await expect(page).toHaveURL(/\/projects\/.+/);
  await expect.poll(() => place(page)).toBe(0);
  await page.goBack();
  await expect(last).toBeVisible();
  // Cards outside of the window have the height that they probably have, until they are drawn.
  await expect.poll(async () => Math.abs((await topOf(last)) - before)).toBeLessThan(8);
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

test.describe('in the app on the home screen of a phone', () => {
  test.use({ viewport: { width: 375, height: 760 }, hasTouch: true });

  test('a screen that is pulled down from its top is read anew', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    const finger = await page.context().newCDPSession(page);
    const touch = (type: string, ...touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
    const sign = page.getByRole('status').filter({ hasText: 'Refreshing' });
    const isRead = page.waitForResponse(/\/api\/v1\/posts(\?|$)/);
    // The gesture is there once the code of the live channel has come.
    await expect(async () => {
      await touch('touchStart', { x: 180, y: 120 });
      for (const y of [150, 200, 300]) await touch('touchMove', { x: 180, y });
      await touch('touchEnd');
      await expect(sign).toBeAttached({ timeout: 300 });
    }).toPass();
    expect((await isRead).status()).toBe(200);
    await expect(sign).toHaveCount(0);
  });
});
