import { expect, type Page, test } from '@playwright/test';
import { MEMBERS_SCREENS, VISITORS_SCREENS } from '../../every-screen.ts';
import { enter, stayHome } from '../../people.ts';
import { shiftsOf, watchShifts } from '../../stillness.ts';

/** Code and answers come one after the other, so that each changes a screen that is already seen. */
const DELAYS_MS = [150, 300, 450];

/** Looks at a screen from the top on while it loads, but not at the foot of a list that goes on when it is seen. */
async function expectStill(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    const end = () => document.documentElement.scrollHeight - 2 * window.innerHeight;
    for (let y = 0; y < end(); y += window.innerHeight / 2) {
      window.scrollTo(0, y);
      await new Promise((seen) => setTimeout(seen, 50));
    }
  });
  await page.waitForLoadState('networkidle');
  const { total, moved } = await shiftsOf(page);
  expect.soft(total, `${page.url()}\n${moved.join('\n')}`).toBeLessThan(0.02);
}

test.beforeEach(async ({ context, page }) => {
  await stayHome(context);
  await watchShifts(page);
  let calls = 0;
  await page.route(/\/(api|assets)\//, async (route) => {
    await new Promise((later) => setTimeout(later, DELAYS_MS[calls++ % DELAYS_MS.length]));
    await route.continue();
  });
});

for (const { device, viewport } of [
  { device: 'desktop', viewport: { width: 1280, height: 900 } },
  { device: 'phone', viewport: { width: 375, height: 760 } },
])
  test.describe(`while it loads, nothing moves on a ${device}`, () => {
    test.use({ viewport });

    test('for visitors', async ({ page }) => {
      test.slow();
      for (const path of VISITORS_SCREENS) {
        await page.goto(path);
        await expectStill(page);
      }
    });

    for (const username of ['maya', 'priya'])
      test(`for ${username}`, async ({ page }) => {
        test.setTimeout(180_000);
        await enter(page, username, '/favicon.svg');
        for (const [who, screen] of MEMBERS_SCREENS) {
          if (who !== username) continue;
          await page.goto(typeof screen === 'string' ? screen : await screen(page));
          await expectStill(page);
        }
      });
  });
