import { expect, type Page, test } from '@playwright/test';
import { MEMBERS_SCREENS, VISITORS_SCREENS } from '../../every-screen.ts';
import { focused } from '../../focus.ts';
import { enter, stayHome } from '../../people.ts';

/** More stops than any screen has whose lists end after a page. */
const MOST_STOPS = 400;

/** Of lists whose rows are all alike, a few are enough. */
const ROWS = 3;

/** Goes through a screen with Tab alone, to its end. */
async function expectWalkable(page: Page) {
  // On a busy machine the frame of the page may be all there is for a while, with nothing on its way.
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const wrong = new Set<string>();
  let stops = 0;
  for (; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (!stop) break;
    for (const what of stop.wrong) wrong.add(`${stop.name} ${what}`);
  }
  expect.soft([...wrong], page.url()).toEqual([]);
  expect.soft(stops, `stops of ${page.url()}`).toBeGreaterThan(1);
  expect.soft(stops, `${page.url()} has an end`).toBeLessThan(MOST_STOPS);
}

test.beforeEach(async ({ context, page }) => {
  await stayHome(context);
  await page.route(/\/api\/v1\/(posts|notifications)\?/, async (route) => {
    const response = await route.fetch();
    const isList = response.status() === 200;
    await route.fulfill(isList ? { json: (await response.json()).slice(0, ROWS) } : { response });
  });
});

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 320, height: 640 };

for (const { who, screens, viewport } of [
  {
    who: 'a visitor on a phone',
    screens: VISITORS_SCREENS.map((path) => ['', path] as const),
    viewport: PHONE,
  },
  {
    who: 'a founder on a desktop',
    screens: MEMBERS_SCREENS.filter(([name]) => name === 'maya'),
    viewport: DESKTOP,
  },
  {
    who: 'a job seeker on a phone',
    screens: MEMBERS_SCREENS.filter(([name]) => name === 'priya'),
    viewport: PHONE,
  },
])
  test.describe('with the keyboard alone', () => {
    test.use({ viewport });

    test(`${who} reaches everything and sees where they are`, async ({ page }) => {
      // A walk through every screen takes a minute on two quiet cores.
      test.setTimeout(360_000);
      const [[username] = ['']] = screens;
      if (username) await enter(page, username, '/favicon.svg');
      for (const [, screen] of screens) {
        await page.goto(typeof screen === 'string' ? screen : await screen(page));
        await expectWalkable(page);
      }
    });
  });
