import { expect, type Page, test } from '@playwright/test';
import { cutTexts } from '../cut-texts.ts';
import { keepScreenshot } from './keep-screenshot.ts';
import { violationsOf } from './violations.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Lets the feed end after its first page: a window as tall as the page would load all of them, and axe look at each. */
export async function endFeedEarly(page: Page): Promise<void> {
  await page.route(/\/api\/v1\/posts\?.*cursor=/, (route) => route.fulfill({ json: [] }));
}

/** The narrower width at which each look is seen as well. */
const NARROWER: Readonly<Record<string, number>> = { desktop: 768, phone: 320 };

/** Makes the window as tall as the page, so that bars that stay at its edges cover nothing that could be scrolled to. */
async function showWhole(page: Page, { width, height }: { width: number; height: number }) {
  await page.setViewportSize({ width, height });
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, whole) });
}

/** What arrives late makes the page taller than its window. */
async function showAddition(page: Page) {
  const size = page.viewportSize();
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  if (size && whole > size.height) await page.setViewportSize({ width: size.width, height: whole });
}

/** Nothing is cut or covered, and nothing scrolls sideways, at the width of the look and at a narrower one. */
async function expectNothingCut(page: Page, size: { width: number; height: number }) {
  for (const width of [size.width, NARROWER[test.info().project.name] ?? size.width]) {
    await showWhole(page, { ...size, width });
    // An open menu takes its new place with the next drawing.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
        message: `scrolls sideways at ${width} px`,
      })
      .toBeLessThanOrEqual(0);
    const findCut = async () => {
      await showAddition(page);
      return cutTexts(page);
    };
    await expect.poll(findCut, { message: `cut at ${width} px` }).toEqual([]);
    if (width !== size.width) await keepScreenshot(page, test.info(), String(width));
  }
}

/**
 * Nothing that the rules of WCAG 2.2 AA find, in light and in dark; one h1, before any other heading; a title; nothing
 * cut at any width. A window as tall as the page loads the list's next pages, so what is found is looked at again: what
 * was only on its way is gone then.
 */
export async function expectGoodScreen(page: Page) {
  // Toasts come and go: a screen is looked at without them.
  await expect(page.locator('.mantine-Notification-root')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('h1, h2, h3, h4').first()).toHaveJSProperty('tagName', 'H1');
  await expect(page).toHaveTitle(/Hearth/);
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  await showWhole(page, size);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    // Light and dark differ in nothing but their colours.
    const rules = colorScheme === 'light' ? WCAG : ['color-contrast', 'link-in-text-block'];
    const findViolations = async () => {
      await showAddition(page);
      await page.evaluate(() => window.scrollTo(0, 0));
      return violationsOf(page, rules);
    };
    await keepScreenshot(page, test.info(), colorScheme);
    await expect.poll(findViolations, { message: colorScheme, timeout: 120_000 }).toEqual([]);
  }
  await expectNothingCut(page, size);
  await page.setViewportSize(size);
}
