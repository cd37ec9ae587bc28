import { expect, type Page, test } from '@playwright/test';
import { enter, signUp, somebody, stayHome } from '../../people.ts';

test.beforeEach(({ context }) => stayHome(context));

/** Every call fails, as with a server that is gone. */
const loseConnection = (page: Page) => page.route('**/api/v1/**', (route) => route.abort('connectionreset'));

/** Whether something can be pressed where it stands, with nothing over it. */
const isWithinReach = { trial: true, timeout: 1_000 };

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 375, height: 760 },
])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("the toast of a new member leaves 'Got it' within reach", async ({ page }) => {
      await signUp(page, somebody());
      await page.getByRole('radio', { name: 'Founder' }).check();
      await page.getByRole('button', { name: 'Continue' }).click();
      const toast = page.getByText("Welcome! You're now registered as a");
      // While it is pointed at, it stays. The mouse would wait until it stands still, for longer than it may be there.
      await toast.dispatchEvent('mouseover');
      const gotIt = page.getByRole('button', { name: 'Got it' });
      await expect(gotIt).toBeVisible();
      await gotIt.click(isWithinReach);
      await expect(toast).toBeVisible();
    });

    test('without a connection the bar stays below the banner, and no toast covers it', async ({ page }) => {
      await enter(page, 'priya', '/');
      await page.getByRole('article').first().waitFor();
      await loseConnection(page);
      await page.getByRole('button', { name: 'Like' }).first().click();
      const banner = page
        .getByRole('alert')
        .filter({ hasText: 'Connection error: Unable to reach the server' });
      await expect(banner).toBeVisible();
      await page.getByRole('article').nth(2).scrollIntoViewIfNeeded();

      const bar = page.getByRole('banner');
      const places = async () => [await banner.boundingBox(), await bar.boundingBox()];
      await expect(async () => {
        const [above, below] = await places();
        expect(above?.y).toBe(0);
        expect(below?.y).toBe(above?.height);
      }).toPass({ timeout: 2_000 });
      await expect(page.locator('.mantine-Notification-root').first()).toBeVisible();
      for (const link of await bar.getByRole('link').all())
        if (await link.isVisible()) await link.click(isWithinReach);
    });
  });
