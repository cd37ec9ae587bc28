import { expect, test } from '@playwright/test';
import { allMails } from '../mails.ts';
import { keepScreenshot } from './keep-screenshot.ts';
import { violationsOf } from './violations.ts';

/** Of the mails that the demo has sent, one of each kind: what stands before the first number, name or quotation. */
const kindOf = (subject: string): string => subject.split(/[\d“:]/)[0] ?? '';

test('mails: one of each kind, in light and in dark', async ({ page }) => {
  const mails = await allMails(page);
  const kinds = new Map(mails.map((mail) => [kindOf(mail.subject), mail]));
  expect(kinds.size).toBeGreaterThan(1);
  for (const { subject, html } of kinds.values())
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setContent(html);
      await expect(page, subject).toHaveTitle(subject);
      const isDark = await page.evaluate(
        () => getComputedStyle(document.body).backgroundColor === 'rgb(23, 20, 18)',
      );
      expect(isDark, `${subject} in ${colorScheme}`).toBe(colorScheme === 'dark');
      expect(
        await violationsOf(page, ['color-contrast', 'link-in-text-block', 'image-alt']),
        subject,
      ).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `${subject} scrolls sideways`,
      ).toBeLessThanOrEqual(0);
      await keepScreenshot(page, test.info(), `${kindOf(subject).trim()} ${colorScheme}`);
    }
});
